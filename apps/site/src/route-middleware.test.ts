import { UnavailableError } from '@house-edge/content'
import { NextRequest } from 'next/server'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { pageHeader } from '@house-edge/serving/headers'
import { matchRoute } from '@house-edge/routing'
import { middleware } from './route-middleware.ts'
import { routes } from './routes.ts'

// The marker package throws outside a server bundle; tests run in plain Node.
vi.mock('server-only', () => ({}))

type Run = (typeof middleware)[string]

/** What a middleware makes of a request, and of the page behind it. */
async function through(name: string, path: string, page: Response = new Response('page')) {
  const request = new NextRequest(new URL(path, 'http://evil.example'))
  const requestHeaders = new Headers()
  const match = matchRoute(routes, request.nextUrl.pathname)
  const context = { request, requestHeaders, match } as Parameters<Run>[0]
  const run = middleware[name] as Run
  const response = await run(context, () => Promise.resolve(page))
  return { headers: response.headers, status: response.status, requestHeaders }
}

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

  it('says the language of the page to who answers', async () => {
    vi.stubEnv('SITE_ORIGIN', 'https://house-edge.example')
    const { headers } = await through('returned', '/de/anmelden?error_code=otp_expired')
    expect(headers.get('location')).toBe(
      'https://house-edge.example/api/auth/provider/callback?error_code=otp_expired&lang=de-AT',
    )
    vi.unstubAllEnvs()
  })
})

describe('middleware.indexed', () => {
  const place = Symbol.for('@house-edge/reviews/search')
  beforeEach(() => {
    vi.stubEnv('CONTENT_REPOSITORY', 'house-edge')
    vi.stubEnv('BACKEND_URL', 'https://backend.example')
    vi.stubEnv('BACKEND_PUBLISHABLE_KEY', 'sb_publishable_x')
    return () => vi.unstubAllEnvs()
  })
  const ask = async (index: () => Promise<unknown>, target = '/search?q=bonus', language?: string) => {
    let made: Promise<unknown> | undefined
    Reflect.defineProperty(globalThis, place, {
      // By language; that of the original is not named.
      value: new Map([[language, Object.defineProperty({}, 'index', { get: () => (made ??= index()) })]]),
      configurable: true,
    })
    const { status, headers } = await through('indexed', target).finally(() =>
      Reflect.deleteProperty(globalThis, place),
    )
    return [status, headers.get('retry-after'), headers.get(pageHeader)]
  }
  const failed = () => Promise.reject(new UnavailableError({ reason: 'timeout' }))

  it('says when to come again while there is no index', async () => {
    const unavailable = [503, '5', '/unavailable']
    expect(await ask(failed)).toEqual(unavailable)
    expect(await ask(() => new Promise(() => {}))).toEqual(unavailable)
    expect(await ask(async () => ({ caughtUp: async () => {} }))).toEqual([200, null, null])
  })

  it('asks for the index of the language of the page', async () => {
    expect(await ask(failed, '/de/suche?q=bonus', 'de-at')).toEqual([503, '5', '/de/unavailable'])
  })

  it('keeps no reader in distress waiting for one', async () => {
    expect(await ask(failed, '/search?q=suicide')).toEqual([200, null, null])
  })
})
