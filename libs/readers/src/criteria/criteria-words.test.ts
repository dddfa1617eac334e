import { speak } from '@house-edge/ui/language'
import { afterEach, describe, expect, it } from 'vitest'
import { averageFacts, averageWords, correctableWords, criterionWords, markWords } from './criteria-words.ts'
import { correctable, criteria } from './criteria.ts'

afterEach(() => speak(undefined))

describe('correctableWords', () => {
  it('lets moderators ask about each mark', () => {
    for (const name of criteria) expect(correctableWords(name)).toBe(criterionWords(name))
    for (const name of correctable) expect(correctableWords(name)).not.toBe(name)
  })

  it.each(['toString', 'never-asked'])('says %s as it is', (name) => {
    expect(correctableWords(name)).toBe(name)
  })
})

describe('markWords', () => {
  it('says a mark in the language of the page', () => {
    expect(markWords(4)).toBe('4 of 5: good')
    speak('de-AT')
    expect(markWords(4)).toBe('4 von 5: gut')
  })
})

describe('averageWords', () => {
  const sums = { payouts: 8, terms: 4, support: 10, games: 7 }

  it('counts readers as the language of the page does', () => {
    expect([averageWords(sums, 2), averageFacts(sums, 2)[0]]).toEqual([
      '3.6 of 5 from 2 readers',
      { label: 'Payouts', value: '4.0 of 5' },
    ])
    speak('ar-AE')
    expect(averageWords(sums, 2)).toBe('3.6 من 5 من قارئين')
    speak('de-AT')
    expect(averageFacts(sums, 2)[0]).toEqual({ label: 'Auszahlungen', value: '4,0 von 5' })
  })
})
