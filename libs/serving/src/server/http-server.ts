import type { RequestListener, Server } from 'node:http'
import type { Socket } from 'node:net'
import { closeGently } from '../door/close-gently.ts'
import { limitConnections } from '../door/connections.ts'
import { readSlowHeadsInTurn } from '../door/slow-heads.ts'
import { watchStalls } from '../door/stalls.ts'
import type { Refusal } from '../door/refusal.ts'
import type { ResponseHeaders } from '../headers/response-headers.ts'
import { http } from '../http/node-http.ts'
import { SiteRequest } from '../http/site-request.ts'
import { SiteResponse } from '../http/site-response.ts'

/** A request listener that gets our own request and response classes. */
export type SiteListener = RequestListener<typeof SiteRequest, typeof SiteResponse>

/** The current or last response of each connection. */
const answer = Symbol('answer')
type AnsweringSocket = Socket & { [answer]?: SiteResponse }

const maxHeadBytes = 16_384
const headersTimeoutMs = 10_000
const requestTimeoutMs = 30_000
const keepAliveMs = 65_000
const timedOut = 'ERR_HTTP_REQUEST_TIMEOUT'

/**
 * Creates a Node HTTP server with limits on everything a slow or greedy client can use up.
 *
 * Headers must arrive within 10 s and the whole request within 30 s. A connection without a request is closed after
 * 65 s; what happens during a request is up to the listener. Clients that are late because this process stalled are told
 * to come again. Requests that Node itself refuses get the same headers as
 * every other response.
 */
export function createHttpServer(options: {
  listener: SiteListener
  headers: ResponseHeaders
  /** `undefined`: no limit, because a server in front has one. */
  connectionsPerClient: number | undefined
  onRefusal: (status: Refusal['status'], code: string) => void
}): Server<typeof SiteRequest, typeof SiteResponse> {
  const { headers, connectionsPerClient, onRefusal } = options
  const listener: SiteListener = (request, response) => {
    const socket: AnsweringSocket = request.socket
    socket[answer] = response
    // A refused connection can still deliver what the client sent before it heard of the refusal.
    if (socket.writable) options.listener(request, response)
  }
  const server = http.createServer<typeof SiteRequest, typeof SiteResponse>(
    {
      IncomingMessage: SiteRequest,
      ServerResponse: SiteResponse,
      maxHeaderSize: maxHeadBytes,
      // Node would answer a missing Host header by itself; the door does it with our headers.
      requireHostHeader: false,
      headersTimeout: headersTimeoutMs,
      requestTimeout: requestTimeoutMs,
      connectionsCheckingInterval: 1_000,
      keepAliveTimeout: keepAliveMs,
    },
    listener,
  )
  // `Expect` headers are handled like any other request, not by Node.
  server.on('checkContinue', listener)
  server.on('checkExpectation', listener)
  const refuse = (socket: Socket, status: Refusal['status'], code: string) => {
    onRefusal(status, code)
    socket.write(rawAnswer(status, headers))
    closeGently(socket)
  }
  const stalls = watchStalls(() => performance.now())
  server.once('close', stalls.stop)
  server.on('clientError', (error: NodeJS.ErrnoException, socket: AnsweringSocket) => {
    const end = (status: Refusal['status']): void => {
      const isAnswered = socket[answer]?.headersSent && !socket[answer].writableFinished
      if (error.code === 'ECONNRESET' || !socket.writable || isAnswered) socket.destroy()
      else refuse(socket, status, error.code ?? 'unknown')
    }
    if (error.code !== timedOut) return end(statusOf(error.code))
    // Node looks at the clock before it reads what has arrived, so after a stall of this process everybody is late. By
    // the next turn it has read that.
    const isRead = watchReading(socket)
    setImmediate(() => {
      if (!isRead()) end(stalls.hasStalled() ? 503 : 408)
    })
  })
  readSlowHeadsInTurn(server, (socket: AnsweringSocket) => socket[answer])
  if (connectionsPerClient !== undefined)
    limitConnections(server, connectionsPerClient, (socket) => refuse(socket, 503, 'CONNECTIONS'))
  return server
}

/** Asks later whether the request has been read that a connection is at now. */
function watchReading(socket: AnsweringSocket): () => boolean {
  const last = socket[answer]
  // Otherwise the next request is at its head, which has no response yet.
  const isAtBody = last !== undefined && !last.req.complete
  return () => socket[answer] !== last || (isAtBody && last.req.complete)
}

function statusOf(code: string | undefined): Refusal['status'] {
  if (code === 'HPE_HEADER_OVERFLOW') return 431
  return code === 'HPE_CHUNK_EXTENSIONS_OVERFLOW' ? 413 : 400
}

/** A response for a connection on which no request could be read. */
function rawAnswer(status: Refusal['status'], headers: ResponseHeaders): string {
  const words = http.STATUS_CODES[status] ?? ''
  const lines = Object.entries({
    ...headers,
    ...(status === 503 && { 'retry-after': '5' }),
    'content-type': 'text/plain; charset=utf-8',
    'content-length': words.length,
    'cache-control': 'no-store',
    date: new Date().toUTCString(),
    connection: 'close',
  }).map(([name, value]) => `${name}: ${value}\r\n`)
  return `HTTP/1.1 ${status} ${words}\r\n${lines.join('')}\r\n${words}`
}
