import { createAuth } from '@house-edge/auth/server'
import { describe, expect, it } from 'vitest'
import { createAccount } from '../account/create-account.ts'

const siteOrigin = 'http://localhost:3000'
const { GET } = createAccount(() => ({
  auth: createAuth({
    backend: { url: 'http://127.0.0.1:1', publishableKey: 'sb_publishable_x', secretKey: 'sb_secret_x' },
    siteOrigin,
  }),
  siteOrigin,
  siteName: 'House Edge',
  providers: ['github'],
})).handlers.provider

async function follow(provider: string, headers: Record<string, string> = {}) {
  const request = new Request(`http://localhost:3000/api/auth/provider/${provider}`, { headers })
  const response = await GET(request, { params: Promise.resolve({ provider }) })
  const location = new URL(response.headers.get('location') ?? '')
  return { to: location.origin + location.pathname, begun: response.headers.has('set-cookie') }
}

const begins = { to: 'http://127.0.0.1:1/auth/v1/authorize', begun: true }
const refused = { to: 'http://localhost:3000/login', begun: false }

describe('signInHandlers: provider', () => {
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
