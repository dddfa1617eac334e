import { NextRequest, NextResponse } from 'next/server'
import { describe, expect, it } from 'vitest'
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

  it('asks the proxy about the page, then answers with its payload', async () => {
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

  it('gives no payload of a page the visitor may not read', async () => {
    const { ask } = proxyWith(() => Response.redirect('https://site.example/login'))
    expect((await ask('/members/_payload.json')).headers.get('location')).toBe('https://site.example/login')
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
