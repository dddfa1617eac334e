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
export interface PrivateResponse {
  status: number
  headers: IncomingHttpHeaders
  body: Buffer
}

/** Asks a request listener from inside the process. */
interface PrivateDoor {
  /** @throws {PrivateRequestError} No complete response came, or the door is closed. */
  ask: (asked: PrivateRequest) => Promise<PrivateResponse>
  /** Lets nothing more in. @returns When what is under way has ended. */
  close: () => Promise<unknown>
}

/**
 * Connects to a request listener in memory, without the network. Both ends use Node's own HTTP, so the listener sees
 * a normal request.
 */
export function openPrivateDoor(listener: RequestListener): PrivateDoor {
  const server = http.createServer(listener)
  const underWay = new Set<Promise<unknown>>()
  let isClosed = false

  return {
    ask: async (asked) => {
      if (isClosed) throw new PrivateRequestError({ path: pathOf(asked), cause: 'the server ends' })
      const answer = ask(asked)
      underWay.add(answer)
      try {
        return await answer
      } finally {
        underWay.delete(answer)
      }
    },
    close: () => {
      isClosed = true
      return Promise.allSettled(underWay)
    },
  }

  async function ask(asked: PrivateRequest): Promise<PrivateResponse> {
    const { path, method = 'GET', headers = {}, body, signal } = asked
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
      throw new PrivateRequestError({ path: pathOf(asked), cause })
    } finally {
      near.destroy()
      far.destroy()
    }
  }
}

function pathOf({ path }: PrivateRequest): string {
  return path.split('?', 1)[0] ?? path
}
