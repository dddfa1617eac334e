import type { Claims } from '@house-edge/auth'
import type { Failure, listFactors } from '@house-edge/auth/server'

/** What the auth service says of a session. */
interface Standing {
  /** A failure when it is not known. */
  standing: 'complete' | 'owes-second-factor' | Failure
  /** With the address of the account as it is now, which may have changed on another device. */
  claims: Claims
}

/**
 * Whether a session still exists, and whether it owes a second factor. A session that has shown its second
 * factor owes nothing, so only its end has to be checked.
 *
 * @param listed The result of `listFactors`.
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
