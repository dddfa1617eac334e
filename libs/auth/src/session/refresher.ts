import { createHash } from 'node:crypto'
import type { Clock } from '../clock/clock.ts'
import type { AuthError } from '../errors/auth-error.ts'
import { ServiceUnavailableError, TooManyAttemptsError } from '../errors/service-errors.ts'
import { InvalidTokenResponseError } from '../errors/session-errors.ts'
import type { AuthService, CallOrigin } from '../service/auth-service.ts'
import { decideSessionFate } from './drop-or-keep.ts'
import type { RefreshGate } from './refresh-gate.ts'
import { backoffMs } from './refresh-schedule.ts'
import { findSession, type Session } from './session.ts'

/** What came of a refresh. Only `dropped` ends the session. */
export type RefreshResult =
  | { kind: 'fresh'; session: Session }
  | { kind: 'kept'; error: AuthError }
  | { kind: 'superseded'; error: AuthError }
  | { kind: 'dropped'; error: AuthError }

/** Buys new access tokens. One for the whole process. */
export interface Refresher {
  /** Never rejects. Callers with the same refresh token share one call and its result. */
  refresh(session: Session, origin?: CallOrigin): Promise<RefreshResult>
  /** Whether a result is not to be expected: who has something else to go by does not wait for it. */
  isHopeless(): boolean
}

/**
 * How long a result is handed on without asking again. New tokens go to latecomers
 * who still hold the old ones, of whom a busy machine has some that are a minute
 * late; a token that was used before may be presented again rather soon.
 */
const holdMs = { fresh: 60_000, superseded: 10_000, dropped: 10 * 60_000 }
const attemptsPerCall = 3
/** An answer slower than this counts against the service, though it is still awaited. */
const slowAfterMs = 1500
const memoryLimit = 10_000

interface Flight {
  result: Promise<RefreshResult>
  /** Absent while under way. */
  endsAtMs?: number
}

/**
 * Refreshes sessions, each at most once at a time in this process (spec §4, §9).
 *
 * Refresh tokens work once. Requests that arrive together carry the same one,
 * so they must share its result; and a token the service calls used may have a
 * successor that is on its way to the browser, so it is not dropped before the
 * browser presents it again.
 */
export function createRefresher(options: {
  service: AuthService
  gate: RefreshGate
  clock: Clock
}): Refresher {
  const { clock, gate } = options
  const flights = new Map<string, Flight>()

  return {
    isHopeless: () => gate.isShut(),
    refresh(session, origin) {
      const key = createHash('sha256').update(session.refreshToken).digest('base64url')
      const known = flights.get(key)
      if (known && (known.endsAtMs === undefined || known.endsAtMs > clock.now())) return known.result
      forgetPast()
      const flight: Flight = { result: fly(session.refreshToken, origin, known !== undefined) }
      flights.set(key, flight)
      void flight.result.then((result) => hold(key, flight, result))
      return flight.result
    },
  }

  async function fly(
    refreshToken: string,
    origin: CallOrigin | undefined,
    wasSuperseded: boolean,
  ): Promise<RefreshResult> {
    for (let attempt = 0; ; attempt += 1) {
      const answer = await attemptRefresh(refreshToken, origin)
      if (answer.ok) return { kind: 'fresh', session: answer.session }
      const fate = decideSessionFate(answer.error)
      if (fate === 'superseded') return { kind: wasSuperseded ? 'dropped' : fate, error: answer.error }
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
    void clock.sleep(slowAfterMs, slow.signal).then(() => {
      if (!slow.signal.aborted) attempt.failed()
    })
    const answer = await options.service.call({
      method: 'POST',
      path: '/token',
      query: { grant_type: 'refresh_token' },
      body: { refresh_token: refreshToken },
      ...origin,
    })
    slow.abort()

    const error = answer.ok ? new InvalidTokenResponseError() : answer.error
    const session = answer.ok ? findSession(answer.body, clock.now()) : undefined
    if (session) {
      attempt.succeeded()
      return { ok: true, session }
    }
    const isTooMany = error instanceof TooManyAttemptsError
    if (error.isTransient || answer.ok) attempt.failed(isTooMany ? error.retryAfterMs : undefined)
    else attempt.succeeded()
    return { ok: false, error, isHopeless: isTooMany }
  }

  function hold(key: string, flight: Flight, result: RefreshResult): void {
    if (result.kind === 'kept') flights.delete(key)
    else flight.endsAtMs = clock.now() + holdMs[result.kind]
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
