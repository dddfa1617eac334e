import type { AuthSetup } from '../auth/auth-setup.ts'
import { decodeJson } from '../cookies/base64url.ts'
import { findClaims } from '../claims/claims.ts'
import type { CookieJar } from '../cookies/cookie-jar.ts'
import { findReturnPath } from '../cookies/return-to-cookie.ts'
import { decideReturnPath } from '../sign-in/return-path.ts'
import { forgetEnded, markEnded } from '../cookies/ended-cookie.ts'
import { readSessionCookie, removeSessionCookie, writeSessionCookie } from '../cookies/session-cookie.ts'
import { SessionTooLargeError } from '../errors/session-errors.ts'
import type { OperationContext } from '../operations/operation-context.ts'
import { failWith } from '../operations/outcome.ts'
import { openSession, type OpenedSession, verifyFresh } from '../session/open-session.ts'
import type { Session } from '../session/session.ts'

/** This request's session: opened at most once, changed by operations, written to the jar. */
export function createVisitorSession(setup: AuthSetup, jar: CookieJar, request: Request): OperationContext {
  const { names, secret } = setup
  const visitorAddress = setup.visitorAddress?.(request)
  let opened: Promise<OpenedSession> | undefined

  return {
    open() {
      opened ??= openSession(jar, setup, {
        refresher: setup.refresher,
        clock: setup.clock,
        waitMs: setup.waitMs,
        visitorAddress,
        onIssue: setup.tokenClock.observeIssue,
      }).then(settle)
      return opened
    },

    async adopt(session) {
      const verdict = await verifyFresh(session, setup, setup.tokenClock.observeIssue)
      if (verdict.kind === 'invalid' || verdict.kind === 'untimely') {
        const error = verdict.kind === 'invalid' ? verdict.error : undefined
        setup.notify({ kind: 'foreign-token', ...(error ? { error } : {}) })
        return failWith('auth/unavailable', error)
      }
      const problem = store(session)
      if (problem) return failWith('auth/unavailable', problem)
      if (verdict.kind === 'valid') {
        forgetEnded(jar, names.ended, verdict.claims)
        const visitor = { state: 'signed-in', claims: verdict.claims } as const
        opened = Promise.resolve({ visitor, session, cookies: 'leave' })
      } else {
        const visitor = { state: 'unknown', why: 'service-unavailable' } as const
        opened = Promise.resolve({ visitor, session, cookies: 'leave' })
      }
      return undefined
    },

    async drop() {
      const stored = readSessionCookie(jar, names.session, secret)
      if (stored.kind === 'session') {
        // Unverified is good enough to end with: the mark only ever signs this browser out.
        const claims = findClaims(decodeJson(stored.session.accessToken.split('.')[1] ?? ''))
        if (claims) markEnded(jar, names.ended, claims, stored.session)
      }
      removeSessionCookie(jar, names.session)
      opened = Promise.resolve({ visitor: { state: 'signed-out', why: 'ended' }, cookies: 'leave' })
    },

    call: (call) => setup.service.call({ ...call, visitorAddress }),
    now: () => setup.clock.now(),
    afterLinkUrl() {
      const { afterSignIn: fallback, neverReturnTo: never } = setup
      const path = decideReturnPath(findReturnPath(jar, names.returnTo), { fallback, never })
      return new URL(path, setup.siteOrigin).href
    },
  }

  function settle(found: OpenedSession): OpenedSession {
    if (found.cookies === 'remove') {
      removeSessionCookie(jar, names.session)
      setup.notify({
        kind: 'session-dropped',
        visitor: found.visitor,
        ...(found.error ? { error: found.error } : {}),
      })
    }
    if (found.cookies === 'write' && found.session) {
      const problem = store(found.session)
      if (problem) setup.notify({ kind: 'session-not-stored', error: problem })
    }
    return found
  }

  function store(session: Session): SessionTooLargeError | undefined {
    try {
      writeSessionCookie(jar, names.session, session, secret)
      return undefined
    } catch (problem) {
      if (problem instanceof SessionTooLargeError) return problem
      throw problem
    }
  }
}
