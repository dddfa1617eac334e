import { readDay } from '../field/scalar.ts'

/** For how many days an offer is shown after its terms were read: later they may have changed. */
export const freshDays = 30
const dayMs = 86_400_000

/** The part of an offer that says when its terms were read. */
interface Verified {
  readonly last_verified?: unknown
}

/** The first day on which an offer is not shown any more, because its terms were not read since; `undefined` where the document does not say when they were. */
export function staleFrom(bonus: Verified): string | undefined {
  const verified = readDay(bonus.last_verified)
  if (verified === undefined) return undefined
  return new Date(Date.parse(verified) + (freshDays + 1) * dayMs).toISOString().slice(0, 10)
}

/** Whether the terms of an offer were read lately enough to show it. */
export function isFresh(bonus: Verified, today: string): boolean {
  const day = staleFrom(bonus)
  return day === undefined || today < day
}
