import { anything, assert, constantFrom, property, record } from 'fast-check'
import { describe, expect, it } from 'vitest'
import { decideStoring, type RenderedFacts } from './decide-storing.ts'

const page: RenderedFacts = {
  status: 200,
  headers: {
    'content-type': 'text/html; charset=utf-8',
    'cache-control': 's-maxage=300, stale-while-revalidate=31535700',
    'x-nextjs-prerender': '1, 1',
    'x-nextjs-cache': 'HIT',
    vary: 'rsc, next-router-state-tree, next-router-prefetch, next-router-segment-prefetch, Accept-Encoding',
  },
}
const withHeaders = (headers: Record<string, unknown>): RenderedFacts => ({
  ...page,
  headers: { ...page.headers, ...headers } as RenderedFacts['headers'],
})

describe('decideStoring', () => {
  it('keeps a page that was rendered ahead', () => {
    expect(decideStoring(page)).toBeUndefined()
    expect(decideStoring(withHeaders({ 'x-nextjs-cache': 'MISS' }))).toBeUndefined()
  })

  it.each([
    ['a page that failed', { ...page, status: 500 }, 'status'],
    ['a page that is not there', { ...page, status: 404 }, 'status'],
    ['a redirect', { ...page, status: 308 }, 'status'],
    ['a part of a page', { ...page, status: 206 }, 'status'],
    ['a payload', withHeaders({ 'content-type': 'text/x-component' }), 'type'],
    ['an answer of no type', withHeaders({ 'content-type': undefined }), 'type'],
    ['what sets a cookie', withHeaders({ 'set-cookie': ['a=1'] }), 'cookie'],
    ['what is private', withHeaders({ 'cache-control': 'private, no-store' }), 'private'],
    ['what is not to be kept', withHeaders({ 'cache-control': 'max-age=0, No-Store' }), 'private'],
    ['what is private in part', withHeaders({ 'cache-control': 'private="x"' }), 'private'],
    ['what was rendered for a request', withHeaders({ 'x-nextjs-prerender': undefined }), 'not-prerendered'],
    ['what is being rendered anew', withHeaders({ 'x-nextjs-cache': 'STALE' }), 'stale'],
    ['what depends on a cookie', withHeaders({ vary: 'Cookie' }), 'varies'],
    ['what depends on everything', withHeaders({ vary: '*' }), 'varies'],
    ['what is compressed', withHeaders({ 'content-encoding': 'gzip' }), 'encoded'],
  ])('does not keep %s', (_what, rendered, reason) => {
    expect(decideStoring(rendered)).toBe(reason)
  })

  it('never keeps what sets a cookie or is private', () => {
    const personal = constantFrom(
      { 'set-cookie': ['sb-auth-token=abc; HttpOnly'] },
      { 'set-cookie': [] },
      { 'cache-control': 'private' },
      { 'cache-control': 's-maxage=300,no-store' },
      { 'cache-control': 'PRIVATE, max-age=60' },
      { 'cache-control': 'max-age=60 , no-cache' },
      { vary: 'cookie' },
      { vary: 'accept-encoding,Authorization' },
    )
    const others = record({
      'content-type': constantFrom('text/html', 'text/html; charset=utf-8', 'TEXT/HTML'),
      'x-nextjs-prerender': constantFrom('1', '1, 1', '1,1,1'),
      'x-nextjs-cache': constantFrom('HIT', 'MISS', 'PRERENDER'),
      'x-anything': anything(),
    })
    assert(
      property(personal, others, (own, rest) => {
        expect(['cookie', 'private', 'varies']).toContain(decideStoring(withHeaders({ ...rest, ...own })))
      }),
      { numRuns: 2_000 },
    )
  })
})
