import type { Claims } from '@house-edge/auth'
import type { Exchange, Failure } from '@house-edge/auth/server'

/**
 * Whether a session still stands, and owes a second factor; a failure when
 * nobody can tell, which is not a yes. A session that has shown its second
 * factor owes nothing, so that it needs the auth service for no more than not
 * having been ended.
 */
export async function readStanding(
  exchange: Exchange,
  claims: Claims,
): Promise<'complete' | 'owes-second-factor' | Failure> {
  const listed = await exchange.secondFactor.list()
  if (claims.aal === 'aal2' && (listed.ok || listed.code !== 'auth/session-lost')) return 'complete'
  if (!listed.ok) return listed
  return listed.factors.some(({ type, isActive }) => isActive && type !== 'recovery_code')
    ? 'owes-second-factor'
    : 'complete'
}
