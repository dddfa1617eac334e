import { describe, expect, it } from 'vitest'
import { documentPath } from './document-path.ts'

const odds = { type: 'article', uid: 'odds', lang: 'en-gb' }

describe('documentPath', () => {
  it.each([
    ['/blog/:uid', '/blog/odds'],
    ['/:lang/:uid', '/en-gb/odds'],
    ['/:lang?/:uid', undefined],
    ['/:section/:uid', undefined],
  ])('by the route %s is %s', (path, expected) => {
    expect(documentPath(odds, [{ type: 'article', path }])).toBe(expected)
  })

  it('is not guessed by a later route', () => {
    const routes = [
      { type: 'article', path: '/:lang?/:uid' },
      { type: 'article', path: '/blog/:uid' },
    ]
    expect(documentPath(odds, routes)).toBeUndefined()
  })
})
