import type { FetchLike } from '@prismicio/client'
import { type ContentError, isContentError, withoutTokens } from '../errors/content-error.ts'
import { RateLimitedError } from '../errors/rate-limited-error.ts'
import { UnavailableError } from '../errors/unavailable-error.ts'
import { attempt, type Received } from './attempt.ts'
import { createCircuitBreaker } from './circuit-breaker.ts'
import { classifyResponse, type Verdict } from './classify-response.ts'
import type { Clock } from './clock.ts'
import type { EventListener } from './events.ts'
import type { Limits } from './limits.ts'
import { retryAfterMs } from './retry-after.ts'
import { createRetryBudget } from './retry-budget.ts'
import { createSingleFlight, type Flight } from './single-flight.ts'

/** An answer or a refusal, with what the service sent. */
export interface Exchange {
  received: Received
  verdict: Extract<Verdict, { kind: 'answer' | 'refusal' }>
}

/** One question to the service. */
interface Question {
  url: string
  headers?: Record<string, string> | undefined
  /** Milliseconds since the epoch. No request and no wait goes beyond it. */
  deadlineAt: number
  /** Time for the first attempt, where one that is lost should cost less than `limits.attemptTimeoutMs`. */
  firstAttemptMs?: number | undefined
  /** Of the caller. The request ends with the last caller that waits for it. */
  signal?: AbortSignal | undefined
  /** The caller asks for less instead of asking again for what did not come in time. */
  isDivisible?: boolean | undefined
}

/** The only layer that retries. */
export interface Transport {
  /**
   * Sends a request, retries it as the limits allow, and shares the response with concurrent callers of the
   * same request.
   *
   * @throws {UnavailableError} No answer: refused, silent, 5xx, breaker open, or no time left.
   * @throws {RateLimitedError} Status 429, and no further attempt fits.
   * @throws {InvalidResponseError} Not JSON, or an unexpected status.
   * @throws {TooLargeError} More bytes than we read.
   */
  ask: (question: Question) => Promise<Exchange>
}

interface Options {
  fetch: FetchLike
  limits: Limits
  clock: Clock
  emit: EventListener
}

type Outcome = Exchange | { error: ContentError; retry: 'always' | 'once' | 'never'; waitMs?: number }

/**
 * Creates the layer between the client and `fetch`: attempts, deadline, budget,
 * breaker and sharing in one place, so that retries are never multiplied.
 */
export function createTransport({ fetch, limits, clock, emit }: Options): Transport {
  const flights = createSingleFlight()
  const budget = createRetryBudget(limits, clock.now)
  const breaker = createCircuitBreaker(limits, clock.now, (isOpen) => emit({ type: 'circuit', isOpen }))

  return {
    ask: async (question) => {
      const exchange = await flights.run(keyOf(question), question.signal, async (flight) => ({
        ...(await ask(question, flight)),
        isTaken: false,
      }))
      // Each caller may change what it gets, so only the first is given the parsed object itself.
      if (!exchange.isTaken || exchange.verdict.kind !== 'answer') {
        exchange.isTaken = true
        return exchange
      }
      return { ...exchange, verdict: { kind: 'answer', json: JSON.parse(exchange.received.text) } }
    },
  }

  async function ask(question: Question, flight: Flight): Promise<Exchange> {
    budget.countFirst()
    let previous: ContentError | undefined
    for (let count = 1; ; count += 1) {
      const outcome = await tryOnce(question, count, previous, flight)
      if ('verdict' in outcome) return outcome
      if (flight.isUnwanted || (question.isDivisible && isTimeout(outcome.error))) throw outcome.error
      const waitMs = outcome.waitMs ?? jitteredWaitMs(count)
      if (!mayRetry(outcome, count, question.deadlineAt - clock.now() - waitMs)) throw outcome.error
      previous = outcome.error
      emit({
        type: 'retry',
        url: withoutTokens(question.url),
        attempt: count,
        waitMs,
        code: outcome.error.code,
      })
      await clock.sleep(waitMs)
      if (flight.isUnwanted) throw outcome.error
    }
  }

  async function tryOnce(
    question: Question,
    count: number,
    previous: ContentError | undefined,
    flight: Flight,
  ): Promise<Outcome> {
    const { url } = question
    const leftMs = question.deadlineAt - clock.now()
    if (leftMs <= 0) {
      const error = previous ?? new UnavailableError({ reason: 'deadline', url })
      return { error, retry: 'never' }
    }
    const permit = breaker.decide()
    if (!permit.pass) {
      const { retryAfterMs } = permit
      const error = new UnavailableError({ reason: 'circuit-open', retryAfterMs, url, cause: previous })
      return { error, retry: 'never' }
    }
    const outcome = await send(question, count, leftMs, flight)
    // What was called off says nothing of the service.
    if (flight.isUnwanted) return outcome
    const healthy = 'verdict' in outcome || outcome.retry === 'never'
    breaker.record(permit, healthy && !isWall(outcome))
    return outcome
  }

  async function send(question: Question, count: number, leftMs: number, flight: Flight): Promise<Outcome> {
    const { url, headers = {} } = question
    let received: Received
    try {
      const attemptMs = (count === 1 && question.firstAttemptMs) || limits.attemptTimeoutMs
      const timeoutMs = Math.min(attemptMs, leftMs)
      const { maxBodyBytes } = limits
      received = await attempt(fetch, url, { headers }, { timeoutMs, maxBodyBytes }, clock, flight)
    } catch (error) {
      if (!isContentError(error)) throw error
      return { error, retry: error.isTransient ? 'always' : 'never' }
    }
    const verdict = classifyResponse(received)
    if (verdict.kind === 'failure') {
      const header = received.headers.get('retry-after')
      return header === null ? verdict : { ...verdict, waitMs: namedWaitMs(header) }
    }
    if (verdict.kind !== 'limited') return { received, verdict }
    const waitMs = namedWaitMs(received.headers.get('retry-after'))
    const error = new RateLimitedError({ retryAfterMs: waitMs, attempts: count, url })
    return { error, retry: 'always', waitMs }
  }

  function mayRetry(outcome: { retry: 'always' | 'once' | 'never' }, count: number, leftMs: number): boolean {
    const attempts = { always: limits.maxAttempts, once: Math.min(2, limits.maxAttempts), never: 1 }[
      outcome.retry
    ]
    return count < attempts && leftMs > 0 && budget.takeRetry()
  }

  /** The delay the service asked for, plus up to a tenth, so that callers do not retry at the same moment. */
  function namedWaitMs(header: string | null): number {
    const waitMs = retryAfterMs(header, clock.now(), limits)
    return Math.round(waitMs * (1 + clock.random() / 10))
  }

  function jitteredWaitMs(count: number): number {
    return Math.round(clock.random() * Math.min(limits.backoffCapMs, limits.backoffBaseMs * 2 ** (count - 1)))
  }
}

function isTimeout(error: ContentError): boolean {
  return error instanceof UnavailableError && error.reason === 'timeout'
}

/** A page of HTML with status 200 is not retried, but does not count as healthy either. */
function isWall(outcome: Outcome): boolean {
  return 'error' in outcome && outcome.error.code === 'content/invalid-response'
}

function keyOf({ url, headers = {} }: Question): string {
  const named = Object.entries(headers).map(([name, value]) => `${name.toLowerCase()}: ${value}`)
  return [url, ...named.sort()].join('\n')
}
