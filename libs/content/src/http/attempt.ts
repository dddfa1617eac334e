import type { FetchLike } from '@prismicio/client'
import { TooLargeError } from '../errors/too-large-error.ts'
import { UnavailableError } from '../errors/unavailable-error.ts'
import type { Clock } from './clock.ts'

/** One complete answer: the body is here in full. */
export interface Received {
  url: string
  status: number
  headers: { get: (name: string) => string | null }
  text: string
}

/** What one attempt may cost. */
export interface AttemptLimits {
  timeoutMs: number
  maxBodyBytes: number
}

type Init = NonNullable<Parameters<FetchLike>[1]>
type Response = Awaited<ReturnType<FetchLike>>

/**
 * Makes one request and reads its body, both within the time limit.
 *
 * Redirects are not followed: they would carry the access token elsewhere.
 *
 * @throws {UnavailableError} The connection failed (`network`), or the answer was not complete in time (`timeout`).
 * @throws {TooLargeError} The body is larger than the limit; the rest is not read.
 */
export async function attempt(
  fetch: FetchLike,
  url: string,
  init: Init,
  limits: AttemptLimits,
  clock: Clock,
): Promise<Received> {
  const request = new AbortController()
  const timer = new AbortController()
  const timeout = clock.sleep(limits.timeoutMs, timer.signal).then(
    (): never => {
      throw new UnavailableError({ reason: 'timeout', url })
    },
    // The answer came first; nobody waits for the timer any more.
    () => new Promise<never>(() => {}),
  )

  try {
    const answer = fetch(url, { ...init, redirect: 'manual', signal: request.signal } as Init)
    // When the timeout wins, a late failure of the request has no reader.
    answer.catch(() => {})
    const response = await Promise.race([answer, timeout])
    const body = readText(response, url, limits.maxBodyBytes)
    body.catch(() => {})
    const text = await Promise.race([body, timeout])
    return { url, status: response.status, headers: response.headers, text }
  } catch (error) {
    if (error instanceof UnavailableError || error instanceof TooLargeError) throw error
    throw new UnavailableError({ reason: 'network', url, cause: error })
  } finally {
    timer.abort()
    request.abort()
  }
}

async function readText(response: Response, url: string, maxBytes: number): Promise<string> {
  const decoder = new TextDecoder()
  let text = ''
  let bytes = 0
  // Leaving the loop early closes the stream, so the rest is never received.
  for await (const chunk of chunksOf(response)) {
    bytes += chunk.byteLength
    if (bytes > maxBytes) throw new TooLargeError({ limitBytes: maxBytes, url })
    text += decoder.decode(chunk, { stream: true })
  }
  return text + decoder.decode()
}

/** The body as it arrives; in one piece from a `fetch` that has no streams. */
async function* chunksOf(response: Response): AsyncGenerator<Uint8Array> {
  const { body } = response as { body?: (AsyncIterable<Uint8Array> & Partial<ReadableStream>) | null }
  if (body?.[Symbol.asyncIterator]) yield* body
  else if (body?.getReader) yield* chunksFrom(body.getReader() as ReadableStreamDefaultReader<Uint8Array>)
  else yield new Uint8Array(await response.arrayBuffer())
}

async function* chunksFrom(reader: ReadableStreamDefaultReader<Uint8Array>): AsyncGenerator<Uint8Array> {
  try {
    for (;;) {
      const { done, value } = await reader.read()
      if (done) return
      yield value
    }
  } finally {
    reader.cancel().catch(() => {})
  }
}
