import type { IncomingHttpHeaders, IncomingMessage, OutgoingHttpHeaders, RequestListener } from 'node:http'
import { duplexPair } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { PrivateRequestError } from '../errors/serving-error.ts'
import { http } from './node-http.ts'

/** A request to the framework from inside the process. */
export interface PrivateRequest {
  /** Path and query. */
  path: string
  method?: string
  /** `host` defaults to `localhost`. */
  headers?: OutgoingHttpHeaders
  body?: string | Buffer
  signal?: AbortSignal
}

/** The complete response of the framework. */
export interface PrivateAnswer {
  status: number
  headers: IncomingHttpHeaders
  body: Buffer
}

/**
 * Connects to a request listener in memory, without the network. Both ends use Node's own HTTP, so the listener sees
 * a normal request.
 *
 * @throws {PrivateRequestError} From the returned function, when no complete response came.
 */
export function openPrivateDoor(
  listener: RequestListener,
): (asked: PrivateRequest) => Promise<PrivateAnswer> {
  const server = http.createServer(listener)
  return async ({ path, method = 'GET', headers = {}, body, signal }) => {
    const [near, far] = duplexPair()
    server.emit('connection', far)
    try {
      const answer = await new Promise<IncomingMessage>((resolve, reject) => {
        const sent = http.request(
          {
            path,
            method,
            headers: { host: 'localhost', ...headers },
            ...(signal && { signal }),
            createConnection: () => near,
          },
          resolve,
        )
        sent.on('error', reject)
        sent.end(body)
      })
      return { status: answer.statusCode ?? 0, headers: answer.headers, body: await buffer(answer) }
    } catch (cause) {
      throw new PrivateRequestError({ path: path.split('?', 1)[0] ?? path, cause })
    } finally {
      near.destroy()
      far.destroy()
    }
  }
}
