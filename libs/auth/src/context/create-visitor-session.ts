import type { AuthSetup } from '../setup/auth-setup.ts'
import { findClaims } from '../claims/claims.ts'
import { waitAtMost } from '../clock/clock.ts'
import type { CookieJar } from '../cookies/cookie-jar.ts'
import { type DeviceCookie, findDevice, forgetDevice, rememberDevice } from '../cookies/device-cookie.ts'
import { forgetEnded, markEnded } from '../cookies/ended-cookie.ts'
import { rememberFlow, takeFlow } from '../cookies/flow-cookie.ts'
import { updateHint } from '../cookies/hint-cookie.ts'
import { findReturnPath, rememberReturnPath } from '../cookies/return-to-cookie.ts'
import { readSessionCookie, removeSessionCookie, writeSessionCookie } from '../cookies/session-cookie.ts'
import type { AuthError } from '../errors/auth-error.ts'
import { SessionMissingError, SessionTooLargeError } from '../errors/session-errors.ts'
import type { VisitorSession } from '../visitor-session/visitor-session.ts'
import { type Failure, failWith } from '../outcome/outcome.ts'
import type { CallOrigin, ServiceCall } from '../service/auth-service.ts'
import { endsSession } from '../visitor-session/drop-or-keep.ts'
import type { AuthEventName } from '../session/events.ts'
import { openSession, type OpenedSession, type RefreshContext } from '../visitor-session/open-session.ts'
import type { Session } from '../session/session.ts'
import type { SignedOutReason, Visitor } from '../session/visitor.ts'
import { outcomeOf, triedBy } from '../throttle/sign-in-attempts.ts'
import { decideReturnPath } from '../sign-in/return-path.ts'

/** This request's session: opened at most once, changed by operations, written to the jar. */
export function createVisitorSession(setup: AuthSetup, jar: CookieJar, request: Request): VisitorSession {
  const { names, secret, previousSecret } = setup
  const visitorAddress = setup.visitorAddress?.(request)
  const origin: CallOrigin = { visitorAddress, visitorAgent: agentOf(request) }
  const refreshing: RefreshContext = {
    refresher: setup.refresher,
    clock: setup.clock,
    waitMs: setup.waitMs,
    origin,
  }
  let opened: Promise<OpenedSession> | undefined

  const bringsCookies = jar.names().length > 0

  return {
    open,
    findBlocked: () => (setup.rule && !bringsCookies ? failWith('auth/cookies-blocked') : undefined),
    async adopt(session, event) {
      // Before the new session takes its place: afterwards nothing tells which one this browser had.
      const replaced = await open()
      await setup.learn(session)
      const failure = await adopt(session, event)
      if (!failure) await endReplaced(replaced)
      return failure
    },
    async renew(event) {
      const { session } = await open()
      if (!session) return
      const flight = setup.refresher.refresh(session, origin)
      const waited = await waitAtMost(setup.clock, flight, setup.waitMs)
      // The refresh goes on, and the next request finds its result.
      if (!waited.inTime) return
      if (waited.value.kind === 'fresh') await adopt(waited.value.session, event)
      if (waited.value.kind === 'dropped') lose(waited.value.error)
    },
    async drop() {
      drop('ended')
    },
    forget: (of, scope) => setup.refresher.forget(of, scope),
    async call(call) {
      const answer = await setup.service.call({ ...call, ...origin })
      const by = triedBy(call)
      if (by) setup.tried({ by, outcome: outcomeOf(answer) })
      if (answer.ok || !endsSession(answer.error) || !(await isOfThisSession(call))) return answer
      lose(answer.error)
      return { ok: false, error: new SessionMissingError({ cause: answer.error }) }
    },
    callLater: (call) => setup.later.call({ ...call, ...origin }),
    attempt(kind, subject) {
      const isCountedApart = setup.service.countsApart(origin)
      const device = findDevice(deviceCookie(), subject)
      const leave = setup.limits.take({ kind, subject, address: visitorAddress, isCountedApart, device })
      if (leave.isGranted) return leave
      setup.tried({ by: kind, outcome: 'limited' })
      return tooMany(leave.waitMs)
    },
    async rememberDevice() {
      const { visitor } = await open()
      if (visitor.state === 'signed-in') rememberDevice(deviceCookie(), visitor.claims)
    },
    forgetDevice: (sub) => forgetDevice(deviceCookie(), sub),
    reportUnsent: (error) => setup.notify({ kind: 'message-not-sent', error }),
    rememberFlow: (flow) => rememberFlow(jar, names.flow, flow),
    takeFlow: (id) => takeFlow(jar, names.flow, id),
    rememberReturnPath(path) {
      const wish = decideReturnPath(path, { fallback: '', never: setup.neverReturnTo })
      if (!setup.rule?.remember || wish === '') return
      // Chosen by an operation, so it is no step of a loop of redirects.
      rememberReturnPath(jar, names.returnTo, { path: wish, nowMs: setup.clock.now(), isBounce: false })
    },
    hasForeignFragment: false,
    now: setup.now,
    afterLinkUrl() {
      const { afterSignIn: fallback, neverReturnTo: never } = setup
      const path = decideReturnPath(findReturnPath(jar, names.returnTo), { fallback, never })
      return new URL(path, setup.siteOrigin).href
    },
    isCommonPassword: setup.isCommonPassword,
    siteName: setup.siteName,
    backendUrl: setup.backendUrl,
    siteOrigin: setup.siteOrigin,
  }

  function deviceCookie(): DeviceCookie {
    return { jar, key: names.device, secret, previousSecret, nowMs: setup.clock.now() }
  }

  function open(): Promise<OpenedSession> {
    opened ??= openSession(jar, setup, refreshing).then(settle)
    return opened
  }

  /**
   * A browser has one session. The previous one would stay in the visitor's list of sessions although
   * no browser has its tokens.
   */
  async function endReplaced({ visitor, session }: OpenedSession): Promise<void> {
    const now = (await open()).visitor
    if (visitor.state !== 'signed-in' || now.state !== 'signed-in' || !session) return
    const before = visitor.claims
    if (before.session_id === undefined || before.session_id === now.claims.session_id) return
    const { accessToken } = session
    // Local: sessions of the same account on other devices stay.
    const call = { method: 'POST', path: '/logout', query: { scope: 'local' }, accessToken } as const
    const answer = await setup.service.call({ ...call, ...origin })
    // The visitor has a new session already and does not wait for the end of the old one.
    if (!answer.ok && answer.error.isTransient) setup.later.call({ ...call, ...origin })
    setup.refresher.forget(before, 'local')
  }

  async function isOfThisSession({ accessToken, service }: ServiceCall): Promise<boolean> {
    // A refusal by another service, or of another token, says nothing about this session.
    if (accessToken === undefined || (service ?? 'auth/v1') !== 'auth/v1') return false
    return (await open()).session?.accessToken === accessToken
  }

  async function adopt(session: Session, event: AuthEventName): Promise<Failure | undefined> {
    const verdict = await setup.verify(session.accessToken)
    // Stored, it would be refused on the next request: the visitor would be signed in for one page.
    if (verdict.kind === 'invalid' || verdict.kind === 'untimely') {
      const error = verdict.kind === 'invalid' ? verdict.error : undefined
      setup.notify({ kind: 'foreign-token', ...(error ? { error } : {}) })
      return failWith('auth/unavailable', error)
    }
    const problem = store(session)
    if (problem) return failWith('auth/unavailable', problem)
    updateHint(jar, names.hint, { event, expiresAt: session.expiresAt })
    if (verdict.kind === 'valid') forgetEnded(jar, names.ended, verdict.claims)
    const visitor =
      verdict.kind === 'valid'
        ? ({ state: 'signed-in', claims: verdict.claims } as const)
        : ({ state: 'unknown', why: 'service-unavailable' } as const)
    opened = Promise.resolve({ visitor, session, cookies: 'leave' })
    return undefined
  }

  function settle(found: OpenedSession): OpenedSession {
    const { session, visitor, error } = found
    if (visitor.state === 'signed-out' && visitor.why === 'no-session') sayGoodbye()
    if (found.cookies === 'remove') {
      remove()
      // Logs name nobody.
      const told: Visitor =
        visitor.state === 'signed-out' ? { state: visitor.state, why: visitor.why } : visitor
      setup.notify({ kind: 'session-dropped', visitor: told, ...(error ? { error } : {}) })
    }
    if (found.cookies === 'write' && session) {
      const problem = store(session)
      if (problem) setup.notify({ kind: 'session-not-stored', error: problem })
      const { claims } = visitor.state === 'signed-in' ? visitor : {}
      // Parallel requests write the same refresh; with the same id, tabs see one event.
      const identity = `${claims?.session_id} ${session.expiresAt}`
      updateHint(jar, names.hint, { event: 'TOKEN_REFRESHED', expiresAt: session.expiresAt, identity })
    }
    return found
  }

  /** The auth service has ended the session, perhaps at the request of another browser. */
  function lose(error: AuthError): void {
    const visitor = drop('refused')
    setup.notify({ kind: 'session-dropped', visitor, error })
  }

  function drop(why: SignedOutReason): Visitor {
    const stored = readSessionCookie(jar, names.session, secret, previousSecret)
    if (stored.kind === 'session') {
      // Unverified claims are good enough here: the mark can only sign this browser out.
      const claims = findClaims(stored.session.accessToken)
      if (claims) {
        markEnded(jar, names.ended, claims, stored.session)
        setup.refresher.forget(claims, 'local')
      }
    }
    remove()
    const visitor: Visitor = { state: 'signed-out', why }
    opened = Promise.resolve({ visitor, cookies: 'leave' })
    return visitor
  }

  function remove(): void {
    removeSessionCookie(jar, names.session)
    sayGoodbye()
  }

  function sayGoodbye(): void {
    if (jar.get(names.hint) !== undefined) updateHint(jar, names.hint, { event: 'SIGNED_OUT', expiresAt: 0 })
  }

  function store(session: Session): SessionTooLargeError | undefined {
    try {
      writeSessionCookie(jar, names.session, session, secret)
      return undefined
    } catch (problem) {
      // An outcome that the visitor is told. Anything else is a fault of the program.
      if (problem instanceof SessionTooLargeError) return problem
      throw problem
    }
  }
}

function tooMany(waitMs: number): Failure {
  return { ok: false, code: 'auth/too-many-attempts', retryAfterSeconds: Math.ceil(waitMs / 1000) }
}

const agentLimit = 400

/** The User-Agent, reduced to characters that a header may contain. */
function agentOf(request: Request): string | undefined {
  const agent = request.headers
    .get('user-agent')
    ?.replaceAll(/[^\x20-\x7e]/g, '')
    .slice(0, agentLimit)
  return agent === '' ? undefined : agent
}
