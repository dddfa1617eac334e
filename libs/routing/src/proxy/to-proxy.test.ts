import { NextRequest } from 'next/server.js'
import { describe, expect, it } from 'vitest'
import { defineRedirects } from '../redirects/table.ts'
import { defineRoutes } from '../table/define.ts'
import { toProxy } from './to-proxy.ts'

const noon = Date.UTC(2026, 5, 15, 12)
const routes = defineRoutes({
  home: { pattern: '/' },
  account: { pattern: '/account', middleware: ['sign-in'] },
  page: { pattern: '/:uid', params: { uid: /[a-z-]+/ } },
})
const table = defineRedirects([
  { from: '/moved', to: '/account', status: 308 },
  { from: '/lent', to: '/account', status: 307 },
  { from: '/away', to: 'https://other.example/x', status: 301 },
  { from: '/ends', to: '/account', status: 301, validTo: '2026-06-15' },
  { from: '/taken', status: 410 },
])
const proxy = toProxy({
  routes,
  middleware: {
    'sign-in': ({ request, requestHeaders }, next) => {
      requestHeaders.set('x-visitor', 'one')
      return request.cookies.has('session') ? next() : Response.redirect('http://site.example/login', 307)
    },
  },
  redirects: (request) => (request.cookies.has('draft') ? undefined : table),
  notFound: (_request, error) => new Response(error.message, { status: error.status }),
  gone: (_request, error) => new Response(error.message, { status: error.status }),
  now: () => noon,
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

  // shows R022, R163
  it('answers invalid parameters with "Page Not Found"', async () => {
    const response = await visit('/Odds?a=1')
    expect(response.status).toBe(404)
    expect(await response.text()).toBe('Page Not Found: /Odds?a=1')
  })

  it('leaves a path no route matches to the framework', async () => {
    expect((await visit('/robots/of/dawn')).headers.get('x-middleware-next')).toBe('1')
  })

  it('follows a redirect rule before it looks for a page', async () => {
    const response = await visit('/moved?a=1')
    expect(response.status).toBe(308)
    expect(response.headers.get('location')).toBe('http://site.example/account?a=1')
  })

  it('leads to other sites where a rule names one', async () => {
    expect((await visit('/away')).headers.get('location')).toBe('https://other.example/x')
  })

  it('lets browsers cache only permanent redirects, an hour at most', async () => {
    expect((await visit('/moved')).headers.get('cache-control')).toBe('public, max-age=3600')
    expect((await visit('/lent')).headers.get('cache-control')).toBe('no-store')
    const late = toProxy({
      routes,
      middleware: { 'sign-in': (_context, next) => next() },
      redirects: () => table,
      notFound: () => new Response(null, { status: 404 }),
      now: () => Date.UTC(2026, 5, 15, 23, 59, 30),
    })
    const response = await late(new NextRequest('http://site.example/ends'))
    expect(response.headers.get('cache-control')).toBe('public, max-age=30')
  })

  it('lets browsers keep permanent redirects as told', async () => {
    const brief = toProxy({
      routes,
      middleware: { 'sign-in': (_context, next) => next() },
      redirects: () => table,
      notFound: () => new Response(null, { status: 404 }),
      permanentMaxAgeSeconds: 60,
      now: () => noon,
    })
    const response = await brief(new NextRequest('http://site.example/moved'))
    expect(response.headers.get('cache-control')).toBe('public, max-age=60')
  })

  it('answers what is gone with 410', async () => {
    const response = await visit('/taken')
    expect(response.status).toBe(410)
    expect(await response.text()).toBe('Page gone: /taken')
  })

  it('follows no rule where there is no table', async () => {
    expect((await visit('/moved', { cookie: 'draft=1' })).headers.get('x-middleware-next')).toBe('1')
  })
})
