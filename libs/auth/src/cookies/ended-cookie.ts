import { createHash } from 'node:crypto'
import type { Claims } from '../claims/claims.ts'
import type { Session } from '../session/session.ts'
import type { CookieJar } from './cookie-jar.ts'

/**
 * Records in the browser that a session was ended.
 *
 * A refresh that was in progress while the visitor signed out is answered later, and its cookies would sign
 * the visitor in again. The mark outlives any token such a response can carry, and works across processes
 * that share nothing.
 */
export function markEnded(jar: CookieJar, key: string, claims: Claims, session: Session): void {
  jar.set({ name: key, value: tag(claims), maxAgeSeconds: Math.ceil(session.lifetimeSeconds) + 120 })
}

/** Tells whether the session of these claims was ended in this browser. */
export function wasEnded(jar: CookieJar, key: string, claims: Claims): boolean {
  return jar.get(key) === tag(claims)
}

/** Clears the mark for a new session that cannot be told apart from the ended one. */
export function forgetEnded(jar: CookieJar, key: string, claims: Claims): void {
  if (wasEnded(jar, key, claims)) jar.remove(key)
}

function tag(claims: Claims): string {
  const identity = claims.session_id ?? claims.sub
  return createHash('sha256').update(identity).digest('base64url').slice(0, 22)
}
