import { readChoice, readDay } from '@house-edge/slices/reading'

/** What is known of a licence, the most certain first: found in the register on a day, said by the casino alone, looked for in vain, taken away or given back. */
export const licenceStates = ['verified', 'claimed', 'not found', 'withdrawn'] as const

/** One of {@link licenceStates}. */
export type LicenceState = (typeof licenceStates)[number]

/**
 * What is known of a licence. One that says nothing of it, as documents from before the field do, is claimed, and so is one
 * that was verified on no day.
 */
export function licenceState(licence: {
  readonly state?: unknown
  readonly checked_on?: unknown
}): LicenceState {
  const state = readChoice(licence.state, licenceStates) ?? 'claimed'
  return state === 'verified' && readDay(licence.checked_on) === undefined ? 'claimed' : state
}
