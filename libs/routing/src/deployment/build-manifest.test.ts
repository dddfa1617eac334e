import { describe, expect, it } from 'vitest'
import { defineRoutes } from '../table/define.ts'
import { createBuildManifest } from './build-manifest.ts'

const routes = defineRoutes({
  page: { pattern: '/:uid' },
  article: { pattern: '/blog/:uid' },
  blog: { pattern: '/blog' },
  home: { pattern: '/' },
})
const build = { id: 'b', timestamp: 2_000 }

describe('createBuildManifest', () => {
  it('lists the routes of the table, the most particular first', () => {
    const { matcher } = createBuildManifest({ build, routes, prerendered: [] })
    expect(matcher.map(({ name }) => name)).toEqual(['home', 'blog', 'article', 'page'])
  })

  it('lists redirects before routes, with their targets', () => {
    const { matcher } = createBuildManifest({
      build,
      routes,
      redirects: { '/old': '/blog' },
      prerendered: [],
    })
    expect(matcher[0]).toEqual({ pattern: '/old', name: 'redirect', redirect: '/blog' })
  })

  it('names its build and the pages that are finished', () => {
    expect(createBuildManifest({ build, routes, prerendered: ['/blog', '/'] })).toMatchObject({
      id: 'b',
      timestamp: 2_000,
      prerendered: ['/', '/blog'],
    })
  })
})
