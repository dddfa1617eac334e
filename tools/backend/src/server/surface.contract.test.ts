import { askHostile, hostileRequests } from '@house-edge/double/hostile'
import { describe, expect, it } from 'vitest'
import { listedEndpoints, unlistedEndpoints } from '../testing/endpoints.ts'
import { useBackend } from '../testing/test-backend.ts'

const backend = useBackend()

const listed = listedEndpoints.filter(({ method }) => method !== 'ALL')
const routes = [
  ...listed,
  ...unlistedEndpoints.filter(({ method }) => method !== 'ALL'),
  { method: 'POST', path: '/functions/v1/:name' },
  { method: 'GET', path: '/mailbox/:rest' },
]

/** Those the sources read. */
const headers = [
  'accept',
  'access-control-request-headers',
  'apikey',
  'authorization',
  'content-type',
  'cookie',
  'host',
  'if-none-match',
  'origin',
  'prefer',
  'range',
  'referer',
  'sb-forwarded-for',
  'user-agent',
  'x-metadata',
  'x-region',
  'x-supabase-api-version',
  'x-upsert',
]
const queries = [
  'and',
  'body',
  'code',
  'columns',
  'download',
  'grant_type',
  'limit',
  'offset',
  'on_conflict',
  'or',
  'order',
  'provider',
  'redirect_to',
  'scope',
  'select',
  'state',
  'token',
  'token_hash',
  'type',
  'width',
]

describe('every address', () => {
  it('answers every kind of long string with its own error', async () => {
    const always = { host: 'localhost', apikey: backend.publishableKey }
    const bad: string[] = []
    let count = 0
    const surface = {
      routes,
      always,
      headers: {
        names: headers,
        at: [
          { method: 'GET', path: '/rest/v1/experiences' },
          { method: 'POST', path: '/auth/v1/token' },
          { method: 'POST', path: '/storage/v1/object/avatars/x' },
          { method: 'POST', path: '/functions/v1/newsletter-subscribe' },
        ],
      },
      queries: {
        names: queries,
        at: [
          '/rest/v1/experiences',
          '/auth/v1/authorize',
          '/auth/v1/verify',
          '/storage/v1/object/public/avatars/x',
          '/mailbox',
        ],
      },
    }
    for (const asked of hostileRequests(surface)) {
      count += 1
      const status = await askHostile(backend.url, asked)
      if (status === 0 || (status >= 500 && status !== 501))
        bad.push(`${asked.what.slice(0, 100)}: ${status}`)
    }
    expect(bad).toEqual([])
    expect(backend.logged.filter((line) => line.includes('"level":"error"'))).toEqual([])
    expect(listed.length).toBeGreaterThan(60)
    expect(count).toBeGreaterThan(3_000)
  })
})
