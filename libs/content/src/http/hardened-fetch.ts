import type { FetchLike, ResponseLike } from '@prismicio/client'
import { whileWanted } from './call.ts'
import { ForbiddenError } from '../errors/forbidden-error.ts'
import { InvalidResponseError } from '../errors/invalid-response-error.ts'
import { RateLimitedError } from '../errors/rate-limited-error.ts'
import { assertBalancedQuery } from '../filter/balanced-query.ts'
import { parseDocumentPage } from '../wire/document-page.ts'
import { attempt, type Received } from './attempt.ts'
import type { Clock } from './clock.ts'
import type { Limits } from './limits.ts'
import { retryAfterMs } from './retry-after.ts'
import type { Exchange, Transport } from './transport.ts'

interface Options {
  endpoint: string
  fetch: FetchLike
  transport: Transport
  limits: Limits
  clock: Clock
}

/**
 * A `fetch` that never hands the vendor's client an answer it mishandles: no
 * 429 (it would ask again at once, for ever), no body that is not JSON (it
 * would throw a `SyntaxError`), no page of another shape (a `TypeError`).
 *
 * Reads go through the transport. Writes are sent once, and again only after a
 * 429, which says that nothing was done.
 */
export function createHardenedFetch(options: Options): FetchLike {
  return async (input, init = {}) => {
    const method = init.method?.toUpperCase() ?? 'GET'
    if (method !== 'GET' || init.body) return toResponse(await write(options, input, init))
    return toResponse(await whileWanted(read(options, input, init), init.signal as AbortSignal | undefined))
  }
}

async function read(
  { endpoint, transport, limits, clock }: Options,
  url: string,
  { headers, signal }: NonNullable<Parameters<FetchLike>[1]>,
): Promise<Received> {
  const { origin, pathname, searchParams } = new URL(url)
  for (const query of searchParams.getAll('q')) assertBalancedQuery(query)

  const deadlineAt = clock.now() + limits.deadlineMs
  const { received, verdict }: Exchange = await transport.ask({
    url,
    headers,
    deadlineAt,
    signal: signal as AbortSignal | undefined,
  })
  const address = `${origin}${pathname}`
  if (verdict.kind === 'answer') {
    // The vendor reads `results[0]` of whatever it is given.
    if (address === `${endpoint}/documents/search`) parseDocumentPage(verdict.json, url)
    return received
  }
  if (received.status === 403) {
    throw new ForbiddenError(verdict.words?.error ?? verdict.words?.message, { url })
  }
  const isRepository = address.replace(/\/$/, '') === endpoint
  if (verdict.words === undefined && !(isRepository && received.status === 404)) {
    const contentType = received.headers.get('content-type')
    throw new InvalidResponseError({ fault: 'json', status: received.status, url, contentType })
  }
  return received
}

async function write(
  { fetch, limits, clock }: Options,
  url: string,
  init: NonNullable<Parameters<FetchLike>[1]>,
): Promise<Received> {
  // An upload may be large and slow: one attempt gets the time of a whole operation.
  const attemptLimits = { timeoutMs: limits.fullReadDeadlineMs, maxBodyBytes: limits.maxBodyBytes }
  for (let count = 1; ; count += 1) {
    const received = await attempt(fetch, url, init, attemptLimits, clock)
    if (received.status !== 429) return received
    const waitMs = retryAfterMs(received.headers.get('retry-after'), clock.now(), limits)
    if (count >= limits.maxAttempts)
      throw new RateLimitedError({ retryAfterMs: waitMs, attempts: count, url })
    await clock.sleep(waitMs)
  }
}

function toResponse({ url, status, headers, text }: Received): ResponseLike {
  const response: ResponseLike = {
    ok: status >= 200 && status < 300,
    status,
    url,
    headers,
    text: async () => text,
    json: async () => JSON.parse(text),
    arrayBuffer: async () => new TextEncoder().encode(text).buffer,
    blob: async () => new Blob([text]),
    clone: () => response,
  }
  return response
}
