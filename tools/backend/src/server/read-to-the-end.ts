import type { IncomingMessage } from 'node:http'
import type { MiddlewareHandler } from 'hono'
import type { GatewayEnv } from '../gateway/context.ts'

/** How much of a refused request is read and discarded at most. Bytes. */
const most = { bytes: 256 * 1024 * 1024, ms: 10_000 }

/**
 * Lets no answer go out before its request has been read.
 *
 * On a kept connection the rest of the body stands before the next request. Left
 * unread, it makes that one fail, or the connection is closed under the client
 * while it still writes and the answer is lost (RFC 9112, 9.3 and 9.6). A client
 * that does not come to an end is told that the connection closes.
 */
export const readToTheEnd: MiddlewareHandler<GatewayEnv> = async (context, next) => {
  await next()
  const { incoming } = context.env
  if (incoming.complete || (await discardRest(incoming))) return
  context.res.headers.set('Connection', 'close')
}

/** True when the request came to its end. */
function discardRest(incoming: IncomingMessage): Promise<boolean> {
  return new Promise((resolve) => {
    let bytes = 0
    const settle = (): void => {
      clearTimeout(timer)
      incoming.pause()
      resolve(incoming.complete)
    }
    const timer = setTimeout(settle, most.ms)
    // Another reader would pause the stream again.
    incoming.removeAllListeners('data')
    incoming.on('data', (chunk: Buffer) => {
      bytes += chunk.byteLength
      if (bytes > most.bytes) settle()
    })
    for (const event of ['end', 'error', 'close']) incoming.once(event, settle)
    incoming.resume()
  })
}
