import { readDay } from '@house-edge/slices/reading'

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
  return dayAfter(verified, freshDays + 1)
}

function dayAfter(day: string, days = 1): string {
  return new Date(Date.parse(day) + days * dayMs).toISOString().slice(0, 10)
}

/** The part of an offer that says when it can be taken up. */
interface Dated extends Verified {
  readonly valid_from?: unknown
  readonly valid_to?: unknown
}

/**
 * The first day on which what is shown of an offer is so no more: it has begun or ended, or its terms were not read since.
 * One that had ended by `today` is shown for the record, as long as its terms are fresh.
 */
export function shownUntil(bonus: Dated, today: string): string | undefined {
  const lastDay = readDay(bonus.valid_to)
  const days = [
    beginsOn(bonus, today),
    staleFrom(bonus),
    lastDay === undefined || lastDay < today ? undefined : dayAfter(lastDay),
  ]
  return days.filter((day) => day !== undefined).toSorted()[0]
}

/** The day on which an offer begins. `undefined`: it has begun. */
export function beginsOn(bonus: Pick<Dated, 'valid_from'>, today: string): string | undefined {
  const firstDay = readDay(bonus.valid_from)
  return firstDay !== undefined && today < firstDay ? firstDay : undefined
}

/** The first day on which an offer is not current any more: it has ended, or its terms were not read since. */
export function currentUntil({ valid_to, last_verified }: Dated): string | undefined {
  return shownUntil({ valid_to, last_verified }, '')
}

/** Whether the terms of an offer were read lately enough to show it. */
export function isFresh(bonus: Verified, today: string): boolean {
  const day = staleFrom(bonus)
  return day === undefined || today < day
}
