import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { speak } from '@house-edge/ui/language'
import { wageringSaid } from './calculator-words.ts'
import { figuresOf, useFigures } from './use-figures.ts'

const asked = { hours: { first: 3, most: 24 } }

function typedHours(chosen: number | undefined, given?: Record<string, string>): string {
  const Shown = () => useFigures(asked, { hours: chosen }, given, wageringSaid()).typed.hours
  return renderToStaticMarkup(createElement(Shown))
}

describe('useFigures', () => {
  it('begins with the figure that was chosen', () => {
    expect(typedHours(24)).toBe('24')
    expect(typedHours(0)).toBe('0')
  })

  it.each([undefined, 25, -1, Number.NaN])('begins with its own figure instead of %s', (chosen) => {
    expect(typedHours(chosen)).toBe('3')
  })

  it('writes it as the page’s readers do', () => {
    speak('de-AT')
    expect(typedHours(2.5)).toBe('2,5')
    speak(undefined)
  })

  it('writes it by the words of the calculator where a server has not said the language', () => {
    speak('de-AT')
    const said = wageringSaid()
    speak(undefined)
    const Shown = () => useFigures(asked, { hours: 2.5 }, undefined, said).typed.hours
    expect(renderToStaticMarkup(createElement(Shown))).toBe('2,5')
  })

  it('keeps what a visitor typed, figure or not', () => {
    expect(typedHours(5, { hours: '25 or so' })).toBe('25 or so')
  })
})

describe('figuresOf', () => {
  it('has none when one is wrong', () => {
    expect(figuresOf({ a: { figure: 1 }, b: { figure: 0 } })).toEqual({ a: 1, b: 0 })
    expect(figuresOf({ a: { figure: 1 }, b: { problem: 'Enter a number.' } })).toBeUndefined()
  })
})
