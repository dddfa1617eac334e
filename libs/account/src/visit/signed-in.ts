/** Who is signed in, for pages that need no account but say so. @module */
import type { Claims } from '@house-edge/auth'
import { readVisitor } from '@house-edge/auth/next'
import { listFactors } from '@house-edge/auth/server'
import { headers } from 'next/headers'
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
 * @param path The page's own path.
 */
export async function findSignedIn(
  { auth, siteOrigin }: AccountSettings,
  path: string,
): Promise<SignedIn | undefined> {
  const visitor = await readVisitor(auth)
  if (visitor.state !== 'signed-in') return undefined
  if (visitor.claims.aal === 'aal2') return { claims: visitor.claims, owesSecondFactor: false }
  const request = new Request(new URL(path, siteOrigin), { headers: new Headers(await headers()) })
  const { standing, claims } = judgeStanding(await listFactors(auth.open(request)), visitor.claims)
  if (typeof standing === 'object' && standing.code === 'auth/session-lost') return undefined
  return { claims, owesSecondFactor: standing === 'owes-second-factor' }
}
