import { type Claims, findClaims } from '../claims/claims.ts'

/** Which sessions to end: this one, all others, or all. */
export type SignOutScope = 'local' | 'others' | 'global'

/** Whose session it is, and which of theirs. */
export type SessionOwner = Pick<Claims, 'sub' | 'session_id'>

/**
 * Reads the owner out of an access token without verifying it. Good enough for removing a session, never
 * for identifying anybody.
 */
export function findOwner(accessToken: string): SessionOwner | undefined {
  const claims = findClaims(accessToken)
  return claims && { sub: claims.sub, session_id: claims.session_id }
}

/** Tells whether a session is among those that end when `by` signs out like this. */
export function isEnded(session: SessionOwner, by: SessionOwner, scope: SignOutScope): boolean {
  const isSame = session.session_id === by.session_id
  return session.sub === by.sub && (scope === 'global' || isSame === (scope === 'local'))
}
