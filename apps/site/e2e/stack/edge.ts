/** A cache in front of a site: Varnish by the recipe where `EDGE=varnish` asks for it, else a double of what it does. */
import { once } from 'node:events'
import { createServer, type IncomingMessage, request, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { buffer } from 'node:stream/consumers'
import { startVarnish } from '../../../../vitest.varnish.ts'

/** A cache that answers. */
export interface Edge {
  origin: string
  close: () => Promise<void>
}

/**
 * Starts a cache in front of a site that need not answer yet.
 *
 * @param options.port Default: a free one.
 */
export async function startEdge(options: { sitePort: number; secret: string; port?: number }): Promise<Edge> {
  if (process.env['EDGE'] !== 'varnish') return startDouble(options)
  const { port, close } = await startVarnish(options)
  return { origin: `http://127.0.0.1:${port}`, close }
}

interface Kept {
  status: number
  headers: IncomingMessage['headers']
  body: Buffer
}

async function startDouble({ sitePort, secret, port = 0 }: Parameters<typeof startEdge>[0]): Promise<Edge> {
  const pages = new Map<string, Kept>()
  const forget = ({ headers }: IncomingMessage): number => {
    if (headers.authorization !== `Bearer ${secret}`) return 403
    const tags = new Set(String(headers['surrogate-key']).split(' '))
    for (const [key, page] of pages)
      if (
        String(page.headers['surrogate-key'])
          .split(' ')
          .some((tag) => tags.has(tag))
      )
        pages.delete(key)
    return 200
  }
  const server = createServer(async (incoming, outgoing) => {
    if (incoming.method === 'PURGE') {
      outgoing.writeHead(forget(incoming)).end()
      return
    }
    const key = `${incoming.url} ${incoming.headers['accept-encoding']}`
    const kept = pages.get(key)
    const page = kept ?? (await fetchFrom(sitePort, incoming))
    const { headers, status } = page
    if (status === 200 && headers['surrogate-control'] && !headers['set-cookie']) pages.set(key, page)
    send(page, kept !== undefined, outgoing)
  })
  await listen(server, port)
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    close: async () => {
      server.closeAllConnections()
      server.close()
      await once(server, 'close')
    },
  }
}

async function fetchFrom(port: number, { url: path, headers, method }: IncomingMessage): Promise<Kept> {
  const asked = request({ host: '127.0.0.1', port, path, headers, method }).end()
  const [answer] = (await once(asked, 'response')) as [IncomingMessage]
  return { status: answer.statusCode ?? 0, headers: answer.headers, body: await buffer(answer) }
}

function send({ status, headers, body }: Kept, isKept: boolean, outgoing: ServerResponse): void {
  const { 'surrogate-key': _tags, 'surrogate-control': _lifetime, ...others } = headers
  const from = headers['cache-status']
  outgoing.writeHead(status, { ...others, ...(isKept && { 'cache-status': `edge; hit, ${String(from)}` }) })
  outgoing.end(body)
}

async function listen(server: Server, port: number): Promise<void> {
  server.listen(port, '127.0.0.1')
  await once(server, 'listening')
}
