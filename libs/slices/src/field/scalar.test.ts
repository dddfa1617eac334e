import { describe, expect, it } from 'vitest'
import { readBoolean, readChoice, readDay, readNumber, readText } from './scalar.ts'

describe('readText', () => {
  it('keeps the words and drops the blanks around them', () => {
    expect(readText('  Copper Lantern \n')).toBe('Copper Lantern')
  })

  it.each(['', '   ', null, undefined, 7, {}, []])('has no text in %j', (value) => {
    expect(readText(value)).toBeUndefined()
  })
})

describe('readNumber', () => {
  it('keeps what lies within the range and nothing else', () => {
    expect(readNumber(18, { min: 18, max: 25 })).toBe(18)
    expect(readNumber(17, { min: 18, max: 25 })).toBeUndefined()
  })

  it.each([NaN, Infinity, -Infinity, '1e999', '5', null])('has no number in %j', (value) => {
    expect(readNumber(value)).toBeUndefined()
  })
})

describe('readBoolean', () => {
  it('does not take silence for no', () => {
    expect(readBoolean(null)).toBeUndefined()
    expect(readBoolean('false')).toBeUndefined()
    expect(readBoolean(false)).toBe(false)
  })
})

describe('readChoice', () => {
  it('takes only what the select offers', () => {
    expect(readChoice('guide', ['guide', 'news'])).toBe('guide')
    expect(readChoice('constructor', ['guide', 'news'])).toBeUndefined()
  })
})

describe('readDay', () => {
  it('keeps a day of the calendar', () => {
    expect(readDay('2028-02-29')).toBe('2028-02-29')
  })

  it.each(['2026-02-30', '0000-00-00', '9999-12-31', '2026-1-1', '2026-10-14T10:00:00Z', null])(
    'has no day in %j',
    (value) => {
      expect(readDay(value)).toBeUndefined()
    },
  )
})
