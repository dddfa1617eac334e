import { once } from 'node:events'
import { createServer, request, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

/** What stands before the site: one address, behind which a deployment changes what answers. */
export interface Front {
  origin: string
  /** From now on this origin answers. */
  deploy: (origin: string) => void
  /** Answers itself instead of the site, as long as it answers something. */
  intercept: (
    answer: (path: string) => { status: number; body?: string; delayMs?: number } | undefined,
  ) => void
  /** Everything that was answered since the last time. */
  takeAnswers: () => { path: string; status: number }[]
  /** The most preloads that were under way at once. */
  mostPreloads: () => number
  close: () => Promise<void>
}

/** Starts a front on a free port. */
export async function startFront(first: string): Promise<Front> {
  let target = first
  let answer: Parameters<Front['intercept']>[0] = () => undefined
  let answers: { path: string; status: number }[] = []
  let preloads = 0
  let most = 0

  const server = createServer((incoming, outgoing) => void serve(incoming, outgoing))
  async function serve(incoming: IncomingMessage, outgoing: ServerResponse): Promise<void> {
    const path = incoming.url ?? '/'
    const isPreload = incoming.headers['next-router-prefetch'] !== undefined
    if (isPreload) most = Math.max(most, (preloads += 1))
    outgoing.on('close', () => {
      answers.push({ path, status: outgoing.statusCode })
      if (isPreload) preloads -= 1
    })
    const own = answer(path)
    if (own?.delayMs !== undefined) await new Promise((resolve) => setTimeout(resolve, own.delayMs))
    if (own && own.status !== 0) {
      outgoing.writeHead(own.status, { 'content-type': 'text/html' }).end(own.body)
      return
    }
    const { hostname, port } = new URL(target)
    const onward = request({
      hostname,
      port,
      path,
      method: incoming.method,
      headers: incoming.headers,
    })
    onward.on('response', (response) => {
      outgoing.writeHead(response.statusCode ?? 502, response.headers)
      response.pipe(outgoing)
    })
    onward.on('error', () => outgoing.writeHead(502).end())
    incoming.pipe(onward)
  }

  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    deploy: (origin) => (target = origin),
    intercept: (next) => (answer = next),
    takeAnswers: () => answers.splice(0),
    mostPreloads: () => most,
    close: async () => {
      server.closeAllConnections()
      server.close()
      await once(server, 'close')
    },
  }
}
