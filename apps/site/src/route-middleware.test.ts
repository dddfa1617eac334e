import { NextRequest, NextResponse } from 'next/server'
import { describe, expect, it, vi } from 'vitest'
import { middleware } from './route-middleware.ts'

// The marker package throws outside a server bundle; tests run in plain Node.
vi.mock('server-only', () => ({}))

type Run = (typeof middleware)[string]

/** What a middleware makes of a request, and of the page behind it. */
async function through(name: string, path: string, page: Response = new Response('page')) {
  const request = new NextRequest(new URL(path, 'http://evil.example'))
  const requestHeaders = new Headers()
  const context = { request, requestHeaders } as Parameters<Run>[0]
  const run = middleware[name] as Run
  const response = await run(context, () => Promise.resolve(page))
  return { headers: response.headers, status: response.status, requestHeaders }
}

describe('middleware.private', () => {
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

describe('middleware.framed', () => {
  it('runs scripts with this nonce, in editors’ frames', async () => {
    const { headers, requestHeaders } = await through('framed', '/slice-simulator')
    const policy = headers.get('content-security-policy')
    expect(policy).toMatch(/script-src 'nonce-[\w+/=]{24}' 'strict-dynamic'/)
    expect(policy).not.toContain("frame-ancestors 'none'")
    expect(requestHeaders.get('content-security-policy')).toBe(policy)
  })
})

describe('middleware.open', () => {
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

describe('middleware.returned', () => {
  it('leads to this site, whatever host was asked for', async () => {
    vi.stubEnv('SITE_ORIGIN', 'https://house-edge.example')
    const { status, headers } = await through('returned', '/?error_code=x')
    expect([status, headers.get('location')]).toEqual([
      303,
      'https://house-edge.example/api/auth/provider/callback',
    ])
    vi.unstubAllEnvs()
  })
})
