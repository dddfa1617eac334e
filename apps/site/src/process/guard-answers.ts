/**
 * Stands between the framework and the connection, for what the framework has
 * no place for (Next 16.4.6; docs/decisions/0013).
 *
 * Requests that no page can be meant by are answered without the framework
 * reading them. The page it sends when a page fails is an empty shell that only
 * scripts fill: visitors get a finished one, with a reference that leads to the
 * record of the failure. A page whose status is not 200 gets it here. And machines are told status and error, not shown a
 * page (docs/requirements.md#r169), wherever in the framework the error came about.
 *
 * @module
 */
import { randomUUID } from 'node:crypto'
import { subscribe } from 'node:diagnostics_channel'
import { type IncomingMessage, type Server, type ServerResponse, STATUS_CODES } from 'node:http'
import { isBot, PageGoneError, PageNotFoundError } from '@house-edge/routing'
import { failedPage } from '../absence/failed-page.ts'
import { finishedPage } from '../absence/finished-page.ts'
import { absentPath } from '../routes.ts'
import { findRefusal } from './find-refusal.ts'
import { setOwnStatus } from './own-status.ts'
import { type Replacement, replaceAnswer } from './replace-answer.ts'
import { settleAddress } from './settle-address.ts'

/** The header by which a record knows what the visitor was shown. Never taken from outside. */
export const referenceHeader = 'x-failure-reference'

/** Answers at once and asks nobody: what a refused request is turned to, so that the framework has nothing to do. */
const quietPath = '/api/health'

/** Guards every answer of this process. Call it once, where the process starts. */
export function guardAnswers(trustedHops: number): void {
  subscribe('http.server.request.start', (message) => {
    const { request, response, server } = message as {
      request: IncomingMessage
      response: ServerResponse
      server: Server
    }
    // No address of ours is a socket; asked for one, the framework would look where to lead it.
    if (process.env.NODE_ENV === 'production') server.removeAllListeners('upgrade')
    settleAddress(request, trustedHops)
    guardAnswer(request, response)
  })
}

/** Guards one answer. */
export function guardAnswer(request: IncomingMessage, response: ServerResponse): void {
  const refusal = findRefusal(request)
  const asked = { path: pathOf(request), isMachine: isBot(request.headers['user-agent']) }
  if (refusal === 'absent') request.url = absentPath
  else if (refusal) Object.assign(request, { method: 'GET', url: quietPath })
  const reference = randomUUID().slice(0, 8)
  request.headers[referenceHeader] = reference
  replaceAnswer(response, () => {
    if (refusal === 'method') return withHeader(plainly(405, 'Method Not Allowed'), 'allow', 'GET, HEAD')
    if (refusal === 'malformed')
      return asked.isMachine ? plainly(400, 'Bad Request') : page(400, malformedPage())
    setOwnStatus(response)
    if (response.statusCode === 405) setAllowed(response, request)
    if (response.statusCode < 400 || !isPage(response, request)) return undefined
    if (asked.isMachine) return plainly(response.statusCode, wordsOf(response.statusCode, asked.path))
    return response.statusCode === 500 ? page(500, failedPage(reference)) : undefined
  })
}

/**
 * Says by which methods a handler can be asked (RFC 9110 §15.5.6); the framework does not.
 * Only reading and posting get as far, so a handler that refuses the one knows the other.
 */
function setAllowed(response: ServerResponse, { method }: IncomingMessage): void {
  if (!response.hasHeader('allow')) response.setHeader('allow', method === 'POST' ? 'GET, HEAD' : 'POST')
}

function pathOf({ url = '/' }: IncomingMessage): string {
  return url.split(/[?#]/, 1)[0] ?? '/'
}

/** A failed handler says nothing at all, to a form as to a script. */
function isPage(response: ServerResponse, { headers }: IncomingMessage): boolean {
  const type = response.getHeader('content-type')
  if (type === undefined) return response.statusCode === 500 && /text\/html/.test(headers.accept ?? '')
  return String(type).startsWith('text/html')
}

function wordsOf(status: number, path: string): string {
  if (status === 404) return new PageNotFoundError(path).message
  if (status === 410) return new PageGoneError(path).message
  return STATUS_CODES[status] ?? ''
}

function malformedPage(): string {
  return finishedPage('malformed', {
    title: 'This address cannot be read',
    text: 'Part of it is damaged. Please check how it is written.',
  })
}

function page(status: number, body: string): Replacement {
  return answer(status, 'text/html; charset=utf-8', body)
}

function plainly(status: number, body: string): Replacement {
  return answer(status, 'text/plain; charset=utf-8', body)
}

function withHeader(replacement: Replacement, name: string, value: string): Replacement {
  return { ...replacement, headers: { ...replacement.headers, [name]: value } }
}

function answer(status: number, type: string, body: string): Replacement {
  return {
    status,
    body,
    headers: { 'content-type': type, 'cache-control': 'no-store', 'x-robots-tag': 'noindex' },
  }
}
