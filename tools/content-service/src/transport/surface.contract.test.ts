import { askHostile, hostileRequests } from '@house-edge/double/hostile'
import { describe, expect, it } from 'vitest'
import type { Service } from '../service.ts'
import { startTestService } from '../testing/start-test-service.ts'
import { createApp } from './app.ts'

/** Every address there is, but for the control plane, which only programs of this machine reach. */
const routes = createApp({ control: {}, repository: {} } as Service, {
  hosts: new Set(),
  token: undefined,
}).routes.filter(({ method, path }) => method !== 'ALL' && !path.startsWith('/control'))

/** Those the sources read. */
const headers = [
  'authorization',
  'content-type',
  'cookie',
  'host',
  'if-match',
  'if-none-match',
  'origin',
  'prismic-ref',
  'prismic-integration-field-ref',
  'range',
  'referer',
  'repository',
  'sec-fetch-site',
  'user-agent',
  'x-forwarded-for',
]
const queries = [
  'access_token',
  'after',
  'auto',
  'brokenRoute',
  'crop',
  'cursor',
  'fetch',
  'fetchLinks',
  'graphQuery',
  'ids',
  'integrationFieldsRef',
  'keyword',
  'kind',
  'lang',
  'limit',
  'name',
  'operationName',
  'orderings',
  'page',
  'pageSize',
  'q',
  'query',
  'rect',
  'ref',
  'routes',
  'search',
  'sort',
  'state',
  'tags',
  'type',
  'variables',
  'w',
  'websitePreviewId',
]

describe('every address', () => {
  it('answers every kind of long string with its own error', async () => {
    const service = await startTestService({
      documents: [{ id: 'page_about', type: 'page', uid: 'about' }],
      service: { writeToken: 'secret' },
    })
    const search = `/api/v2/documents/search?ref=${await service.masterRef()}`
    const always = { host: 'localhost', repository: 'test-repo', authorization: 'Bearer secret' }
    const bad: string[] = []
    let count = 0
    const surface = {
      routes,
      always,
      headers: {
        names: headers,
        at: [
          { method: 'GET', path: search },
          { method: 'GET', path: '/desk/api/documents' },
          { method: 'GET', path: '/images/drawing.svg' },
          { method: 'POST', path: '/asset-api/assets' },
        ],
      },
      queries: {
        names: queries,
        at: [
          search,
          '/graphql',
          '/desk/api/documents',
          '/images/drawing.svg',
          '/previews/x',
          '/asset-api/assets',
        ],
      },
    }
    for (const asked of hostileRequests(surface)) {
      count += 1
      const status = await askHostile(service.origin, asked)
      if (status === 0 || status >= 500) bad.push(`${asked.what.slice(0, 100)}: ${status}`)
    }
    expect(bad).toEqual([])
    expect(count).toBeGreaterThan(3_000)
    expect((await service.call('GET', '/api/v2')).status).toBe(200)
  })
})
