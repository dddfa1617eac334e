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
  const body = (response as { body?: ReadableStream<Uint8Array> | null }).body
  if (!body?.getReader) return decode([new Uint8Array(await response.arrayBuffer())], url, maxBytes)

  const reader = body.getReader()
  const chunks: Uint8Array[] = []
  let bytes = 0
  for (;;) {
    const { done, value } = await reader.read()
    if (done) return decode(chunks, url, maxBytes)
    chunks.push(value)
    bytes += value.byteLength
    if (bytes > maxBytes) {
      reader.cancel().catch(() => {})
      throw new TooLargeError({ limitBytes: maxBytes, url })
    }
  }
}

function decode(chunks: Uint8Array[], url: string, maxBytes: number): string {
  const decoder = new TextDecoder()
  let text = ''
  let bytes = 0
  for (const chunk of chunks) {
    bytes += chunk.byteLength
    if (bytes > maxBytes) throw new TooLargeError({ limitBytes: maxBytes, url })
    text += decoder.decode(chunk, { stream: true })
  }
  return text + decoder.decode()
}
