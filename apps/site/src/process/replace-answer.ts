import type { ServerResponse } from 'node:http'

/** An answer to send in place of the one that is about to be sent. */
export interface Replacement {
  status: number
  headers: Record<string, string>
  body: string
}

/** What describes a body that is not sent. */
const bodyHeaders = ['content-encoding', 'content-length', 'etag', 'transfer-encoding', 'x-nextjs-cache']

/**
 * Looks at an answer when its head is complete, and sends another instead when
 * there is one. Headers that are not about the body stay.
 *
 * @param decide Asked once; sees status and headers on `response`, and may change them. Nothing: the body is left as it is.
 */
export function replaceAnswer(response: ServerResponse, decide: () => Replacement | undefined): void {
  const writeHead = response.writeHead.bind(response)
  const write = response.write.bind(response)
  const end = response.end.bind(response)
  const flushHeaders = response.flushHeaders.bind(response)
  let replacement: Replacement | undefined
  let isDecided = false

  const begin = (): void => {
    if (isDecided || response.headersSent) return
    isDecided = true
    replacement = decide()
  }
  response.writeHead = ((...head: Parameters<typeof writeHead>) => {
    if (!isDecided && typeof head[0] === 'number') response.statusCode = head[0]
    for (const given of isDecided ? [] : head) setAll(response, given)
    begin()
    // What was decided on stands, whatever was about to be written.
    return replacement ? response : writeHead(response.statusCode, ...(head.slice(1) as []))
  }) as typeof writeHead
  response.flushHeaders = () => {
    begin()
    if (!replacement) flushHeaders()
  }
  response.write = ((...part: Parameters<typeof write>) => {
    begin()
    return replacement !== undefined || write(...part)
  }) as typeof write
  response.end = ((...part: Parameters<typeof end>) => {
    begin()
    if (!replacement) return end(...part)
    response.writeHead = writeHead
    response.flushHeaders = flushHeaders
    response.write = write
    response.end = end
    // Only now: what packs bodies puts its headers on while it is written to.
    setHead(response, replacement)
    return end(replacement.body)
  }) as typeof end
}

function setHead(response: ServerResponse, { status, headers }: Replacement): void {
  for (const name of bodyHeaders) response.removeHeader(name)
  for (const [name, value] of Object.entries(headers)) response.setHeader(name, value)
  response.statusCode = status
  // The words that belong to the status.
  response.statusMessage = ''
}

/** Headers given with the status are not on the response yet, where they would be looked for. */
function setAll(response: ServerResponse, given: unknown): void {
  if (typeof given !== 'object' || given === null || Array.isArray(given)) return
  for (const [name, value] of Object.entries(given))
    response.setHeader(name, value as string | number | readonly string[])
}
