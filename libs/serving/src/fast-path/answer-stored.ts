import type { IncomingMessage, ServerResponse } from 'node:http'
import { chooseEncoding } from '../store/choose-encoding.ts'
import { formOf, matchingTag, type StoredAnswer } from '../store/stored-answer.ts'

/** What may stay of an answer that says only that nothing has changed (RFC 9110 §15.4.5). */
const ofNotModified = new Set([
  'cache-control',
  'content-location',
  'date',
  'etag',
  'expires',
  'vary',
  'content-security-policy',
])

/** Sends what is stored, in the form the client takes, or says that it has it already. */
export function answerStored(stored: StoredAnswer, request: IncomingMessage, response: ServerResponse): void {
  const { headers: asked } = request
  const form = formOf(stored, chooseEncoding(asked['accept-encoding']))
  const ifNoneMatch = asked['if-none-match']
  const tag = ifNoneMatch === undefined ? undefined : matchingTag(stored, ifNoneMatch)
  if (tag !== undefined) {
    response.writeHead(304, notModified(form.headers, tag === '*' ? form.etag : tag))
    response.end()
    return
  }
  response.writeHead(stored.status, form.headers as string[])
  // Node leaves the body out of the answer to HEAD.
  response.end(form.body)
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
