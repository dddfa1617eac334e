import type { ServerResponse } from 'node:http'

/**
 * By this header the proxy says with which status a page is sent: the framework gives a
 * page no way to answer with one (docs/decisions/0052). It never leaves the process.
 */
export const statusHeader = 'x-page-status'

/** Gives a page the status the proxy means it to have. One that failed keeps its own. */
export function setOwnStatus(response: ServerResponse): void {
  const status = Number(response.getHeader(statusHeader))
  response.removeHeader(statusHeader)
  if (!status || response.statusCode >= 400) return
  response.removeHeader('etag')
  response.statusCode = status
  // The words that belong to the status.
  response.statusMessage = ''
}
