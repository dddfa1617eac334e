import { defineRoutes } from '@house-edge/routing'
import { describe, expect, it } from 'vitest'
import { createDocumentPaths } from './document-paths.ts'

const { contentRoutes, findDocumentPath } = createDocumentPaths(
  defineRoutes({
    home: { pattern: '/', document: 'page', uid: 'home' },
    page: { pattern: '/:uid', document: 'page', params: { uid: /[a-z-]+/ } },
    settings: { pattern: '/about', document: 'settings' },
    blog: { pattern: '/blog', lists: 'article' },
    article: { pattern: '/blog/:uid', document: 'article' },
    // Nothing is at `/tools` itself.
    calculator: { pattern: '/tools/calculator' },
  }),
)

describe('createDocumentPaths', () => {
  it('tells the content service which page shows what', () => {
    expect(contentRoutes).toEqual([
      { type: 'page', path: '/', uid: 'home' },
      { type: 'page', path: '/:uid' },
      { type: 'settings', path: '/about' },
      { type: 'article', path: '/blog/:uid' },
    ])
  })

  it.each([
    ['page', 'home', '/'],
    ['page', 'contact', '/contact'],
    ['settings', null, '/about'],
    ['article', 'odds', '/blog/odds'],
  ])('finds the page of %s %s at %s', (type, uid, path) => {
    expect(findDocumentPath(type, uid)).toBe(path)
  })

  it.each([
    ['has no page', 'footer', 'one'],
    ['has a uid that no page takes', 'page', 'Not_A_Uid'],
    ['would hide a list', 'page', 'blog'],
    ['would hide another page', 'page', 'about'],
    ['would lie above pages of the site', 'page', 'tools'],
  ])('finds none for a document that %s', (_what, type, uid) => {
    expect(findDocumentPath(type, uid)).toBeUndefined()
  })
})
