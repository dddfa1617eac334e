import { describe, expect, it } from 'vitest'
import { findRefusal } from './find-refusal.ts'

describe('findRefusal', () => {
  it.each([
    ['GET', '/'],
    ['HEAD', '/casino-blog/roulette-is-geometry?page=%'],
    ['GET', '/about?next=/../x.rsc'],
    ['GET', '/a.b~c/..d/e..'],
    ['GET', '/%D1%81asino'],
    ['POST', '/api/auth/sign-in'],
    ['OPTIONS', '/api/revalidate'],
  ])('lets %s %s pass', (method, url) => {
    expect(findRefusal({ method, url })).toBeUndefined()
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
    expect(findRefusal({ method, url })).toBe('method')
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
    expect(findRefusal({ url })).toBe('malformed')
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
    expect(findRefusal({ url })).toBe('absent')
  })
})
