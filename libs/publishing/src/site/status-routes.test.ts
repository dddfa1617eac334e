import { defineRoutes, translateRoutes } from '@house-edge/routing'
import { pageHeader } from '@house-edge/serving/headers'
import { describe, expect, it } from 'vitest'
import { createStatusRoutes, withPage } from './status-routes.ts'

const languages = {
  'en-gb': { tag: 'en-GB', hreflang: 'en', prefix: '' },
  'de-at': { tag: 'de-AT', hreflang: 'de', prefix: 'de', instead: ['en-gb'] },
} as const
const routes = translateRoutes(
  defineRoutes({
    failed: { pattern: '/failed' },
    missing: { pattern: '/missing' },
    notice: { pattern: '/notice/:failure' },
    visitor: { pattern: '/unavailable/visitor' },
    foreign: { pattern: '/foreign' },
    refusal: { pattern: '/refusal/:reason' },
  }),
  languages,
  (page) => page !== 'notice' && page !== 'visitor',
)
const { failed, missing, notice, visitor, foreign, refusal } = routes
const table = {
  routes,
  languages,
  byStatus: { 500: failed },
  missing,
  named: [notice, visitor, foreign, refusal],
}
const { statusPages, statusPath } = createStatusRoutes(table)

describe('createStatusRoutes', () => {
  it('finds the page in the language of the address', () => {
    expect(statusPages.pages).toEqual({ 500: '/failed' })
    expect([statusPages.pageOf(500, '/odds'), statusPages.pageOf(500, '/de/odds')]).toEqual([
      '/failed',
      '/de/failed',
    ])
    expect(statusPath(failed, '/de')).toBe('/de/failed')
  })

  it('leaves the framework its own not-found page', () => {
    expect([statusPages.pageOf(404, '/odds'), statusPages.pageOf(404, '/de/odds')]).toEqual([
      undefined,
      '/de/missing',
    ])
    expect(createStatusRoutes({ routes, byStatus: {} }).statusPages.pageOf(404, '/de')).toBeUndefined()
  })

  it.each([
    ['/missing', true],
    ['/de/failed', true],
    ['/notice/expired', true],
    ['/unavailable/visitor', true],
    ['/de/foreign', true],
    ['/de/refusal/late', true],
    ['/de/unavailable/visitor', false],
    ['/unavailable/visitor/more', false],
    ['/odds', false],
  ])('says whether %s stands in for others', (path, expected) => {
    expect(statusPages.isStandIn(path)).toBe(expected)
  })
})

describe('withPage', () => {
  it('names the page, and keeps what was answered', async () => {
    const refusal = new Response('Refused.\n', { status: 403, headers: { 'cache-control': 'no-store' } })
    const response = withPage(refusal, '/foreign-form')
    expect([response.status, response.headers.get(pageHeader), await response.text()]).toEqual([
      403,
      '/foreign-form',
      'Refused.\n',
    ])
    expect(response.headers.get('cache-control')).toBe('no-store')
  })
})
