import { describe, expect, it } from 'vitest'
import { dateWords } from './date-words.ts'

describe('dateWords', () => {
  it('says a day in words', () => {
    expect(dateWords('2026-10-14')).toBe('14 October 2026')
  })

  it('says a moment’s day in universal time', () => {
    expect(dateWords('2026-10-14T23:30:00+0000')).toBe('14 October 2026')
    expect(dateWords('2026-10-14T23:30:00-04:00')).toBe('15 October 2026')
  })

  it.each([
    '0000-00-00',
    '9999-12-31',
    '2026-02-30',
    '2026-13-01',
    '2026-1-1',
    'tomorrow',
    '',
    20261014,
    null,
  ])('says nothing about %j', (date) => {
    expect(dateWords(date)).toBeUndefined()
  })
})
