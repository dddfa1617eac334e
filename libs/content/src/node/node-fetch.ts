import { Agent as HttpAgent, type IncomingMessage, request as httpRequest } from 'node:http'
import { Agent as HttpsAgent, request as httpsRequest } from 'node:https'
import type { Readable, Transform } from 'node:stream'
import { createBrotliDecompress, createGunzip, createInflate } from 'node:zlib'
import type { FetchLike, ResponseLike } from '@prismicio/client'
import { ConnectTimeoutError } from '../errors/connect-timeout-error.ts'

/** How connections are made. */
export interface NodeFetchOptions {
  /** A connection that takes longer is given up. Milliseconds. @default 1_000 */
  connectTimeoutMs?: number
  /** Connections to one host at the same time; more requests wait. @default 64 */
  maxSockets?: number
}

/** A response with all of its headers. */
export type NodeResponse = ResponseLike & { headers: Headers }

/**
 * Creates a `fetch` over Node's own HTTP client.
 *
 * For servers. Connections are kept alive and given up quickly when they cannot be made, which the
 * runtime's `fetch` cannot be told to do, and a framework that replaces the global `fetch` (Next does) does
 * not see these requests.
 * Redirects are not followed.
 *
 * @throws {ConnectTimeoutError} From the returned function: no connection within `connectTimeoutMs`. A content client
 *   throws an `UnavailableError` instead, with this as its `cause`.
 * @throws {AbortError} From the returned function: the signal of the request was aborted. Its `cause` is the reason.
 *
 * @example
 * ```ts
 * createContentClient({ repositoryName: 'house-edge', fetch: createNodeFetch() })
 * ```
 */
export function createNodeFetch({ connectTimeoutMs = 1_000, maxSockets = 64 }: NodeFetchOptions = {}): (
  ...asked: Parameters<FetchLike>
) => Promise<NodeResponse> {
  const agentOptions = { keepAlive: true, maxSockets }
  const agents = { http: new HttpAgent(agentOptions), https: new HttpsAgent(agentOptions) }

  return (input, init = {}) =>
    new Promise((resolve, reject) => {
      const url = new URL(input)
      const isSecure = url.protocol === 'https:'
      const request = (isSecure ? httpsRequest : httpRequest)(url, {
        agent: isSecure ? agents.https : agents.http,
        method: init.method ?? 'GET',
        headers: { accept: 'application/json', 'accept-encoding': 'br, gzip', ...init.headers },
      })
      request.on('error', reject)
      request.on('response', (response) => resolve(toResponse(input, response)))
      limitConnecting(request, connectTimeoutMs)
      if (init.signal) giveUpWith(request, init.signal as AbortSignal)
      request.end(init.body as string | undefined)
    })
}

/** What Node destroys a request with when its signal aborts: https://nodejs.org/api/errors.html#class-aborterror */
class AbortError extends Error {
  override readonly name = 'AbortError'
  readonly code = 'ABORT_ERR'

  constructor(reason: unknown) {
    super('The operation was aborted', { cause: reason })
  }
}

/** Cancels a request with a signal, as `http.request` does, but without the costly bookkeeping of streams. */
function giveUpWith(request: ReturnType<typeof httpRequest>, signal: AbortSignal): void {
  const giveUp = (): void => {
    request.destroy(new AbortError(signal.reason))
  }
  if (signal.aborted) return giveUp()
  signal.addEventListener('abort', giveUp, { once: true })
  request.once('close', () => signal.removeEventListener('abort', giveUp))
}

function limitConnecting(request: ReturnType<typeof httpRequest>, timeoutMs: number): void {
  request.on('socket', (socket) => {
    if (!socket.connecting) return
    const timer = setTimeout(() => request.destroy(new ConnectTimeoutError(timeoutMs)), timeoutMs)
    const stop = (): void => clearTimeout(timer)
    socket.once('connect', stop)
    socket.once('close', stop)
  })
}

function toResponse(url: string, message: IncomingMessage): NodeResponse {
  const status = message.statusCode ?? 0
  const body = decoded(message)
  const read = async (): Promise<Buffer<ArrayBuffer>> => Buffer.concat(await body.toArray())
  let headers: Headers | undefined
  const response = {
    ok: status >= 200 && status < 300,
    status,
    url,
    // Made when they are read.
    get headers() {
      return (headers ??= headersOf(message))
    },
    body,
    text: async () => (await read()).toString(),
    json: async () => JSON.parse((await read()).toString()) as unknown,
    arrayBuffer: async () => {
      const bytes = await read()
      return bytes.buffer.slice(bytes.byteOffset, bytes.byteOffset + bytes.byteLength)
    },
    blob: async () => new Blob([await read()]),
    clone: (): NodeResponse => response,
  }
  return response
}

function headersOf({ rawHeaders }: IncomingMessage): Headers {
  const headers = new Headers()
  for (let at = 0; at < rawHeaders.length; at += 2) headers.append(rawHeaders[at]!, rawHeaders[at + 1]!)
  return headers
}

function decoded(message: IncomingMessage): Readable {
  const decoders = { br: createBrotliDecompress, gzip: createGunzip, deflate: createInflate }
  const encoding = message.headers['content-encoding']
  const create = decoders[encoding as keyof typeof decoders]
  return create ? throughDecoder(message, create()) : message
}

/**
 * Like `stream.pipeline` for two streams, without the exception with a stack trace that it creates at the
 * end of every response.
 */
function throughDecoder(message: IncomingMessage, decoder: Transform): Readable {
  message.on('error', (error) => decoder.destroy(error))
  decoder.on('close', () => {
    if (!message.readableEnded) message.destroy()
  })
  return message.pipe(decoder)
}
