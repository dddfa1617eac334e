import { describe, expect, it } from 'vitest'
import { DuplicateRouteError, MissingParameterError, RoutePatternError } from '../errors/routing-error.ts'
import { defineRoutes } from './define.ts'
import { href } from './href.ts'
import { matchRoute } from './match.ts'

const uid = /[a-z0-9][a-z0-9-]*/
const routes = defineRoutes({
  home: { pattern: '/' },
  page: { pattern: '/:uid', params: { uid } },
  blog: { pattern: '/casino-blog' },
  article: { pattern: '/casino-blog/:uid', params: { uid } },
})

describe('defineRoutes', () => {
  it.each([
    'casino',
    '/casino/',
    '/a//b',
    '/a?b',
    '/a#b',
    '/a b',
    '/\\evil',
    '/:1',
    '/x/*',
    '/[uid]',
    '/x/[...rest]',
    '/x/(y)',
    '/x/..',
    '/%20',
    '/x:y',
  ])('refuses the pattern %s', (pattern) => {
    expect(() => defineRoutes({ broken: { pattern } })).toThrow(RoutePatternError)
  })

  it('refuses a rule for an unknown parameter', () => {
    expect(() => defineRoutes({ page: { pattern: '/:uid', params: { id: uid } } })).toThrow(
      'there is a rule for "id"',
    )
  })

  it('refuses a parameter named twice', () => {
    expect(() => defineRoutes({ page: { pattern: '/:uid/:uid' } })).toThrow('named twice')
  })

  it('refuses two patterns that match the same paths', () => {
    expect(() => defineRoutes({ page: { pattern: '/:uid' }, other: { pattern: '/:slug' } })).toThrow(
      DuplicateRouteError,
    )
  })
})

describe('matchRoute', () => {
  it('matches the root', () => {
    expect(matchRoute(routes, '/')).toMatchObject({ kind: 'matched', name: 'home', params: {} })
  })

  it('prefers a written segment to a parameter', () => {
    expect(matchRoute(routes, '/casino-blog')).toMatchObject({ name: 'blog' })
  })

  it('reads parameters, decoded once', () => {
    expect(matchRoute(routes, '/casino-blog/re%61ding-odds')).toMatchObject({
      name: 'article',
      params: { uid: 'reading-odds' },
    })
  })

  it.each(['/a/b/c', '//casino-blog', '/casino-blog/', 'casino-blog', '//'])(
    'matches nothing at %s',
    (path) => {
      expect(matchRoute(routes, path)).toEqual({ kind: 'unmatched' })
    },
  )

  it.each([
    '/Odds',
    '/%ff',
    '/%',
    '/a%2Fb',
    '/a%252Fb',
    '/odds%00',
    '/..',
    '/__proto__',
    '/x")%5D',
    '/odds;jsessionid=1',
    '/-odds',
  ])('finds the parameter of %s invalid', (path) => {
    expect(matchRoute(routes, path)).toEqual({ kind: 'invalid', name: 'page', param: 'uid' })
  })

  it('holds a rule against the whole parameter', () => {
    expect(matchRoute(routes, '/odds\nmore')).toMatchObject({ kind: 'invalid' })
  })
})

describe('href', () => {
  it('writes a path with its parameters percent-encoded', () => {
    expect(href({ pattern: '/tags/:tag' }, { tag: 'slots & more' })).toBe('/tags/slots%20%26%20more')
  })

  it('writes a path without parameters', () => {
    expect(href(routes.home)).toBe('/')
  })

  it('takes parameters of a pattern that only the program knows', () => {
    const translated: { pattern: string } = { pattern: '/de/ratgeber/:uid' }
    expect(href(translated, { uid: 'roulette' })).toBe('/de/ratgeber/roulette')
    expect(() => href(translated)).toThrow(MissingParameterError)
  })

  it('refuses an empty parameter', () => {
    expect(() => href(routes.article, { uid: '' })).toThrow(MissingParameterError)
  })

  it('leads back to the route it was written from', () => {
    expect(matchRoute(routes, href(routes.article, { uid: 'reading-odds' }))).toMatchObject({
      name: 'article',
    })
  })
})
