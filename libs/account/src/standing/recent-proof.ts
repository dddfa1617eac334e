import type { Claims } from '@house-edge/auth'

/** A minute less than the library allows, so that there is time to fill in the form. */
const recentSeconds = 9 * 60

/** Whether a visitor has proved their identity recently enough not to be asked before a form. */
export function hasRecentProof(claims: Claims, nowMs: number): boolean {
  return (claims.amr ?? []).some(
    ({ method, timestamp = 0 }) => method !== 'token_refresh' && nowMs / 1000 - timestamp <= recentSeconds,
  )
}
