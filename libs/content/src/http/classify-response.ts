import { type ContentError } from '../errors/content-error.ts'
import { InvalidResponseError } from '../errors/invalid-response-error.ts'
import { TooLargeError } from '../errors/too-large-error.ts'
import { UnavailableError } from '../errors/unavailable-error.ts'
import type { Received } from './attempt.ts'

/** What the service said when it refused: its JSON body, as far as we use it. */
export interface RefusalWords {
  type?: string
  message?: string
  error?: string
}

/**
 * What an answer means.
 *
 * - `answer`: JSON, status 2xx.
 * - `refusal`: the service understood and said no (400, 401, 403, 404, 410);
 *   `words` is absent when its body is not JSON.
 * - `failure`: it did not do its work; `retry` says whether to ask again.
 */
export type Verdict =
  | { kind: 'answer'; json: unknown }
  | { kind: 'refusal'; words: RefusalWords | undefined }
  | { kind: 'limited' }
  | { kind: 'failure'; error: ContentError; retry: 'always' | 'once' | 'never' }

const refusals = new Set([400, 401, 403, 404, 410])
const passing = new Set([408, 502, 503, 504])
const redirects = new Set([301, 302, 303, 307, 308])

/** Decides what an answer means, from its status and body alone. Never throws. */
export function classifyResponse(received: Received): Verdict {
  const { status, url } = received
  if (status >= 200 && status < 300) return classifyAnswer(received)
  if (refusals.has(status)) return { kind: 'refusal', words: readWords(received.text) }
  if (status === 429) return { kind: 'limited' }
  if (status === 422) return { kind: 'failure', error: new TooLargeError({ url }), retry: 'never' }
  if (passing.has(status) || status >= 500) {
    const error = new UnavailableError({ reason: 'status', status, url })
    return { kind: 'failure', error, retry: passing.has(status) ? 'always' : 'once' }
  }
  const [location, contentType] = ['location', 'content-type'].map((name) => received.headers.get(name))
  const fault = redirects.has(status) ? 'redirect' : 'status'
  return {
    kind: 'failure',
    error: new InvalidResponseError({ fault, status, url, location, contentType }),
    retry: 'never',
  }
}

function classifyAnswer({ status, url, headers, text }: Received): Verdict {
  const type = headers.get('content-type')
  if (type !== null && !/[/+]json\b/i.test(type)) {
    // Not asked again: a captive page or a wall answers the same for as long as it stands.
    return {
      kind: 'failure',
      error: new InvalidResponseError({ fault: 'content-type', status, url, contentType: type }),
      retry: 'never',
    }
  }
  try {
    return { kind: 'answer', json: JSON.parse(text) }
  } catch (cause) {
    return {
      kind: 'failure',
      error: new InvalidResponseError({ fault: 'json', status, url, cause }),
      retry: 'once',
    }
  }
}

function readWords(text: string): RefusalWords | undefined {
  try {
    const json: unknown = JSON.parse(text)
    if (typeof json !== 'object' || json === null || Array.isArray(json)) return undefined
    return Object.fromEntries(
      Object.entries(json).filter(
        ([key, value]) => ['type', 'message', 'error'].includes(key) && typeof value === 'string',
      ),
    )
  } catch {
    return undefined
  }
}
