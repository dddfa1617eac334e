import { NextRequest, NextResponse } from 'next/server'
import { describe, expect, it } from 'vitest'
import { toProxy } from '../proxy/to-proxy.ts'
import { defineRedirects } from '../redirects/table.ts'
import { defineRoutes } from '../table/define.ts'
import { toPayloadProxy } from './to-payload-proxy.ts'

function proxyWith(answer: (path: string) => Response) {
  const seen: string[] = []
  const proxy = toPayloadProxy(
    async (request) => {
      seen.push(request.nextUrl.pathname)
      return answer(request.nextUrl.pathname)
    },
    { payload: async (path) => (path === '/plain' ? undefined : { path }) },
  )
  return { seen, ask: (path: string) => proxy(new NextRequest(`https://site.example${path}`)) }
}

describe('toPayloadProxy', () => {
  it('leaves every other path to the proxy', async () => {
    const { ask } = proxyWith((path) => new Response(path))
    expect(await (await ask('/blog/odds')).text()).toBe('/blog/odds')
  })

  it('asks the proxy first, then gives the payload', async () => {
    const { ask, seen } = proxyWith(() => NextResponse.next())
    const answer = await ask('/blog/odds/_payload.json?_b=1')
    expect(seen).toEqual(['/blog/odds'])
    expect(await answer.json()).toEqual({ path: '/blog/odds' })
    expect(answer.headers.get('cache-control')).toBe('public, max-age=0, must-revalidate')
    expect(await (await ask('/_payload.json')).json()).toEqual({ path: '/' })
  })

  it('finds nothing for a page without a payload', async () => {
    const { ask } = proxyWith(() => NextResponse.next())
    expect((await ask('/plain/_payload.json')).status).toBe(404)
  })

  it('gives no payload of a forbidden page', async () => {
    const { ask } = proxyWith(() => Response.redirect('https://site.example/login'))
    expect((await ask('/members/_payload.json')).headers.get('location')).toBe('https://site.example/login')
  })

  it('redirects programs to the payload of the visitors’ page', async () => {
    const table = defineRedirects([
      { from: '/reviews', to: '/casino-reviews#latest', status: 308 },
      { from: '/start', to: '/', status: 302 },
      { from: '/away', to: 'https://other.example/x', status: 301 },
    ])
    const proxy = toProxy({
      routes: defineRoutes({ home: { pattern: '/' } }),
      middleware: {},
      notFound: () => new Response(null, { status: 404 }),
      redirects: () => table,
    })
    const payloads = toPayloadProxy(proxy, { payload: async (path) => ({ path }) })
    const locationOf = async (path: string) =>
      (await payloads(new NextRequest(`https://site.example${path}`))).headers.get('location')
    expect(await locationOf('/reviews/_payload.json?_b=1')).toBe(
      'https://site.example/casino-reviews/_payload.json?_b=1',
    )
    expect(await locationOf('/start/_payload.json')).toBe('https://site.example/_payload.json')
    expect(await locationOf('/away/_payload.json')).toBe('https://other.example/x')
    expect(await locationOf('/reviews')).toBe('https://site.example/casino-reviews#latest')
  })

  it('lets nobody keep the payload of a personal page', async () => {
    const { ask } = proxyWith(() => NextResponse.next({ headers: { 'cache-control': 'private, no-store' } }))
    expect((await ask('/mine/_payload.json')).headers.get('cache-control')).toBe('private, no-store')
  })

  it('lets nobody keep an answer that renews a session', async () => {
    const { ask } = proxyWith(() => {
      const next = NextResponse.next()
      next.cookies.set('session', 'renewed')
      return next
    })
    const answer = await ask('/blog/odds/_payload.json')
    expect(answer.headers.getSetCookie()).toEqual(['session=renewed; Path=/'])
    expect(answer.headers.get('cache-control')).toBe('private, no-store')
  })
})
