/**
 * Stands between the framework and the connection, for two things the framework
 * has no place for (Next 16.4.6).
 *
 * A method that the platform's `Request` refuses (TRACE) ends in its answer 500:
 * such a request is turned to an address that answers 405. And the page it sends
 * when a page fails is an empty shell that only scripts fill: visitors get a
 * finished one, with a reference that leads to the record of the failure.
 *
 * @module
 */
import { randomUUID } from 'node:crypto'
import { subscribe } from 'node:diagnostics_channel'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { failedPage } from '../absence/failed-page.ts'

/** The header by which a record knows what the visitor was shown. Never taken from outside. */
export const referenceHeader = 'x-failure-reference'

const refusedMethods = new Set(['TRACE', 'CONNECT', 'TRACK'])

/** Guards every answer of this process. Call it once, where the process starts. */
export function guardAnswers(): void {
  subscribe('http.server.request.start', (message) => {
    const { request, response } = message as { request: IncomingMessage; response: ServerResponse }
    guardAnswer(request, response)
  })
}

/** Guards one answer. */
export function guardAnswer(request: IncomingMessage, response: ServerResponse): void {
  if (refusedMethods.has(request.method ?? '')) {
    request.method = 'PUT'
    request.url = '/api/health'
  }
  const reference = randomUUID().slice(0, 8)
  request.headers[referenceHeader] = reference
  replaceFailure(response, () => failedPage(reference))
}

/** Sends a page of ours in place of a failed page of the framework's, and lets every other answer be. */
function replaceFailure(response: ServerResponse, page: () => string): void {
  const writeHead = response.writeHead.bind(response)
  const write = response.write.bind(response)
  const end = response.end.bind(response)
  let isReplaced = false

  const begin = (): void => {
    if (isReplaced || response.headersSent || !isFailedPage(response)) return
    isReplaced = true
    for (const name of ['content-encoding', 'content-length', 'etag', 'transfer-encoding'])
      response.removeHeader(name)
    response.setHeader('cache-control', 'no-store')
    response.setHeader('x-robots-tag', 'noindex')
  }
  response.writeHead = ((...head: Parameters<typeof writeHead>) => {
    if (typeof head[0] === 'number') response.statusCode = head[0]
    begin()
    return isReplaced ? response : writeHead(...head)
  }) as typeof writeHead
  response.write = ((...part: Parameters<typeof write>) => {
    begin()
    return isReplaced || write(...part)
  }) as typeof write
  response.end = ((...part: Parameters<typeof end>) => {
    begin()
    if (!isReplaced) return end(...part)
    response.writeHead = writeHead
    response.write = write
    response.end = end
    return end(page())
  }) as typeof end
}

function isFailedPage(response: ServerResponse): boolean {
  return response.statusCode === 500 && String(response.getHeader('content-type')).startsWith('text/html')
}
