import { afterEach, describe, expect, it, vi } from 'vitest'

vi.mock('server-only', () => ({}))
afterEach(() => vi.unstubAllEnvs())

const headersOf = async (key: string | undefined, forwarded: string) => {
  // The configuration is read once.
  vi.resetModules()
  const { visitorHeaders } = await import('./visitor-headers.ts')
  vi.stubEnv('BACKEND_URL', 'http://127.0.0.1:1')
  vi.stubEnv('BACKEND_PUBLISHABLE_KEY', 'sb_publishable_x')
  vi.stubEnv('BACKEND_SECRET_KEY', key)
  return visitorHeaders(new Headers({ 'x-forwarded-for': forwarded }), (headers) =>
    headers.get('x-forwarded-for') === 'settled' ? '203.0.113.7' : undefined,
  )
}

describe('visitorHeaders', () => {
  it('passes the settled address on beside the secret key', async () => {
    expect(await headersOf('sb_secret_x', 'settled')).toEqual({
      apikey: 'sb_secret_x',
      'sb-forwarded-for': '203.0.113.7',
    })
  })

  it.each([
    [undefined, 'settled'],
    ['sb_secret_x', '198.51.100.1'],
  ])('uses no secret key (%j) for an unsettled address (%s)', async (key, forwarded) => {
    expect(await headersOf(key, forwarded)).toEqual({})
  })
})
