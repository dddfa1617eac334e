/** A session is refreshed when its access token has less than this left. */
export const refreshMarginMs = 90_000

/** How often a page that stays open looks whether a refresh is due. */
export const refreshCheckMs = 30_000

const firstPauseMs = 200
const longestPauseMs = 30_000

/** How long to wait after a failure: 200 ms × 2ⁿ, at most 30 s. `attempt` counts from 0. */
export function backoffMs(attempt: number): number {
  return Math.min(firstPauseMs * 2 ** Math.min(attempt, 16), longestPauseMs)
}

/** Tells whether so little is left of an access token that it is time to refresh. */
export function isRefreshDue(expiresAtSeconds: number, nowMs: number): boolean {
  return expiresAtSeconds * 1000 - nowMs < refreshMarginMs
}
