import { NextRequest } from 'next/server.js'
import { describe, expect, it } from 'vitest'
import { defineRoutes } from '../table/define.ts'
import { toProxy } from './to-proxy.ts'

const routes = defineRoutes({
  home: { pattern: '/' },
  account: { pattern: '/account', middleware: ['sign-in'] },
  page: { pattern: '/:uid', params: { uid: /[a-z-]+/ } },
})
const proxy = toProxy({
  routes,
  middleware: {
    'sign-in': ({ request, requestHeaders }, next) => {
      requestHeaders.set('x-visitor', 'one')
      return request.cookies.has('session') ? next() : Response.redirect('http://site.example/login', 307)
    },
  },
  absent: () => new Response('absent', { status: 404 }),
})
const visit = (path: string, headers: Record<string, string> = {}) =>
  proxy(new NextRequest(`http://site.example${path}`, { headers }))

describe('toProxy', () => {
  it('passes a path without middleware on', async () => {
    expect((await visit('/')).headers.get('x-middleware-next')).toBe('1')
  })

  it('runs the middleware of the matched route', async () => {
    expect((await visit('/account')).headers.get('location')).toBe('http://site.example/login')
  })

  it('passes headers set by middleware on to the page', async () => {
    const response = await visit('/account', { cookie: 'session=1' })
    expect(response.headers.get('x-middleware-request-x-visitor')).toBe('one')
  })

  it('answers a parameter that breaks its rule without asking the page', async () => {
    expect((await visit('/Odds')).status).toBe(404)
  })

  it('leaves a path no route matches to the framework', async () => {
    expect((await visit('/robots/of/dawn')).headers.get('x-middleware-next')).toBe('1')
  })
})
