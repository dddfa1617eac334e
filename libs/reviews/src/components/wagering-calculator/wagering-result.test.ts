import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { speak } from '@house-edge/ui/language'
import { afterEach, describe, expect, it } from 'vitest'
import { wageringSaid } from '../calculator/calculator-words.ts'
import { WageringResult } from './wagering-result.tsx'

const terms = {
  bonus: 100,
  deposit: 50,
  multiple: 30,
  base: 'bonus',
  tables: 100,
  largestBet: 0,
  largestWin: 0,
} as const
const shown = (given: object) =>
  renderToStaticMarkup(
    createElement(WageringResult, { said: wageringSaid(), terms: { ...terms, ...given }, currency: 'GBP' }),
  )

afterEach(() => speak(undefined))

describe('WageringResult', () => {
  it('says it in the language of the page', () => {
    speak('de-AT')
    expect(shown({ tables: 12.5 })).toMatch(
      /Um aus einem Bonus von £\s100 Geld zu machen, müssen Sie <strong>£\s3\.000<\/strong> einsetzen: 30-\u2060mal den Bonus\./,
    )
    expect(shown({ tables: 12.5 })).toMatch(/Roulette mit einer Null, zu 12,5\s%/)
    speak('ar-AE')
    expect(shown({ multiple: 1 })).toContain('أي مرة واحدة المكافأة.')
  })

  it('writes its figures by its words where a server has not said the language, as in an island', () => {
    speak('de-AT')
    const said = wageringSaid()
    speak(undefined)
    const html = renderToStaticMarkup(
      createElement(WageringResult, { said, terms: { ...terms, tables: 12.5 }, currency: 'GBP' }),
    )
    expect(html).toMatch(/<strong>£\s3\.000<\/strong>/)
    expect(html).toMatch(/zu 12,5\s% gezählt/)
  })

  it('names what is multiplied', () => {
    expect(shown({})).toMatch(/£3,000<\/strong>: 30 times the bonus\./)
    expect(shown({ base: 'bonus and deposit', multiple: 1 })).toMatch(
      /£150<\/strong>: 1 time the bonus and the £50 you deposit\./,
    )
  })

  it('marks what is less than nothing as a loss', () => {
    expect(shown({ multiple: 30 })).toContain('data-sign="loss">−£')
    expect(shown({ multiple: 1 })).not.toContain('data-sign="loss"')
  })
  it('shows no gain of an offer that nobody can clear', () => {
    const html = shown({ multiple: 300, tables: 0 })
    expect(html).not.toContain('data-sign="gain"')
    expect(html.match(/data-sign="loss">Nothing</g)).toHaveLength(3)
  })

  it('names the largest bet and the largest win', () => {
    expect(shown({ largestBet: 5, largestWin: 20 })).toContain(
      'At the largest bet that is 600 spins of a slot. No more than £20 may be taken out.',
    )
  })
})
