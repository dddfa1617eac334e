import { describe, expect, it } from 'vitest'
import { payoutFields, payoutWords, readPayoutHours } from './payout-time.ts'

describe('readPayoutHours', () => {
  it.each([
    ['', 'days', null],
    [' 4 ', 'days', 96],
    ['0', 'hours', 0],
    ['30', 'hours', 30],
    ['365', 'days', 8760],
    ['366', 'days', undefined],
    ['8761', 'hours', undefined],
    ['2.5', 'days', undefined],
    ['-1', 'hours', undefined],
    ['four', 'days', undefined],
  ])('takes %j %s for %s hours', (time, unit, hours) => {
    expect(readPayoutHours(time, unit)).toBe(hours)
  })
})

describe('payoutFields', () => {
  it.each([null, 0, 1, 24, 30, 96, 8760])('say what was told: %s hours', (hours) => {
    const fields = payoutFields(hours)
    expect(readPayoutHours(fields['payout-time'], fields['payout-unit'])).toBe(hours)
  })
})

describe('payoutWords', () => {
  it.each([
    [0, 'less than an hour'],
    [1, '1 hour'],
    [24, '1 day'],
    [30, '30 hours'],
    [96, '4 days'],
  ])('says %s hours as %s', (hours, words) => {
    expect(payoutWords(hours)).toBe(words)
  })
})
