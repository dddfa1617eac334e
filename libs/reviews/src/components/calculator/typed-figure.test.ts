import { describe, expect, it } from 'vitest'
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
    expect(readTypedFigure(text, 1_000_000)).toEqual({ figure })
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
    expect(readTypedFigure(text, 1_000_000)).toEqual({ problem })
  })
})
