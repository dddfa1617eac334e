import type { ContentStore } from '@house-edge/content'
import type { Middleware } from '@house-edge/routing'
import type { ProxyContext } from '@house-edge/routing/next'
import { NextRequest, NextResponse } from 'next/server'
import { describe, expect, it, vi } from 'vitest'
import type { PublishedContent } from '../content/published-content.ts'
import { createPublishedSite } from '../site/published-site.ts'
import type { PublishedRoute } from '../site/site-options.ts'
import { createPageMiddleware } from './page-middleware.ts'
import { createStatusResponses } from './status-response.ts'

// The marker package throws outside a server bundle; tests run in plain Node.
vi.mock('server-only', () => ({}))

const site = createPublishedSite({
  routes: {},
  settings: () => ({ content: { repository: 'house-edge' } }),
  extraPolicy: (route) => ('listens' in route ? { 'connect-src': ['wss://channels.example'] } : undefined),
})

/** What the content of a test says. Default: nothing can be known. */
function middlewareWith(content: Partial<PublishedContent>) {
  const store = () =>
    ({ addresses: () => Promise.reject(new Error('down')) }) as Partial<ContentStore> as ContentStore
  const whole = { site, store, ...content } as Partial<PublishedContent> as PublishedContent
  return createPageMiddleware(whole, createStatusResponses(whole.site))
}

/** What a middleware makes of a request, and of the page behind it. */
async function through(
  name: string,
  path: string,
  page: Response = new Response('page'),
  {
    route = {},
    params = {},
    ...content
  }: Partial<PublishedContent> & { route?: Partial<PublishedRoute>; params?: Record<string, string> } = {},
) {
  const request = new NextRequest(new URL(path, 'http://site.example'))
  const requestHeaders = new Headers()
  const match = { kind: 'matched', name: 'page', route: { pattern: path, ...route }, params } as const
  const run = middlewareWith(content)[name] as Middleware<ProxyContext>
  const response = await run({ request, requestHeaders, match }, () => Promise.resolve(page))
  return { headers: response.headers, status: response.status, requestHeaders }
}

describe('createPageMiddleware: private', () => {
  it('keeps private pages uncached, unframed, unindexed', async () => {
    const { headers } = await through('private', '/account')
    expect(headers.get('cache-control')).toBe('private, no-store')
    expect(headers.get('content-security-policy')).toMatch(/(?:^|; )frame-ancestors 'none'(?:;|$)/)
    expect(headers.get('x-robots-tag')).toBe('noindex')
    expect(headers.get('referrer-policy')).toBe('same-origin')
  })

  it('gives each response and Next one nonce', async () => {
    const [first, second] = [await through('private', '/account'), await through('private', '/account')]
    const policy = first.headers.get('content-security-policy')
    expect(policy).toMatch(/script-src 'nonce-[\w+/=]{24}' 'strict-dynamic'/)
    expect(first.requestHeaders.get('content-security-policy')).toBe(policy)
    expect(second.headers.get('content-security-policy')).not.toBe(policy)
  })
})

describe('createPageMiddleware: framed', () => {
  it('runs scripts with this nonce, in editors’ frames', async () => {
    const { headers, requestHeaders } = await through('framed', '/slice-simulator')
    const policy = headers.get('content-security-policy')
    expect(policy).toMatch(/script-src 'nonce-[\w+/=]{24}' 'strict-dynamic'/)
    expect(policy).not.toContain("frame-ancestors 'none'")
    expect(requestHeaders.get('content-security-policy')).toBe(policy)
  })
})

describe('createPageMiddleware: known', () => {
  it('says 503 while no content is known', async () => {
    const { status, headers } = await through('known', '/search?q=a')
    expect([status, headers.get('retry-after')]).toEqual([503, '30'])
  })
})

describe('createPageMiddleware: open', () => {
  it('allows inline scripts in stored pages alone', async () => {
    const page = NextResponse.next()
    const { headers } = await through('open', '/about', page)
    expect(headers.get('content-security-policy')).toContain("script-src 'self' 'unsafe-inline'")
    const sent = await through('open', '/about', NextResponse.redirect('http://site.example/'))
    expect(sent.headers.has('content-security-policy')).toBe(false)
  })

  it('leaves a page the policy it has', async () => {
    const page = NextResponse.next({ headers: { 'content-security-policy': "default-src 'none'" } })
    const { headers } = await through('open', '/about', page)
    expect(headers.get('content-security-policy')).toBe("default-src 'none'")
  })
})

describe('createPageMiddleware: content', () => {
  const article = { route: { document: 'article' }, params: { uid: 'odds' } }

  it.each([
    ['found', undefined, 200],
    ['found', '/blog/evens', 308],
    ['unknown', undefined, 503],
  ] as const)('answers a document that is %s, now at %s, with %i', async (result, moved, status) => {
    const response = await through('content', '/blog/odds', undefined, {
      ...article,
      lookUp: async () => result,
      findMovedPath: () => moved,
    })
    expect(response.status).toBe(status)
  })

  it('rewrites what is not published to the not-found page', async () => {
    const { headers } = await through('content', '/blog/odds', undefined, {
      ...article,
      lookUp: async () => 'not-found',
    })
    expect(headers.get('x-middleware-rewrite')).toBe('http://site.example/-/-/-')
  })

  it('looks up the one document of a page without parameter', async () => {
    const lookUp = vi.fn(async () => 'found' as const)
    await through('content', '/', undefined, {
      route: { document: 'page', uid: 'home' },
      lookUp,
      findMovedPath: () => undefined,
    })
    expect(lookUp).toHaveBeenCalledWith('page', 'home', undefined)
  })
})

describe('createPageMiddleware: listing', () => {
  it.each([
    ['2', 2, null],
    ['3', 2, 'http://site.example/-/-/-'],
  ])('answers page %s of %i', async (number, pages, rewritten) => {
    const { headers } = await through('listing', `/blog/page/${number}`, undefined, {
      route: { lists: 'article' },
      params: { number },
      countPages: async () => pages,
    })
    expect(headers.get('x-middleware-rewrite')).toBe(rewritten)
  })

  it('has a first page without a number in its address', async () => {
    const { headers } = await through('listing', '/blog', undefined, {
      route: { lists: 'article' },
      params: {},
      countPages: async () => 1,
    })
    expect(headers.get('x-middleware-rewrite')).toBe(null)
  })

  it('says 503 while it is not known how many there are', async () => {
    const { status } = await through('listing', '/blog/page/2', undefined, {
      route: { lists: 'article' },
      params: { number: '2' },
      countPages: async () => 'unknown',
    })
    expect(status).toBe(503)
  })
})

describe('createPageMiddleware: asked', () => {
  it('adds the sources of a page to its policy', async () => {
    const { headers } = await through('query', '/found', undefined, { route: { listens: true } as object })
    expect(headers.get('content-security-policy')).toContain("connect-src 'self' wss://channels.example;")
    expect(headers.get('cache-control')).toBe('private, no-store')
  })
})
