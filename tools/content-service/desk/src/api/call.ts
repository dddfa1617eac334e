import { ApiFailure, failureOf } from './api-failure.ts'

interface CallOptions {
  body?: unknown
  /** The version that is to be changed. */
  version?: string | undefined
  signal?: AbortSignal | undefined
  /** Lets a save finish while the page is being left. */
  keepalive?: boolean | undefined
}

/** What may be under way of a page that is being left, by the Fetch Standard; a letter has up to three bytes. */
const keepaliveLimitBytes = 65_536

/**
 * Asks the desk's API.
 *
 * @throws {ApiFailure} The service does not answer, or says no.
 */
export async function call<T>(method: string, path: string, options: CallOptions = {}): Promise<T> {
  const { body, version, signal, keepalive } = options
  const isForm = body instanceof FormData
  const sent = body === undefined || isForm ? body : JSON.stringify(body)
  let response: Response
  try {
    response = await fetch(`/desk/api/${path}`, {
      method,
      headers: {
        ...(body === undefined || isForm ? {} : { 'content-type': 'application/json' }),
        ...(version === undefined ? {} : { 'if-match': `"${version}"` }),
      },
      ...(sent === undefined ? {} : { body: sent }),
      ...(signal ? { signal } : {}),
      ...(keepalive && typeof sent === 'string' && sent.length * 3 < keepaliveLimitBytes
        ? { keepalive }
        : {}),
    })
  } catch (error) {
    if (signal?.aborted) throw error
    throw new ApiFailure(
      'unreachable',
      'The content service does not answer. What you wrote is kept in this browser. It is sent as soon as the service is back.',
    )
  }
  const text = await response.text()
  const answer = parse(text)
  if (!response.ok) throw failureOf(response.status, answer)
  return answer as T
}

function parse(text: string): unknown {
  try {
    return text === '' ? undefined : JSON.parse(text)
  } catch {
    return undefined
  }
}
