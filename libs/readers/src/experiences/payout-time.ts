import { words } from '../words/words.ts'

/** A year. The database refuses more. */
const longestHours = 8_760

/** How long a payout took, as two fields of a form. */
export interface PayoutFields {
  'payout-time': string
  'payout-unit': string
}

/**
 * Reads how long a payout took: a whole number of hours or days.
 *
 * @returns Hours; `null` when nothing was typed or chosen; or what is wrong with which field.
 */
export function readPayoutHours(
  time: string,
  unit: string,
): number | null | { field: keyof PayoutFields; reason: string } {
  const typed = time.trim()
  if (typed === '' && unit === '') return null
  if (!/^\d{1,4}$/.test(typed)) return { field: 'payout-time', reason: 'payout' }
  if (unit !== 'hours' && unit !== 'days') return { field: 'payout-unit', reason: 'payout-unit' }
  const hours = Number(typed) * (unit === 'days' ? 24 : 1)
  return hours <= longestHours ? hours : { field: 'payout-time', reason: 'payout' }
}

/**
 * The fields of a form that is filled in again. Whole days are shown as days, as they were probably typed. No unit is
 * chosen for a reader: two hours would be told as two days.
 */
export function payoutFields(hours: number | null): PayoutFields {
  if (hours === null) return { 'payout-time': '', 'payout-unit': '' }
  const isDays = hours > 0 && hours % 24 === 0
  return { 'payout-time': `${isDays ? hours / 24 : hours}`, 'payout-unit': isDays ? 'days' : 'hours' }
}

/** How long a payout took, in the words of the page. */
export function payoutWords(hours: number): string {
  const { lessThanAnHour, hours: inHours, days } = words().experiences
  if (hours === 0) return lessThanAnHour
  const { 'payout-time': time, 'payout-unit': unit } = payoutFields(hours)
  return unit === 'days' ? days(Number(time)) : inHours(Number(time))
}
