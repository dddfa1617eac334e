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
 * @returns Hours, `null` when nothing was typed, `undefined` when it is no such number.
 */
export function readPayoutHours(time: string, unit: string): number | null | undefined {
  const typed = time.trim()
  if (typed === '') return null
  if (!/^\d{1,4}$/.test(typed)) return undefined
  const hours = Number(typed) * (unit === 'days' ? 24 : 1)
  return hours <= longestHours ? hours : undefined
}

/** The fields of a form that is filled in again. Whole days are shown as days, as they were probably typed. */
export function payoutFields(hours: number | null): PayoutFields {
  if (hours === null) return { 'payout-time': '', 'payout-unit': 'days' }
  const isDays = hours > 0 && hours % 24 === 0
  return { 'payout-time': `${isDays ? hours / 24 : hours}`, 'payout-unit': isDays ? 'days' : 'hours' }
}

export function payoutWords(hours: number): string {
  if (hours === 0) return 'less than an hour'
  const { 'payout-time': time, 'payout-unit': unit } = payoutFields(hours)
  return `${time} ${time === '1' ? unit.slice(0, -1) : unit}`
}
