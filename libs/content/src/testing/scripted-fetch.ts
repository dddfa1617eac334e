import type { FetchLike } from '@prismicio/client'

/** One scripted answer. */
export interface ScriptedResponse {
  /** @default 200 */
  status?: number
  /** An object is sent as JSON; text as it is. */
  body?: unknown
  /** Default `application/json`; `null` sends none. */
  contentType?: string | null
  headers?: Record<string, string>
}

/** Answers a request: with this, by this rule, or with a failed connection when it is an `Error`. */
export type Script =
  | ScriptedResponse
  | Error
  | ((url: URL, init: RequestInit) => ScriptedResponse | Promise<ScriptedResponse>)

/** A `fetch` that answers from a script and remembers what it was asked. */
export interface ScriptedFetch extends FetchLike {
  /** Every request so far, in order. */
  readonly requests: { url: URL; init: RequestInit }[]
}

/**
 * Creates a `fetch` for tests that answers each request with the next line of a
 * script, and the last line for ever.
 *
 * @example
 * ```ts
 * const fetch = scriptedFetch({ status: 429, headers: { 'retry-after': '2' } }, { body: buildRepository() })
 * ```
 */
export function scriptedFetch(...script: [Script, ...Script[]]): ScriptedFetch {
  const requests: ScriptedFetch['requests'] = []

  const fetch = async (input: string, init: RequestInit = {}): Promise<Response> => {
    const url = new URL(input)
    const line = script[Math.min(requests.length, script.length - 1)] as Script
    requests.push({ url, init })
    if (line instanceof Error) throw line
    return toResponse(typeof line === 'function' ? await line(url, init) : line)
  }
  return Object.assign(fetch as unknown as FetchLike, { requests })
}

/** A standard `Response` for a scripted answer. */
export function toResponse(answer: ScriptedResponse): Response {
  const { status = 200, body = '', contentType = 'application/json' } = answer
  const headers = new Headers(answer.headers)
  if (contentType !== null) headers.set('content-type', contentType)
  const text = typeof body === 'string' ? body : JSON.stringify(body)
  // Bytes, not text: a text body would bring a content type of its own.
  return new Response(new TextEncoder().encode(text), { status, headers })
}
