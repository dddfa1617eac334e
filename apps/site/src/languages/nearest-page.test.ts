import { describe, expect, it } from 'vitest'
import { nearestPage } from './nearest-page.ts'

describe('nearestPage', () => {
  it.each([
    ['de-at', '/casino-reviews/tide-clock', '/de/casino-tests', 'Casino-Tests'],
    ['de-at', '/casino-blog/find', '/de/casino-magazin', 'Magazin'],
    ['ar-ae', '/de/casino-tests/tide-clock', '/ar/casino-reviews', 'مراجعات الكازينوهات'],
    ['en-gb', '/de/casino-magazin/roulette', '/casino-blog', 'The blog'],
    ['de-at', '/people/tobias-wren', '/de/personen', 'Personen'],
    ['ar-ae', '/de/zahlungswege/satchel', '/ar/payment-methods', 'طرق الدفع'],
    ['de-at', '/about', '/de', 'Startseite'],
  ] as const)('leads %s readers of %s to %s', (lang, path, nearest, name) => {
    expect(nearestPage(lang, path)).toEqual({ path: nearest, name })
  })
})
