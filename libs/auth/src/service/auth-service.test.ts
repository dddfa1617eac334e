import { createServer, type RequestListener, type Server } from 'node:http'
import { afterEach, describe, expect, it } from 'vitest'
import { createTestClock } from '../testing/test-clock.ts'
import { createAuthService } from './auth-service.ts'

let server: Server | undefined

afterEach(() => {
  server?.closeAllConnections()
  server?.close()
})

async function serviceBehind(listener: RequestListener, secretKey?: string) {
  server = createServer(listener)
  await new Promise<void>((resolve) => server?.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  const port = typeof address === 'object' && address ? address.port : 0
  const clock = createTestClock()
  const url = new URL(`http://127.0.0.1:${port}/`)
  const service = createAuthService({ url, publishableKey: 'sb_publishable_x', secretKey, fetch, clock })
  return { service, clock }
}

const call = { method: 'POST', path: '/token', body: { a: 1 } } as const

describe('createAuthService', () => {
  it('sends what the service expects', async () => {
    const seen: unknown[] = []
    const { service } = await serviceBehind((request, response) => {
      const { apikey, authorization } = request.headers
      seen.push([
        request.method,
        request.url,
        apikey,
        authorization,
        request.headers['x-supabase-api-version'],
      ])
      response.end('{"fine":true}')
    })
    const answer = await service.call({ ...call, query: { grant_type: 'pkce' }, accessToken: 'token' })
    expect(answer).toEqual({ ok: true, body: { fine: true } })
    expect(seen).toEqual([
      ['POST', '/auth/v1/token?grant_type=pkce', 'sb_publishable_x', 'Bearer token', '2024-01-01'],
    ])
  })

  // shows F73
  it.each([
    ['with a secret key', 'sb_secret_y', 'sb_secret_y', '203.0.113.7'],
    ['not with an old service key', 'eyJhbGciOi', 'sb_publishable_x', undefined],
    ['not without a key', undefined, 'sb_publishable_x', undefined],
  ])("passes the visitor's address on %s", async (_, secretKey, apikey, address) => {
    const seen: unknown[] = []
    const { service } = await serviceBehind((request, response) => {
      seen.push(request.headers.apikey, request.headers['sb-forwarded-for'])
      response.end('{}')
    }, secretKey)
    await service.call({ ...call, visitorAddress: '203.0.113.7' })
    expect(seen).toEqual([apikey, address])
  })

  it.each([
    [true, 'the service counts by an address that was passed on', 'sb_secret_y', 'over_request_rate_limit'],
    [false, 'the service counts by this server', undefined, 'over_request_rate_limit'],
    [false, 'a gateway is overrun', 'sb_secret_y', undefined],
  ])("takes a 429 for the visitor's own: %s when %s", async (isVisitorsLimit, _, secretKey, code) => {
    const { service } = await serviceBehind((_request, response) => {
      response.writeHead(429).end(JSON.stringify({ error_code: code }))
    }, secretKey)
    const answer = await service.call({ ...call, visitorAddress: '203.0.113.7' })
    expect(answer).toMatchObject({ ok: false, isVisitorsLimit, error: { code: 'auth/too-many-attempts' } })
  })

  it("names the visitor's browser, by which they recognise their sessions", async () => {
    const seen: unknown[] = []
    const { service } = await serviceBehind((request, response) => {
      seen.push(request.headers['user-agent'])
      response.end('{}')
    })
    await service.call({ ...call, visitorAgent: 'Mozilla/5.0 (iPhone)' })
    expect(seen).toEqual(['Mozilla/5.0 (iPhone)'])
  })

  it.each([
    ['Mozilla/5.0 (iPhone) Version/17.4 Safari/604.1', '(iPhone) Version 17.4 Safari 604.1'],
    [' mozilla/5.0 (iPhone)', '(iPhone)'],
    ['curl/8.5', 'curl 8.5'],
    ['Mozilla/5.0', 'node'],
  ])('sends the secret key without browser headers: %s', async (agent, sent) => {
    const seen: unknown[] = []
    const { service } = await serviceBehind((request, response) => {
      seen.push(request.headers['user-agent'])
      response.end('{}')
    }, 'sb_secret_y')
    await service.call({ ...call, visitorAgent: agent, visitorAddress: '203.0.113.7' })
    expect(seen).toEqual([sent])
  })

  it('names none any more once a gateway has refused that', async () => {
    const seen: unknown[] = []
    const { service } = await serviceBehind((request, response) => {
      const agent = request.headers['user-agent']
      seen.push(agent)
      if (agent === 'node') return response.end('{}')
      return response.writeHead(401, { 'sb-error-code': 'UNAUTHORIZED_INVALID_API_KEY_TYPE' }).end('{}')
    }, 'sb_secret_y')
    const named = { ...call, visitorAgent: 'Mozilla/5.0 (iPhone)', visitorAddress: '203.0.113.7' }
    expect([await service.call(named), await service.call(named)]).toMatchObject([{ ok: true }, { ok: true }])
    expect(seen).toEqual(['(iPhone)', 'node', 'node'])
  })

  it('lets no framework keep an answer', async () => {
    const clock = createTestClock()
    const kept: unknown[] = []
    const recorded: typeof fetch = async (_, init) => {
      kept.push(init?.cache)
      return Response.json({})
    }
    const url = new URL('http://backend.example/')
    const options = { url, publishableKey: 'sb_publishable_x', secretKey: undefined, fetch: recorded, clock }
    await createAuthService(options).call({ method: 'GET', path: '/user', accessToken: 'token' })
    expect(kept).toEqual(['no-store'])
  })

  it('gives up after 8 s, also on bodies', async () => {
    const { service, clock } = await serviceBehind((request, response) => {
      response.writeHead(200)
      response.write('{"half":')
      request.resume()
    })
    const before = clock.now()
    const answer = await clock.run(service.call(call))
    expect(answer).toMatchObject({
      ok: false,
      error: { code: 'auth/unavailable', status: 0, isTransient: true },
    })
    expect(clock.now() - before).toBe(8000)
  })

  it('reads no more than a mebibyte', async () => {
    const { service } = await serviceBehind((_, response) => {
      response.end('x'.repeat(2 * 1024 * 1024))
    })
    expect(await service.call(call)).toMatchObject({
      ok: false,
      error: { code: 'auth/unavailable', message: expect.stringContaining('more than 1048576 bytes') },
    })
  })

  it('follows no redirect', async () => {
    let calls = 0
    const { service } = await serviceBehind((_, response) => {
      calls += 1
      response.writeHead(307, { location: '/elsewhere' }).end()
    })
    expect(await service.call(call)).toMatchObject({
      ok: false,
      error: { code: 'auth/unavailable', status: 307 },
    })
    expect(calls).toBe(1)
  })

  it('calls a refused connection unavailable', async () => {
    const { service } = await serviceBehind((request) => request.socket.destroy())
    expect(await service.call(call)).toMatchObject({
      ok: false,
      error: { code: 'auth/unavailable', status: 0 },
    })
  })
})
