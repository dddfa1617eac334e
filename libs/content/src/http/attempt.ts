import type { FetchLike } from '@prismicio/client'
import { TooLargeError } from '../errors/too-large-error.ts'
import { UnavailableError } from '../errors/unavailable-error.ts'
import type { Clock } from './clock.ts'
import type { Flight } from './single-flight.ts'

/** One complete answer: the body is here in full. */
export interface Received {
  url: string
  status: number
  headers: { get: (name: string) => string | null }
  text: string
}

/** What one attempt may cost. */
interface AttemptLimits {
  timeoutMs: number
  maxBodyBytes: number
}

/** An explicit reason: without one the platform creates an exception with a stack trace. */
const givenUp = 'given up'

type Init = NonNullable<Parameters<FetchLike>[1]>
type Response = Awaited<ReturnType<FetchLike>>

/**
 * Makes one request and reads its body, both within the time limit.
 *
 * It ends with its flight, when no caller waits for it any more.
 * Redirects are not followed: they would carry the access token elsewhere.
 *
 * @throws {UnavailableError} The connection failed (`network`), or the answer was not complete in time
 * (`timeout`).
 * @throws {TooLargeError} The body is larger than the limit; the rest is not read.
 */
export async function attempt(
  fetch: FetchLike,
  url: string,
  init: Init,
  limits: AttemptLimits,
  clock: Clock,
  flight?: Flight,
): Promise<Received> {
  const request = new AbortController()
  const timeout = Promise.withResolvers<never>()
  const stopTimer = clock.startTimer(limits.timeoutMs, () => {
    timeout.reject(new UnavailableError({ reason: 'timeout', url }))
  })
  // The loser of the race below must not become an unhandled rejection.
  timeout.promise.catch(() => {})
  const work = receive(fetch, url, { ...init, redirect: 'manual', signal: request.signal } as Init, limits)
  work.catch(() => {})
  const end = (): void => request.abort(givenUp)
  if (flight) flight.end = end

  try {
    return await Promise.race([work, timeout.promise])
  } catch (error) {
    end()
    if (error instanceof UnavailableError || error instanceof TooLargeError) throw error
    throw new UnavailableError({ reason: 'network', url, cause: error })
  } finally {
    stopTimer()
  }
}

async function receive(fetch: FetchLike, url: string, init: Init, limits: AttemptLimits): Promise<Received> {
  const response = await fetch(url, init)
  const text = await readText(response, url, limits.maxBodyBytes)
  return { url, status: response.status, headers: response.headers, text }
}

async function readText(response: Response, url: string, maxBytes: number): Promise<string> {
  const chunks: Uint8Array[] = []
  let bytes = 0
  const take = (chunk: Uint8Array): void => {
    bytes += chunk.byteLength
    if (bytes > maxBytes) throw new TooLargeError({ limitBytes: maxBytes, url })
    chunks.push(chunk)
  }

  // Three kinds of body: the platform's stream, Node's, and none in a `fetch` that reads in one piece.
  const { body } = response as { body?: Partial<ReadableStream<Uint8Array>> & AsyncIterable<Uint8Array> }
  if (body?.getReader) await readStream(body.getReader(), take)
  else if (body?.[Symbol.asyncIterator]) for await (const chunk of body) take(chunk)
  else take(new Uint8Array(await response.arrayBuffer()))
  return decoder.decode(joined(chunks, bytes))
}

/** Decodes whole bodies: V8 decodes chunk by chunk more slowly. */
const decoder = new TextDecoder()

function joined([first, ...rest]: readonly Uint8Array[], bytes: number): Uint8Array | undefined {
  if (first === undefined || rest.length === 0) return first
  const whole = new Uint8Array(bytes)
  let at = 0
  for (const chunk of [first, ...rest]) {
    whole.set(chunk, at)
    at += chunk.byteLength
  }
  return whole
}

async function readStream(
  reader: ReadableStreamDefaultReader<Uint8Array>,
  take: (chunk: Uint8Array) => void,
): Promise<void> {
  try {
    for (;;) {
      const { done, value } = await reader.read()
      if (done) return
      take(value)
    }
  } catch (error) {
    // Too much was received: the rest need not come.
    reader.cancel().catch(() => {})
    throw error
  }
}
