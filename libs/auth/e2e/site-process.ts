/**
 * A site, as far as sessions go, as a process of its own: the border and two
 * handlers over plain HTTP.
 *
 * @module
 */
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { createAuth } from '../src/server.ts'
import { testRule } from '../src/testing/test-site.ts'

const backend = JSON.parse(process.argv[2] ?? '{}') as {
  url: string
  publishableKey: string
  secretKey: string
}
/** How often each refresh token was presented. */
const refreshes = new Map<string, number>()

const auth = createAuth({
  backend,
  siteOrigin: 'http://localhost:3000',
  rule: testRule,
  waitMs: 60_000,
  visitorAddress: (request) => request.headers.get('x-visitor') ?? undefined,
  fetch: (input, init) => {
    if (input instanceof URL && input.search.includes('refresh_token') && typeof init?.body === 'string') {
      const { refresh_token: token } = JSON.parse(init.body) as { refresh_token: string }
      refreshes.set(token, (refreshes.get(token) ?? 0) + 1)
    }
    return fetch(input, init)
  },
})

// A busy machine must not take a connection that waits for one that is idle.
const server = createServer({ keepAliveTimeout: 30 * 60_000 }, async (incoming, outgoing) => {
  const url = new URL(incoming.url ?? '/', 'http://localhost:3000')
  const headers = new Headers(Object.entries(incoming.headers).map(([name, value]) => [name, String(value)]))
  const method = incoming.method ?? 'GET'
  const request = new Request(url, { method, headers })
  const response =
    method === 'POST'
      ? await auth.handle(request, async (exchange) =>
          Response.json(
            await exchange.confirm({ tokenHash: url.searchParams.get('hash') ?? '', type: 'magiclink' }),
          ),
        )
      : await auth.atBorder(request, async (exchange) => Response.json(await exchange.visitor()))
  outgoing.writeHead(response.status, [...response.headers].flat())
  outgoing.end(Buffer.from(await response.arrayBuffer()))
})
server.listen(0, '127.0.0.1', () => {
  process.send?.({ origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}` })
})
process.on('message', () => {
  const counts = [...refreshes.values()]
  process.send?.({
    refreshes: counts.reduce((sum, count) => sum + count, 0),
    most: Math.max(0, ...counts),
  })
})
process.once('disconnect', () => process.exit(0))
