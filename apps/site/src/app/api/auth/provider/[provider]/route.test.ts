import { beforeAll, describe, expect, it, vi } from 'vitest'
import { GET } from './route.ts'

// The marker package throws outside a server bundle; tests run in plain Node.
vi.mock('server-only', () => ({}))

beforeAll(() => {
  vi.stubEnv('SITE_ORIGIN', 'http://localhost:3000')
  vi.stubEnv('BACKEND_URL', 'http://127.0.0.1:1')
  vi.stubEnv('BACKEND_PUBLISHABLE_KEY', 'sb_publishable_x')
  vi.stubEnv('AUTH_PROVIDERS', 'github')
})

async function follow(provider: string, headers: Record<string, string> = {}) {
  const request = new Request(`http://localhost:3000/api/auth/provider/${provider}`, { headers })
  const response = await GET(request, { params: Promise.resolve({ provider }) })
  const location = new URL(response.headers.get('location') ?? '')
  return { to: location.origin + location.pathname, begun: response.headers.has('set-cookie') }
}

const begins = { to: 'http://127.0.0.1:1/auth/v1/authorize', begun: true }
const refused = { to: 'http://localhost:3000/login', begun: false }

describe('GET /api/auth/provider/:provider', () => {
  it.each([{}, { 'sec-fetch-site': 'same-origin' }])(
    'begins a sign-in from a link of this site: %j',
    async (headers) => {
      expect(await follow('github', headers)).toEqual(begins)
    },
  )

  it.each(['cross-site', 'same-site', 'none'])('begins none from elsewhere: %s', async (site) => {
    expect(await follow('github', { 'sec-fetch-site': site })).toEqual(refused)
  })

  it.each(['gitlab', 'GitHub', 'constructor'])(
    'begins none at a provider that is not offered: %s',
    async (provider) => {
      expect(await follow(provider)).toEqual(refused)
    },
  )
})
