import { describe, expect, it } from 'vitest'
import { payoutFields, payoutWords, readPayoutHours } from './payout-time.ts'

describe('readPayoutHours', () => {
  it.each([
    ['', '', null],
    [' 4 ', 'days', 96],
    ['0', 'hours', 0],
    ['30', 'hours', 30],
    ['365', 'days', 8760],
  ])('takes %j %s for %s hours', (time, unit, hours) => {
    expect(readPayoutHours(time, unit)).toBe(hours)
  })

  it.each([
    ['366', 'days', 'payout-time'],
    ['8761', 'hours', 'payout-time'],
    ['2.5', 'days', 'payout-time'],
    ['-1', 'hours', 'payout-time'],
    ['four', 'days', 'payout-time'],
    ['', 'days', 'payout-time'],
    ['2', '', 'payout-unit'],
    ['2', 'weeks', 'payout-unit'],
  ])('refuses %j %s at the field %s', (time, unit, field) => {
    expect(readPayoutHours(time, unit)).toMatchObject({ field })
  })
})

describe('payoutFields', () => {
  it('choose no unit for a reader', () => {
    expect(payoutFields(null)).toEqual({ 'payout-time': '', 'payout-unit': '' })
  })

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
