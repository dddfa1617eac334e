import { createHash } from 'node:crypto'
import { type Clock, sleepListening } from '../clock/clock.ts'
import type { AuthError } from '../errors/auth-error.ts'
import { ServiceUnavailableError, TooManyAttemptsError } from '../errors/service-errors.ts'
import { InvalidTokenResponseError } from '../errors/session-errors.ts'
import type { AuthService, CallOrigin, ServiceResponse } from '../service/auth-service.ts'
import { decideSessionFate } from './drop-or-keep.ts'
import type { RefreshGate } from './refresh-gate.ts'
import { backoffMs, refreshMarginMs } from '../clock/refresh-schedule.ts'
import { findSession, type Session } from '../session/session.ts'
import { findOwner, isEnded, type SessionOwner, type SignOutScope } from '../session/session-owner.ts'

/** The result of a refresh. Only `dropped` ends the session. */
export type RefreshResult =
  | { kind: 'fresh'; session: Session }
  | { kind: 'kept'; error: AuthError }
  | { kind: 'superseded'; error: AuthError }
  | { kind: 'dropped'; error: AuthError }

/** Exchanges refresh tokens for new sessions. One per process. */
export interface Refresher {
  /** Never rejects. Callers with the same refresh token share one call and its result. */
  refresh(session: Session, origin?: CallOrigin): Promise<RefreshResult>
  /** Whether no result can be expected soon: callers that can do without it do not wait. */
  isHopeless(): boolean
  /** Stops handing out tokens of sessions that were ended. */
  forget(of: SessionOwner, scope: SignOutScope): void
}

/** The minimum time a result is reused. */
const holdMs = { fresh: 60_000, superseded: 10_000, dropped: 10 * 60_000 }
const attemptsPerCall = 3
/** A slower answer counts as a failure of the service, but is still awaited. */
const slowAfterMs = 1500
/** Some 2 kB each. */
const usualMemoryLimit = 10_000

interface Flight {
  result: Promise<RefreshResult>
  owner: SessionOwner | undefined
  /** Absent while under way. */
  endsAtMs?: number
}

/**
 * Refreshes sessions, each once in this process.
 *
 * A refresh token works once. Requests sent at the same time carry the same one, and the last of them may
 * be read late. So the result is given to every caller with the same token for as long as it is the current
 * session: until it is due for a refresh itself. The service would answer the same; this saves a call that
 * could fail. The result is dropped early when the session is ended here. When the memory is full the
 * oldest results go, because late callers for them are the least likely; such a caller costs one call and
 * loses no session.
 *
 * When the service says that a token was already used, its successor may be on the way to the browser, so
 * the session is not dropped until the browser presents the token again.
 */
export function createRefresher(options: {
  service: AuthService
  gate: RefreshGate
  /** One that never goes back. */
  clock: Clock
  /** The auth service's time in milliseconds. Default: that of `clock`. */
  now?: () => number
  /** Called with fresh results only; late callers get older ones. */
  learn?: (session: Session) => Promise<void>
  /** How many results are kept. @default 10_000 */
  memoryLimit?: number
}): Refresher {
  const { clock, gate, now = () => clock.now(), memoryLimit = usualMemoryLimit } = options
  const flights = new Map<string, Flight>()

  return {
    isHopeless: () => gate.isShut(),
    refresh(session, origin) {
      const key = createHash('sha256').update(session.refreshToken).digest('base64url')
      const known = flights.get(key)
      if (known && (known.endsAtMs === undefined || known.endsAtMs > clock.now())) return known.result
      forgetPast()
      const result = fly(session.refreshToken, origin, known !== undefined)
      const flight: Flight = { result, owner: findOwner(session.accessToken) }
      // At the end of the memory, where the youngest are.
      flights.delete(key)
      flights.set(key, flight)
      void result.then((landed) => hold(key, flight, landed))
      return result
    },
    forget(of, scope) {
      for (const [key, { owner }] of flights) {
        if (owner && isEnded(owner, of, scope)) flights.delete(key)
      }
    },
  }

  async function fly(
    refreshToken: string,
    origin: CallOrigin | undefined,
    wasSuperseded: boolean,
  ): Promise<RefreshResult> {
    for (let attempt = 0; ; attempt += 1) {
      const answer = await attemptRefresh(refreshToken, origin)
      if (answer.ok) {
        await options.learn?.(answer.session)
        return { kind: 'fresh', session: answer.session }
      }
      const fate = decideSessionFate(answer.error, wasSuperseded)
      if (fate === 'superseded') return { kind: fate, error: answer.error }
      if (fate === 'drop') return { kind: 'dropped', error: answer.error }
      if (answer.isHopeless || attempt + 1 >= attemptsPerCall) return { kind: 'kept', error: answer.error }
      await clock.sleep(backoffMs(attempt))
    }
  }

  async function attemptRefresh(
    refreshToken: string,
    origin: CallOrigin | undefined,
  ): Promise<{ ok: true; session: Session } | { ok: false; error: AuthError; isHopeless: boolean }> {
    const attempt = await gate.enter()
    if (!attempt) return { ok: false, error: gateClosed(), isHopeless: true }

    const slow = new AbortController()
    void sleepListening(clock, slowAfterMs, slow.signal).then(() => {
      if (!slow.signal.aborted) attempt.failed()
    })
    const answer = await buy(refreshToken, origin)
    slow.abort()

    const error = answer.ok ? new InvalidTokenResponseError() : answer.error
    const session = answer.ok ? findSession(answer.body, now()) : undefined
    if (session) {
      attempt.succeeded()
      return { ok: true, session }
    }
    const isTooMany = error instanceof TooManyAttemptsError
    const isUnwell = answer.ok || (error.isTransient && !answer.isVisitorsLimit)
    if (isUnwell) attempt.failed(isTooMany ? error.retryAfterMs : undefined)
    else attempt.succeeded()
    return { ok: false, error, isHopeless: isTooMany }
  }

  /**
   * The service counts refreshes and wrong passwords of an address together. When a stranger guesses
   * passwords from the visitor's address, the refresh is sent under this server's address instead. Only
   * sessions known to be genuine get this far.
   */
  async function buy(refreshToken: string, origin: CallOrigin = {}): Promise<ServiceResponse> {
    const call = {
      method: 'POST',
      path: '/token',
      query: { grant_type: 'refresh_token' },
      body: { refresh_token: refreshToken },
    } as const
    const answer = await options.service.call({ ...call, ...origin })
    if (answer.ok || !answer.isVisitorsLimit) return answer
    const again = await options.service.call({ ...call, visitorAgent: origin.visitorAgent })
    return !again.ok && again.error instanceof TooManyAttemptsError ? answer : again
  }

  function hold(key: string, flight: Flight, result: RefreshResult): void {
    if (result.kind === 'kept' && flights.get(key) === flight) flights.delete(key)
    const untilDueMs = result.kind === 'fresh' ? result.session.lifetimeSeconds * 1000 - refreshMarginMs : 0
    if (result.kind !== 'kept') flight.endsAtMs = clock.now() + Math.max(holdMs[result.kind], untilDueMs)
  }

  function forgetPast(): void {
    const nowMs = clock.now()
    for (const [key, { endsAtMs }] of flights) {
      const isPast = endsAtMs !== undefined && endsAtMs + holdMs.dropped < nowMs
      if (!isPast && flights.size < memoryLimit) break
      if (endsAtMs !== undefined) flights.delete(key)
    }
  }
}

function gateClosed(): AuthError {
  return new ServiceUnavailableError(
    'The auth service has not been answering. No call was made and sessions are kept. It is probed again shortly.',
    { status: 0 },
  )
}
