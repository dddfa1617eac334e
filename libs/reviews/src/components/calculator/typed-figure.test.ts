import { describe, expect, it } from 'vitest'
import { speak } from '@house-edge/ui/language'
import { wageringSaid } from './calculator-words.ts'
import { readTypedFigure } from './typed-figure.ts'

describe('readTypedFigure', () => {
  it.each([
    [' 12.5 ', 12.5],
    ['12,5', 12.5],
    ['1,000', 1000],
    ['1,234.50', 1234.5],
    ['£50', 50],
    ['0', 0],
  ])('reads %j as a figure', (text, figure) => {
    expect(readTypedFigure(text, 1_000_000, wageringSaid())).toEqual({ figure })
  })

  it.each([
    ['de-AT', '1.000', 1000],
    ['de-AT', '1 234,50', 1234.5],
    ['de-AT', '12,5', 12.5],
    ['de-AT', '12.5', 12.5],
    ['de-AT', '0,125', 0.125],
    ['ar-AE', '١٢٫٥', 12.5],
    ['ar-AE', '1,000', 1000],
  ])('reads in %s %j as a figure', (language, text, figure) => {
    speak(language)
    expect(readTypedFigure(text, 1_000_000, wageringSaid())).toEqual({ figure })
    speak(undefined)
  })

  it.each([
    ['', 'Enter a figure.'],
    ['abc', 'Enter a figure, such as 50 or 12.50.'],
    ['1e9', 'Enter a figure, such as 50 or 12.50.'],
    ['0x10', 'Enter a figure, such as 50 or 12.50.'],
    ['-5', 'Enter 0 or more.'],
    ['−5', 'Enter 0 or more.'],
    ['99999999999999', 'Enter 1,000,000 at most.'],
  ])('says what is wrong with %j', (text, problem) => {
    expect(readTypedFigure(text, 1_000_000, wageringSaid())).toEqual({ problem })
  })
})
