import type { IncomingMessage, ServerResponse } from 'node:http'
import type { PlainRequest } from '../door/plain-request.ts'
import { chooseEncoding } from '../store/choose-encoding.ts'
import { type Form, formOf, matchingTag, type StoredResponse } from '../store/stored-response.ts'
import { createWholeResponses } from '../store/whole-responses.ts'

/** Headers of a 304 response (RFC 9110 §15.4.5). */
const ofNotModified = new Set([
  'cache-control',
  'content-location',
  'date',
  'etag',
  'expires',
  'vary',
  'content-security-policy',
])

const whole = createWholeResponses(Date.now)

/** Sends a stored response in an encoding the client accepts, or 304 when the client has it already. */
export function answerStored(
  stored: StoredResponse,
  { headers }: IncomingMessage,
  response: ServerResponse,
): void {
  const form = formOf(stored, chooseEncoding(headers['accept-encoding']))
  if (!answerNotModified(stored, form, headers['if-none-match'], response)) {
    response.writeHead(stored.status, form.headers as string[])
    // Node leaves out the body for HEAD.
    response.end(form.body)
  }
}

/** By which caches in front keep a page, or are told what it shows. */
const forCaches = new Set([
  'cache-control',
  'cache-status',
  'cache-tag',
  'cdn-cache-control',
  'edge-cache-tag',
  'etag',
  'expires',
  'surrogate-control',
  'surrogate-key',
])

/**
 * Sends a page that is older than what is published, for want of a newer one. It says so (RFC 9211), and caches in front
 * do not keep it.
 */
export function answerLastGood(
  stored: StoredResponse,
  laggingMs: number,
  { headers }: IncomingMessage,
  response: ServerResponse,
): void {
  const form = formOf(stored, chooseEncoding(headers['accept-encoding']))
  const sent: string[] = []
  for (let at = 0; at < form.headers.length; at += 2)
    if (!forCaches.has(form.headers[at]!)) sent.push(form.headers[at]!, form.headers[at + 1]!)
  const [, status = '"stored"; hit'] = stored.plainHeaders.find(([name]) => name === 'cache-status') ?? []
  sent.push('cache-control', 'no-store', 'cache-status', `${status}; ttl=-${Math.ceil(laggingMs / 1_000)}`)
  response.writeHead(stored.status, sent)
  response.end(form.body)
}

/** `answerStored` for a plain request: head and body are sent in one write. */
export function answerPlainly(
  stored: StoredResponse,
  { isHead, acceptEncoding, ifNoneMatch, requestId }: PlainRequest,
  response: ServerResponse,
): void {
  const form = formOf(stored, chooseEncoding(acceptEncoding))
  if (!isHead && ifNoneMatch === undefined) return whole.send(stored.status, form, response, requestId)
  if (requestId !== undefined) response.setHeader('x-request-id', requestId)
  if (answerNotModified(stored, form, ifNoneMatch, response)) return
  if (!isHead) whole.send(stored.status, form, response, requestId)
  else response.writeHead(stored.status, form.headers as string[]).end()
}

function answerNotModified(
  stored: StoredResponse,
  form: Form,
  ifNoneMatch: string | undefined,
  response: ServerResponse,
): boolean {
  const tag =
    ifNoneMatch === undefined || stored.status !== 200 ? undefined : matchingTag(stored, ifNoneMatch)
  if (tag === undefined) return false
  response.writeHead(304, notModified(form.headers, tag === '*' ? form.etag : tag))
  response.end()
  return true
}

function notModified(headers: readonly string[], etag: string): string[] {
  const kept: string[] = []
  for (let at = 0; at < headers.length; at += 2) {
    const name = headers[at]!
    if (name === 'etag') kept.push(name, etag)
    else if (ofNotModified.has(name)) kept.push(name, headers[at + 1]!)
  }
  return kept
}
