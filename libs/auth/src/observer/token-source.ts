import { type Clock, systemClock } from '../clock/clock.ts'
import type { AccessTokenResponse } from '../operations/script-endpoints.ts'
import { isRefreshDue } from '../clock/refresh-schedule.ts'

/**
 * Gets the access token for scripts from this site's own server. The token is kept in memory until a
 * refresh is due; concurrent callers share one request. The refresh token never leaves the server.
 *
 * @returns `null` when the visitor is not signed in, or when that cannot be determined.
 */
export function createTokenSource(options: {
  endpoint: string
  fetch?: typeof fetch
  clock?: Clock
}): () => Promise<string | null> {
  const { clock = systemClock } = options
  let known: AccessTokenResponse | undefined
  let asking: Promise<string | null> | undefined

  return () => {
    if (known?.accessToken && !isRefreshDue(known.expiresAt, clock.now()))
      return Promise.resolve(known.accessToken)
    asking ??= ask().finally(() => {
      asking = undefined
    })
    return asking
  }

  async function ask(): Promise<string | null> {
    try {
      const request = options.fetch ?? fetch
      const response = await request(options.endpoint, { method: 'POST', cache: 'no-store' })
      known = response.ok ? ((await response.json()) as AccessTokenResponse) : undefined
    } catch {
      known = undefined
    }
    return known?.accessToken ?? null
  }
}
