import { describe, expect, it } from 'vitest'
import { countryNamedIn, readCountry } from './country-named.ts'

describe('countryNamedIn', () => {
  it.each([
    ['casinos in Ireland', 'IE'],
    ['IRISH offers', 'IE'],
    ['offers in Northern Ireland', 'GB'],
    ['best uk casino', 'GB'],
    ['casino United Kingdom payout', 'GB'],
    ['casinos germany', 'DE'],
    ['Cote d’Ivoire', 'CI'],
    ['Canada', 'CA'],
    ['casinos in Österreich', 'AT'],
    ['Vereinigtes Königreich', 'GB'],
    ['كازينو في أيرلندا', 'IE'],
  ])('finds the country of “%s”', (question, country) => {
    expect(countryNamedIn(question)).toBe(country)
  })

  it.each(['', '?!', 'tell us', 'french roulette', 'american roulette', 'brass orrery'])(
    'finds no country in “%s”',
    (question) => {
      expect(countryNamedIn(question)).toBeUndefined()
    },
  )
})

describe('readCountry', () => {
  it.each([
    ['ie', 'ie'],
    ['IE', 'ie'],
    [['ie', 'gb'], 'ie'],
    ['Ireland', 'ie'],
    ['uk', 'gb'],
    [undefined, undefined],
    ['', undefined],
    ['i1', undefined],
    ['../', undefined],
    ['zz', undefined],
    ['xx', undefined],
  ])('reads %j as %j', (asked, country) => {
    expect(readCountry(asked)).toBe(country)
  })
})
