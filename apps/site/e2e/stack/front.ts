import { once } from 'node:events'
import { createServer, request } from 'node:http'
import type { AddressInfo } from 'node:net'
import { pipeline } from 'node:stream/promises'
import { setTimeout as pause } from 'node:timers/promises'

/** What stands before the site: one address, behind which a deployment changes what answers. */
export interface Front {
  origin: string
  /** From now on this origin answers. */
  deploy: (origin: string) => void
  /** From now on everything comes as over slow 4G, or as it is. */
  slowDown: (isSlow: boolean) => void
  close: () => Promise<void>
}

/** Slow 4G as Lighthouse has it: milliseconds until a response begins, and bytes a second. */
const slow = { latencyMs: 562.5, bytesPerSecond: 184_320 }

async function* paced(body: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
  for await (const part of body) {
    await pause((part.length / slow.bytesPerSecond) * 1_000)
    yield part
  }
}

/** Starts a front on a free port. */
export async function startFront(first: string): Promise<Front> {
  let target = new URL(first)
  let isSlow = false
  const server = createServer((incoming, outgoing) => {
    const { method, headers, url: path } = incoming
    const { hostname, port } = target
    const onward = request({ hostname, port, path, method, headers }, async (response) => {
      if (isSlow) await pause(slow.latencyMs)
      outgoing.writeHead(response.statusCode ?? 502, response.headers)
      // Whoever leaves the page does not take the rest.
      const arriving = isSlow ? pipeline(response, paced, outgoing) : pipeline(response, outgoing)
      await arriving.catch(() => {})
    })
    onward.on('error', () => outgoing.writeHead(502).end())
    incoming.pipe(onward)
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  return {
    origin: `http://localhost:${(server.address() as AddressInfo).port}`,
    deploy: (origin) => (target = new URL(origin)),
    slowDown: (given) => (isSlow = given),
    close: async () => {
      server.closeAllConnections()
      server.close()
      await once(server, 'close')
    },
  }
}
