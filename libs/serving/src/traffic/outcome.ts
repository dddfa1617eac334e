import type { ServerResponse } from 'node:http'

/**
 * What became of a request.
 *
 * - `hit`: answered from memory at once.
 * - `rendered`: waited for a page that was made for it and is kept for those who come after it.
 * - `asked`: rendered for this request alone, by the framework or by this server.
 * - `refused`: refused by a limit or a rule, or because there was no room.
 * - `held`: the page was not ready in time, and the visitor was shown the last good one, or 503.
 */
export const outcomes = ['hit', 'rendered', 'asked', 'refused', 'held'] as const

/** See {@link outcomes}. */
export type Outcome = (typeof outcomes)[number]

const noted = Symbol('outcome')
type Noted = ServerResponse & { [noted]?: Outcome }

/** Notes what becomes of a request. What was noted first stays. */
export function noteOutcome(response: ServerResponse, outcome: Outcome): void {
  ;(response as Noted)[noted] ??= outcome
}

/** What was noted. `undefined`: nothing was. */
export function outcomeOf(response: ServerResponse): Outcome | undefined {
  return (response as Noted)[noted]
}
