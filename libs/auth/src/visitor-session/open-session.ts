import type { Claims } from '../claims/claims.ts'
import type { TokenVerdict } from '../claims/verify-token.ts'
import { type Clock, waitAtMost } from '../clock/clock.ts'
import type { CookieJar } from '../cookies/cookie-jar.ts'
import type { CookieNames } from '../cookies/cookie-names.ts'
import { wasEnded } from '../cookies/ended-cookie.ts'
import { readSessionCookie } from '../cookies/session-cookie.ts'
import type { AuthError } from '../errors/auth-error.ts'
import type { CallOrigin } from '../service/auth-service.ts'
import type { Refresher } from './refresher.ts'
import { isRefreshDue } from '../clock/refresh-schedule.ts'
import type { Session } from '../session/session.ts'
import type { SignedOutReason, Visitor } from '../session/visitor.ts'

/** The state of a request's session, and what must happen to its cookies. */
export interface OpenedSession {
  visitor: Visitor
  /** The tokens behind a signed-in visitor. */
  session?: Session
  /** What to do to the cookies. */
  cookies: 'leave' | 'write' | 'remove'
  /** Why the session was dropped. */
  error?: AuthError
}

/** What opening a session needs. */
export interface SessionContext {
  names: CookieNames
  /** Seals cookies, so that forged ones are recognised. */
  secret: string | undefined
  previousSecret?: string | undefined
  verify: (accessToken: string) => Promise<TokenVerdict>
  /** The auth service's time in milliseconds. */
  now: () => number
}

/** What refreshing needs in addition. */
export interface RefreshContext {
  refresher: Refresher
  clock: Clock
  /** How long this request may wait for the auth service. */
  waitMs: number
  origin?: CallOrigin | undefined
}

/**
 * Finds out who is visiting, refreshing the session when that is due and possible.
 *
 * Identity comes from the verified access token alone. A session is worth a
 * call to the auth service when its token is genuine, or when this site's seal
 * is on the cookie; anything else is refused here.
 *
 * @param refresh Absent where cookies cannot be written; then nothing is refreshed.
 */
export async function openSession(
  jar: CookieJar,
  context: SessionContext,
  refresh: RefreshContext | undefined,
): Promise<OpenedSession> {
  const stored = readSessionCookie(jar, context.names.session, context.secret, context.previousSecret)
  if (stored.kind === 'none') return signedOut('no-session', 'leave')
  if (stored.kind === 'unreadable') return signedOut('unreadable', 'remove')
  const { session } = stored

  const startedAtMs = refresh?.clock.now() ?? 0
  const verdict = await context.verify(session.accessToken)
  if (verdict.kind === 'unavailable') return unknown('service-unavailable')
  if (verdict.kind === 'invalid') return { ...signedOut('invalid', 'remove'), error: verdict.error }
  if (verdict.kind === 'unknown-key') {
    if (stored.isVouched) return renew({ jar, context, refresh, startedAtMs, session })
    return signedOut('invalid', verdict.isCertain ? 'remove' : 'leave')
  }

  const { claims } = verdict
  if (wasEnded(jar, context.names.ended, claims)) return signedOut('ended', 'remove')
  if (verdict.kind === 'untimely') return renew({ jar, context, refresh, startedAtMs, session, claims })
  const current = signedIn(session, claims, 'leave')
  if (!isRefreshDue(claims.exp, context.now())) return current
  return renew({ jar, context, refresh, startedAtMs, session, claims, current })
}

interface Renewal {
  jar: CookieJar
  context: SessionContext
  refresh: RefreshContext | undefined
  /** The time spent waiting for keys counts as well. */
  startedAtMs: number
  session: Session
  /** The claims of the current token, when it is genuine. */
  claims?: Claims
  /** The result while the current token is still valid. */
  current?: OpenedSession
}

async function renew(renewal: Renewal): Promise<OpenedSession> {
  const { current, refresh } = renewal
  if (!refresh) return current ?? unknown('refresh-due')
  const { refresher, clock } = refresh
  const spentMs = clock.now() - renewal.startedAtMs
  // The machine's clock may be set meanwhile.
  const leftMs = spentMs < 0 ? refresh.waitMs : Math.max(0, refresh.waitMs - spentMs)
  const waitMs = current && refresher.isHopeless() ? 0 : leftMs
  const flight = refresher.refresh(renewal.session, refresh.origin)
  const waited = await waitAtMost(clock, flight, waitMs)
  if (!waited.inTime || waited.value.kind === 'kept') return current ?? unknown('service-unavailable')

  const result = waited.value
  if (result.kind === 'fresh') return adopt(renewal, result.session)
  if (result.kind === 'superseded') return current ?? signedOut('refused', 'leave', renewal.claims?.sub)
  return { ...signedOut('refused', 'remove', renewal.claims?.sub), error: result.error }
}

async function adopt(renewal: Renewal, fresh: Session): Promise<OpenedSession> {
  const { jar, context } = renewal
  const verdict = await context.verify(fresh.accessToken)
  // The keys are unavailable now. The tokens come from the auth service, so they are kept for later.
  if (verdict.kind === 'unavailable' || verdict.kind === 'unknown-key') {
    return { ...unknown('service-unavailable'), session: fresh, cookies: 'write' }
  }
  if (verdict.kind === 'invalid') return { ...signedOut('invalid', 'remove'), error: verdict.error }
  const { claims } = verdict
  if (renewal.claims && renewal.claims.sub !== claims.sub) return signedOut('invalid', 'remove')
  if (wasEnded(jar, context.names.ended, claims)) return signedOut('ended', 'remove')
  return signedIn(fresh, claims, 'write')
}

function signedIn(session: Session, claims: Claims, cookies: 'leave' | 'write'): OpenedSession {
  return { visitor: { state: 'signed-in', claims }, session, cookies }
}

function signedOut(why: SignedOutReason, cookies: 'leave' | 'remove', sub?: string): OpenedSession {
  return { visitor: { state: 'signed-out', why, ...(sub !== undefined && { sub }) }, cookies }
}

function unknown(why: 'service-unavailable' | 'refresh-due'): OpenedSession {
  return { visitor: { state: 'unknown', why }, cookies: 'leave' }
}
