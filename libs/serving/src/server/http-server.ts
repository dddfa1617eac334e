import type { RequestListener, Server } from 'node:http'
import type { Socket } from 'node:net'
import { closeGently } from '../door/close-gently.ts'
import { limitConnections } from '../door/connections.ts'
import { readSlowHeadsInTurn } from '../door/slow-heads.ts'
import type { Refusal } from '../door/refusal.ts'
import type { AnswerHeaders } from '../headers/answer-headers.ts'
import { http } from './node-http.ts'
import { SiteRequest } from './site-request.ts'
import { SiteResponse } from './site-response.ts'

/** A request listener that gets our own request and response classes. */
export type SiteListener = RequestListener<typeof SiteRequest, typeof SiteResponse>

/** The current or last response of each connection. */
const answer = Symbol('answer')
type AnsweringSocket = Socket & { [answer]?: SiteResponse }

const maxHeadBytes = 16_384
const headersTimeoutMs = 10_000
const requestTimeoutMs = 30_000
const keepAliveMs = 65_000

/**
 * Creates a Node HTTP server with limits on everything a slow or greedy client can use up.
 *
 * Headers must arrive within 10 s and the whole request within 30 s. A connection without a request is closed after
 * 65 s; what happens during a request is up to the listener. Requests that Node itself refuses get the same headers as
 * every other response.
 */
export function createHttpServer(options: {
  listener: SiteListener
  headers: AnswerHeaders
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
  server.on('clientError', (error: NodeJS.ErrnoException, socket: AnsweringSocket) => {
    const isAnswered = socket[answer]?.headersSent && !socket[answer].writableFinished
    if (error.code === 'ECONNRESET' || !socket.writable || isAnswered) socket.destroy()
    else refuse(socket, statusOf(error.code), error.code ?? 'unknown')
  })
  readSlowHeadsInTurn(server, (socket: AnsweringSocket) => socket[answer])
  if (connectionsPerClient !== undefined)
    limitConnections(server, connectionsPerClient, (socket) => refuse(socket, 503, 'CONNECTIONS'))
  return server
}

function statusOf(code: string | undefined): Refusal['status'] {
  if (code === 'HPE_HEADER_OVERFLOW') return 431
  if (code === 'HPE_CHUNK_EXTENSIONS_OVERFLOW') return 413
  return code === 'ERR_HTTP_REQUEST_TIMEOUT' ? 408 : 400
}

/** A response for a connection on which no request could be read. */
function rawAnswer(status: Refusal['status'], headers: AnswerHeaders): string {
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
