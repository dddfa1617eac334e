import { describe, expect, it } from 'vitest'
import { defineRoutes } from '@house-edge/routing'
import { withWarmUp } from './warm-up.ts'

const routes = defineRoutes({
  home: { pattern: '/' },
  page: { pattern: '/:uid' },
  article: { pattern: '/casino-blog/:uid' },
})

describe('withWarmUp', () => {
  it('ignores one page of each kind, and takes others', () => {
    const { since, includes } = withWarmUp(routes, {
      since: 'v1',
      includes: (path) => path !== '/casino-blog/unknown',
    })
    const paths = [
      '/',
      '/about',
      '/contact',
      '/casino-blog/a',
      '/casino-blog/unknown',
      '/casino-blog/b',
      '/about',
    ]
    expect(paths.map(includes)).toEqual([false, false, true, false, false, true, false])
    expect(since).toBe('v1')
  })
})
