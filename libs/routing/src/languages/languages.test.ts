import { describe, expect, it } from 'vitest'
import { matchRoute } from '../table/match.ts'
import { languageOfPath, translateRoutes } from './languages.ts'
import { findSpelling } from './spelling.ts'

const languages = {
  'en-gb': { tag: 'en-GB', prefix: '' },
  'de-at': { tag: 'de-AT', prefix: 'de', words: { reviews: 'tests', page: 'seite' } },
  'ar-ae': { tag: 'ar-AE', prefix: 'ar' },
}
const table = {
  home: { pattern: '/' },
  review: { pattern: '/reviews/:uid', params: { uid: /[a-z-]+/ }, middleware: ['content'] },
  reviews: { pattern: '/reviews' },
  further: { pattern: '/reviews/page/:number' },
  account: { pattern: '/account' },
} as const
const routes = translateRoutes(table, languages, (page, lang) => page !== 'account' || lang === 'de-at')

describe('translateRoutes', () => {
  it('keeps the original without a prefix, and its names', () => {
    expect(routes.review).toEqual({ ...table.review, lang: 'en-gb', page: 'review' })
  })

  it('writes others behind their prefix, in their words', () => {
    const patterns = Object.values(routes).map(({ pattern }) => pattern)
    expect(patterns).toEqual([
      '/',
      '/reviews/:uid',
      '/reviews',
      '/reviews/page/:number',
      '/account',
      '/de',
      '/de/tests/:uid',
      '/de/tests',
      '/de/tests/seite/:number',
      '/de/account',
      '/ar',
      '/ar/reviews/:uid',
      '/ar/reviews',
      '/ar/reviews/page/:number',
    ])
  })

  it('finds the page, its language and its parameters by an address', () => {
    expect(matchRoute(routes, '/de/tests/odds')).toMatchObject({
      name: 'review@de-at',
      params: { uid: 'odds' },
      route: { page: 'review', lang: 'de-at' },
    })
  })

  it('refuses two languages without a prefix', () => {
    const two = { ...languages, 'fr-fr': { tag: 'fr-FR', prefix: '' } }
    expect(() => translateRoutes(table, two)).toThrow('exactly one language has no prefix')
  })

  it('refuses two words that are one', () => {
    const same = { ...languages, 'de-at': { tag: 'de-AT', prefix: 'de', words: { account: 'reviews' } } }
    expect(() => translateRoutes(table, same)).toThrow('/de/reviews')
  })
})

describe('findSpelling', () => {
  it.each([
    ['/de/reviews/odds', '/de/tests/odds'],
    ['/de/reviews/page/2', '/de/tests/seite/2'],
    ['/ar/tests', '/ar/reviews'],
    ['/de-at/tests/odds', '/de/tests/odds'],
    ['/de-AT', '/de'],
    ['/en-GB/tests', '/reviews'],
    ['/ar-AE/reviews', '/ar/reviews'],
  ])('leads %s to %s', (path, spelling) => {
    expect(findSpelling(routes, languages, path)).toBe(spelling)
  })

  it.each([
    '/reviews',
    '/de/tests/odds',
    '/de/nothing',
    '/ar/account',
    '/nothing',
    '/tests',
    '/de/tests/ODDS/',
  ])('leads %s nowhere', (path) => {
    expect(findSpelling(routes, languages, path)).toBeUndefined()
  })

  it('matches no path again that its caller has matched', () => {
    const nothing = { kind: 'matched', name: 'home', route: { pattern: '/' }, params: {} } as const
    expect(findSpelling(routes, languages, '/de/reviews/odds', { kind: 'unmatched' })).toBe('/de/tests/odds')
    expect(findSpelling(routes, languages, '/de/reviews/odds', nothing)).toBeUndefined()
  })

  it('leads a word of the path before a parameter takes it, and leaves what the parameter alone has', () => {
    const open = translateRoutes({ ...table, page: { pattern: '/:uid' } }, languages)
    const lead = (path: string) => findSpelling(open, languages, path)
    expect(lead('/de/reviews')).toBe('/de/tests')
    expect(lead('/de/tests/page')).toBeUndefined()
    expect([lead('/de/odds'), lead('/de/tests'), lead('/odds')]).toEqual([undefined, undefined, undefined])
  })
})

describe('languageOfPath', () => {
  it('goes by the first segment', () => {
    expect(['/de', '/de/x/y', '/ar/', '/den', '/'].map((path) => languageOfPath(languages, path))).toEqual([
      'de-at',
      'de-at',
      'ar-ae',
      'en-gb',
      'en-gb',
    ])
  })
})
