import { describe, expect, it } from 'vitest'
import { isNotCanonical } from './is-not-canonical.ts'
import { readPage } from './read-page.ts'
import { boundedQuestion, longestQuestion } from './search-question.ts'

describe('readPage', () => {
  it.each(['0', '-1', '1.5', 'two', '', '99999'])('reads the first page from %j', (asked) => {
    expect(readPage(asked)).toBe(1)
  })

  it('reads the number of a page', () => {
    expect([readPage('2'), readPage('120')]).toEqual([2, 120])
  })
})

describe('isNotCanonical', () => {
  it('knows the canonical address of a question alone', () => {
    expect(isNotCanonical({ q: 'odds' }, '/find', '/find?q=odds')).toBe(false)
    expect(isNotCanonical({ q: 'odds', empty: '' }, '/find', '/find?q=odds')).toBe(true)
    expect(isNotCanonical({ q: ['odds', 'a'] }, '/find', '/find?q=odds')).toBe(true)
  })
})

describe('boundedQuestion', () => {
  it('cuts what costs more than it finds', () => {
    expect(boundedQuestion('  fast   payouts ')).toBe('fast payouts')
    expect(boundedQuestion('a '.repeat(99)).split(' ')).toHaveLength(8)
    expect(boundedQuestion('a'.repeat(999))).toHaveLength(longestQuestion)
  })
})
