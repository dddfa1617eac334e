import { once } from 'node:events'
import { createServer, request } from 'node:http'
import type { AddressInfo } from 'node:net'

/** What stands before the site: one address, behind which a deployment changes what answers. */
export interface Front {
  origin: string
  /** From now on this origin answers. */
  deploy: (origin: string) => void
  close: () => Promise<void>
}

/** Starts a front on a free port. */
export async function startFront(first: string): Promise<Front> {
  let target = new URL(first)
  const server = createServer((incoming, outgoing) => {
    const { method, headers, url: path } = incoming
    const { hostname, port } = target
    const onward = request({ hostname, port, path, method, headers }, (response) => {
      outgoing.writeHead(response.statusCode ?? 502, response.headers)
      response.pipe(outgoing)
    })
    onward.on('error', () => outgoing.writeHead(502).end())
    incoming.pipe(onward)
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  return {
    origin: `http://localhost:${(server.address() as AddressInfo).port}`,
    deploy: (origin) => (target = new URL(origin)),
    close: async () => {
      server.closeAllConnections()
      server.close()
      await once(server, 'close')
    },
  }
}
