import { type Clock, systemClock } from '../clock/clock.ts'

/** How often a request to the backend is retried, and how long it may take. */
interface RetryOptions {
  /** Attempts in all. @default 3 */
  attempts?: number
  /** Longest time from the first attempt to the end of the answer's body, in milliseconds. */
  timeLimitMs: number
  fetch?: typeof fetch
  clock?: Clock
}

const idempotent: ReadonlySet<string> = new Set(['GET', 'HEAD', 'OPTIONS', 'PUT', 'DELETE'])
const pauseMs = 100

/** Failures of Node's fetch that happened before anything was sent. */
const beforeSending: ReadonlySet<unknown> = new Set([
  'ECONNREFUSED',
  'ENOTFOUND',
  'EAI_AGAIN',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'UND_ERR_CONNECT_TIMEOUT',
])

/**
 * A `fetch` that retries when the network fails; any response, whatever its status, is returned.
 *
 * A request that the server may have received is retried only when it is idempotent; the vendor's client
 * retries all of them. Pauses are 100 ms × attempt.
 */
export function createFetchWithRetry(options: RetryOptions): typeof fetch {
  const { attempts = 3, clock = systemClock, timeLimitMs } = options
  return async (input, init) => {
    const request = options.fetch ?? fetch
    const method = (init?.method ?? (input instanceof Request ? input.method : 'GET')).toUpperCase()
    const given = init?.signal ?? (input instanceof Request ? input.signal : undefined)
    const limit = AbortSignal.timeout(timeLimitMs)
    const signal = given ? AbortSignal.any([given, limit]) : limit
    for (let attempt = 1; ; attempt += 1) {
      try {
        return await request(input, { ...init, signal })
      } catch (cause) {
        const mayRepeat = isRepeatable(input, init, method) || beforeSending.has(codeOf(cause))
        if (signal.aborted || attempt >= attempts || !mayRepeat) throw cause
        await clock.sleep(pauseMs * attempt, signal)
      }
    }
  }
}

/** A stream can be read only once, so its request cannot be retried. */
function isRepeatable(input: unknown, init: RequestInit | undefined, method: string): boolean {
  const body = init?.body ?? (input instanceof Request ? input.body : undefined)
  return idempotent.has(method) && !(body instanceof ReadableStream)
}

function codeOf(cause: unknown): unknown {
  if (!(cause instanceof Error)) return undefined
  const inner = cause.cause as { code?: unknown } | undefined
  return inner?.code
}
