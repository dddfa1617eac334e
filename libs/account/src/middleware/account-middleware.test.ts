import { NextRequest } from 'next/server'
import { describe, expect, it } from 'vitest'
import { flashCookie } from '../cookies/flash.ts'
import { quietAuth } from '../testing/quiet-site.ts'
import { accountMiddleware } from './account-middleware.ts'

const siteOrigin = 'https://site.example'
const unknown = { ...quietAuth(), proxy: async () => new Response('plain', { status: 503 }) }
const middleware = accountMiddleware<{ name: string }>({
  auth: () => unknown,
  siteOrigin: () => siteOrigin,
  lang: ({ name }) => (name === 'german' ? 'de-AT' : undefined),
  unknownVisitor: (plain, { name }) => new Response(`the page of ${name}`, { status: plain.status }),
})

async function through(name: keyof typeof middleware, path: string, cookie = '') {
  const request = new NextRequest(new URL(path, 'http://evil.example'), { headers: { cookie } })
  const match = { name: request.nextUrl.pathname === '/de' ? 'german' : 'home' }
  return middleware[name]({ request, requestHeaders: new Headers(), match }, async () => new Response('page'))
}

describe('accountMiddleware', () => {
  it.each([
    ['/?error_code=x', '/api/auth/provider/callback'],
    ['/de?error_code=x', '/api/auth/provider/callback?lang=de-AT'],
  ])('leads %s to this site, whatever host was asked for', async (path, to) => {
    const { status, headers } = await through('returned', path)
    expect([status, headers.get('location')]).toEqual([303, siteOrigin + to])
  })

  it('lets everything else pass', async () => {
    expect(await (await through('returned', '/?q=x')).text()).toBe('page')
  })

  it('shows the page of the site when it is not known who is visiting', async () => {
    const response = await through('sign-in', '/de')
    expect([response.status, await response.text()]).toEqual([503, 'the page of german'])
  })

  it.each([
    [`${flashCookie}=x`, 1],
    ['other=x', 0],
  ])('ends a message that was shown: %s', async (cookie, ended) => {
    const { headers } = await through('flash', '/', cookie)
    expect(headers.getSetCookie()).toHaveLength(ended)
  })
})
