import {
  createServer,
  type IncomingHttpHeaders,
  type IncomingMessage,
  type OutgoingHttpHeaders,
  request as ask,
  type RequestListener,
} from 'node:http'
import { duplexPair } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { PrivateRequestError } from '../errors/serving-error.ts'

/** What to ask the framework for, with nobody waiting at a connection. */
export interface PrivateRequest {
  /** With its query. */
  path: string
  method?: string
  /** `host` is `localhost` when it is not given. */
  headers?: OutgoingHttpHeaders
  body?: string | Buffer
  signal?: AbortSignal
}

/** What the framework answered, whole. */
export interface PrivateAnswer {
  status: number
  headers: IncomingHttpHeaders
  body: Buffer
}

/**
 * Opens a way to a request listener that no network leads to: a connection of
 * two ends in memory. What comes out has passed Node's own HTTP on both ends, so
 * a listener sees nothing it would not see from outside.
 *
 * @throws {PrivateRequestError} From the returned function, when no whole answer came.
 */
export function openPrivateDoor(
  listener: RequestListener,
): (asked: PrivateRequest) => Promise<PrivateAnswer> {
  const server = createServer(listener)
  return async ({ path, method = 'GET', headers = {}, body, signal }) => {
    const [near, far] = duplexPair()
    server.emit('connection', far)
    try {
      const answer = await new Promise<IncomingMessage>((resolve, reject) => {
        const sent = ask(
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
