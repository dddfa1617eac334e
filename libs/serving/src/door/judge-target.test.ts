import { describe, expect, it } from 'vitest'
import { commonMethods, judgeTarget, type Methods, pathOf } from './judge-target.ts'

/** A site whose pages are read and whose handlers are posted to. */
const methods: Methods = (path) =>
  path.startsWith('/api/') ? ['GET', 'HEAD', 'POST', 'OPTIONS'] : ['GET', 'HEAD']

describe('judgeTarget', () => {
  it.each([
    ['GET', '/'],
    ['HEAD', '/casino-blog/roulette-is-geometry?page=%'],
    ['GET', '/about?next=/../x.rsc'],
    ['GET', '/a.b~c/..d/e..'],
    ['GET', '/%D1%81asino'],
    ['POST', '/api/auth/sign-in'],
    ['OPTIONS', '/api/revalidate'],
    ['GET', `/${'a'.repeat(7_999)}`],
  ])('lets %s %s pass', (method, url) => {
    expect(judgeTarget({ method, url }, methods)).toBeUndefined()
  })

  it.each([
    ['PUT', '/about'],
    ['DELETE', '/api/auth/sign-in'],
    ['POST', '/about'],
    ['POST', '/apis'],
    ['TRACE', '/'],
    ['OPTIONS', '*'],
    ['PROPFIND', '/'],
  ])('knows no method %s for %s', (method, url) => {
    expect(judgeTarget({ method, url }, methods)).toEqual({ status: 405, allow: methods(url) })
  })

  // shows HA
  it.each([
    'http://169.254.169.254/',
    'about',
    '',
    '/%',
    '/%zz',
    '/%ff%fe',
    '/%c0%ae',
    '/casino-blog/%E2%80',
  ])('takes %j for malformed', (url) => {
    expect(judgeTarget({ url }, methods)).toEqual({ status: 400 })
  })

  it.each([
    '/..',
    '/%2e%2e',
    '/casino-blog/./x',
    '/casino-blog/..%2f',
    '/%2e%2e%2fetc%2fpasswd',
    '/..;/',
    '/%5C..%5C',
    '/\\..\\',
    '/about.rsc',
    '/about.segments/_tree.segment.rsc',
  ])('has nothing at %s', (url) => {
    expect(judgeTarget({ url }, methods)).toEqual({ status: 404 })
  })

  it('reads no target longer than any address', () => {
    expect(judgeTarget({ method: 'TRACE', url: `/${'%'.repeat(8_000)}` }, methods)).toEqual({ status: 414 })
  })

  it('refuses a target with more parameters than any form has', () => {
    const asked = (count: number) => ({
      url: `/search?${Array.from({ length: count }, () => 'q').join('&')}`,
    })
    expect(judgeTarget(asked(500), methods)).toBeUndefined()
    expect(judgeTarget(asked(501), methods)).toEqual({ status: 414 })
  })

  it('knows the common methods where a site does not say', () => {
    expect(judgeTarget({ method: 'PATCH', url: '/' }, commonMethods)).toBeUndefined()
    expect(judgeTarget({ method: 'TRACE', url: '/' }, commonMethods)).toMatchObject({ status: 405 })
  })
})

describe('pathOf', () => {
  it.each([
    ['/a?b#c', '/a'],
    ['/a#b?c', '/a'],
    ['/a', '/a'],
    ['?', ''],
  ])('of %s is %s', (url, path) => {
    expect(pathOf(url)).toBe(path)
  })
})
