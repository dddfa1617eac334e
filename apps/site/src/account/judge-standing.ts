import type { Claims } from '@house-edge/auth'
import type { Failure, listFactors } from '@house-edge/auth/server'

/** What the auth service says of a session. */
export interface Standing {
  /** A failure when nobody can tell, which is not a yes. */
  standing: 'complete' | 'owes-second-factor' | Failure
  /** With the address of the account as it is now, which may have changed on another device. */
  claims: Claims
}

/**
 * Whether a session still stands, and owes a second factor. A session that has
 * shown its second factor owes nothing, so that it needs the auth service for no
 * more than not having been ended.
 *
 * @param listed What `listFactors` said.
 */
export function judgeStanding(listed: Awaited<ReturnType<typeof listFactors>>, claims: Claims): Standing {
  if (!listed.ok)
    return {
      standing: claims.aal === 'aal2' && listed.code !== 'auth/session-lost' ? 'complete' : listed,
      claims,
    }
  const owes = listed.factors.some(({ type, isActive }) => isActive && type !== 'recovery_code')
  return {
    standing: owes && claims.aal !== 'aal2' ? 'owes-second-factor' : 'complete',
    claims: listed.email ? { ...claims, email: listed.email } : claims,
  }
}
