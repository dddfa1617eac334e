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
import { confirmLink } from '../src/operations/confirm.ts'

const backend = JSON.parse(process.argv[2] ?? '{}') as {
  url: string
  publishableKey: string
  secretKey: string
}
/** What became of each refresh token. */
const refreshes = new Map<string, { bought: number; unanswered: number; needless: number }>()
/** When the first request with a cookie was answered. */
const answeredAt = new Map<string, number>()
let latestMs = 0

const auth = createAuth({
  backend,
  siteOrigin: 'http://localhost:3000',
  rule: testRule,
  waitMs: 60_000,
  visitorAddress: (request) => request.headers.get('x-visitor') ?? undefined,
  async fetch(input, init) {
    const isRefresh = input instanceof URL && input.search.includes('refresh_token')
    if (!isRefresh || typeof init?.body !== 'string') return fetch(input, init)
    const { refresh_token: token } = JSON.parse(init.body) as { refresh_token: string }
    const count = refreshes.get(token) ?? { bought: 0, unanswered: 0, needless: 0 }
    refreshes.set(token, count)
    if (count.bought > 0) count.needless += 1
    count.unanswered += 1
    const response = await fetch(input, init)
    count.unanswered -= 1
    if (response.ok) count.bought += 1
    return response
  },
})

// A busy machine must not take a connection that waits for one that is idle.
const server = createServer({ keepAliveTimeout: 30 * 60_000 }, async (incoming, outgoing) => {
  const url = new URL(incoming.url ?? '/', 'http://localhost:3000')
  const headers = new Headers(
    Object.entries(incoming.headers).map(([name, value]): [string, string] => [name, String(value)]),
  )
  const method = incoming.method ?? 'GET'
  const request = new Request(url, { method, headers })
  const { cookie = '' } = incoming.headers
  latestMs = Math.max(latestMs, performance.now() - (answeredAt.get(cookie) ?? Infinity))
  const response =
    method === 'POST'
      ? await auth.handle(request, async (context) =>
          Response.json(
            await confirmLink(context, { tokenHash: url.searchParams.get('hash') ?? '', type: 'magiclink' }),
          ),
        )
      : await auth.proxy(request, async (context) => Response.json(await context.visitor()))
  if (!answeredAt.has(cookie)) answeredAt.set(cookie, performance.now())
  outgoing.writeHead(response.status, [...response.headers].flat())
  outgoing.end(Buffer.from(await response.arrayBuffer()))
})
server.listen(0, '127.0.0.1', () => {
  process.send?.({ origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}` })
})
process.on('message', () => {
  const counts = [...refreshes.values()]
  const sum = (of: 'bought' | 'unanswered' | 'needless') =>
    counts.reduce((total, count) => total + count[of], 0)
  process.send?.({
    bought: sum('bought'),
    unanswered: sum('unanswered'),
    needless: sum('needless'),
    most: Math.max(0, ...counts.map((count) => count.bought)),
    latestMs,
  })
})
process.once('disconnect', () => process.exit(0))
