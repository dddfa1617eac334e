import { speak } from '@house-edge/ui/language'
import { afterEach, describe, expect, it } from 'vitest'
import { durationWords } from './duration-words.ts'
import { limitWords } from './limit-words.ts'
import { countriesWords, countryWords, listWords, stateWords } from './list-words.ts'

afterEach(() => speak('en-GB'))

describe('durationWords', () => {
  it.each([
    [0, 0, 'at once'],
    [0, 1, 'up to 1 hour'],
    [0.2, 3.5, 'up to 4 hours'],
    [1, 4, '1 to 4 hours'],
    [24, 24, '24 hours'],
    [undefined, 2, '2 hours'],
    [3, undefined, '3 hours'],
    [12, 60, '12 to 60 hours'],
    [24, 72, '24 to 72 hours'],
    [24, 96, '24 to 96 hours'],
    [0.5, 120, 'up to 5 days'],
    [5, 120, '5 hours to 5 days'],
    [20, 97, '20 hours to 5 days'],
    [24, 97, '1 to 5 days'],
    [9, 4, '4 hours'],
  ])('says %j to %j hours as "%s"', (fastest, slowest, words) => {
    expect(durationWords(fastest, slowest)).toBe(words)
  })

  it.each([
    [0, 2, 'حتى ساعتين'],
    [1, 2, 'من 1 إلى ساعتين'],
    [2, 120, 'من ساعتين إلى 5 أيام'],
    [0, 3, 'حتى 3 ساعات'],
    [2, 2, 'ساعتان'],
  ])('says %j to %j hours in Arabic as its prepositions ask', (fastest, slowest, said) => {
    speak('ar-AE')
    expect(durationWords(fastest, slowest)).toBe(said)
  })

  it('says nothing when neither is known', () => {
    expect(durationWords(undefined, undefined)).toBeUndefined()
  })
})

describe('limitWords', () => {
  it('says as much as is known', () => {
    expect(limitWords(10, 5000, 'GBP')).toBe('£10 to £5,000')
    expect(limitWords(10, undefined, 'GBP')).toBe('from £10')
    expect(limitWords(undefined, 5000, 'GBP')).toBe('up to £5,000')
    expect(limitWords(undefined, undefined, 'GBP')).toBeUndefined()
  })
})

describe('countryWords', () => {
  it('writes codes by name, others unchanged', () => {
    expect(countryWords('gb')).toBe('United Kingdom')
    expect(countryWords('Ruritania')).toBe('Ruritania')
    expect(countryWords(undefined)).toBeUndefined()
  })
})

describe('countriesWords', () => {
  it('joins names as a sentence would', () => {
    expect(countriesWords('GB, IE ,,FR')).toBe('United Kingdom, Ireland and France')
    expect(countriesWords(' , ')).toBeUndefined()
  })
})

describe('listWords', () => {
  it('skips what is missing', () => {
    expect(listWords(['a', undefined, 'b'])).toBe('a and b')
    expect(listWords([undefined])).toBeUndefined()
  })
})

describe('stateWords', () => {
  it('says of a place without a state that it is under the law of none', () => {
    expect(stateWords('AQ')).toBe('none: Antarctica belongs to no state')
    expect(stateWords('GB')).toBe('United Kingdom')
    expect(stateWords(undefined)).toBeUndefined()
    speak('de-AT')
    expect(stateWords('aq')).toBe('keines (Antarktis gehört zu keinem Staat)')
  })
})
