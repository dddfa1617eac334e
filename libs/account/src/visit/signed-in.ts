/** Who is signed in, for pages that need no account but say so. @module */
import type { Claims, Visitor } from '@house-edge/auth'
import { listFactors } from '@house-edge/auth/server'
import type { AccountSettings } from '../settings/account-settings.ts'
import { judgeStanding } from '../standing/judge-standing.ts'

/** Somebody with a session. */
export interface SignedIn {
  claims: Claims
  /** The password is given, and the second factor of the account is not: no page of the account opens yet. */
  owesSecondFactor: boolean
}

/**
 * Finds out who is signed in; `undefined` for everybody else, and for who was signed out elsewhere. Sessions that have
 * not shown a second factor cost a call to the auth service. When it does not answer, the verified token is what is
 * known.
 *
 * @param request Of the page.
 * @param visitor As the session of the request says.
 */
export async function findSignedIn(
  { auth }: AccountSettings,
  request: Request,
  visitor: Visitor,
): Promise<SignedIn | undefined> {
  if (visitor.state !== 'signed-in') return undefined
  if (visitor.claims.aal === 'aal2') return { claims: visitor.claims, owesSecondFactor: false }
  const { standing, claims } = judgeStanding(await listFactors(auth.open(request)), visitor.claims)
  if (typeof standing === 'object' && standing.code === 'auth/session-lost') return undefined
  return { claims, owesSecondFactor: standing === 'owes-second-factor' }
}
