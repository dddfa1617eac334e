import { defineRoutes } from '@house-edge/routing'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { absentPath, createPublishedSite, routeAt } from './published-site.ts'

const routes = defineRoutes({
  page: { pattern: '/:uid', document: 'page' },
  blog: { pattern: '/blog', lists: 'article' },
})
const content = { repository: 'my-repo', accessToken: 'a secret', webhookSecret: 'another' }

afterEach(() => void vi.unstubAllEnvs())

describe('createPublishedSite', () => {
  it('reads nothing of its environment until it is needed', () => {
    const site = createPublishedSite({
      routes,
      settings: () => {
        throw new TypeError('There is none in a build.')
      },
    })
    expect(site.findDocumentPath('page', 'contact')).toBe('/contact')
    expect([site.distDir(), site.needsSignIn('/contact')]).toEqual(['.next', false])
  })

  it('reads its settings once, and says what was left out', () => {
    let reads = 0
    const site = createPublishedSite({
      routes,
      settings: () => {
        reads += 1
        return { content, port: undefined, buildPages: 5 }
      },
    })
    expect(site.settings()).toEqual({
      content,
      origin: 'http://localhost:3000',
      port: 3_000,
      stateFolder: '.house-edge/site',
      buildPages: 5,
    })
    expect(site.settings()).toBe(site.settings())
    expect(reads).toBe(1)
  })

  it('reads variables of the environment where it is given no settings', () => {
    vi.stubEnv('CONTENT_REPOSITORY', 'my-repo')
    vi.stubEnv('SITE_ORIGIN', 'https://site.example')
    const { origin, content: read } = createPublishedSite({ routes }).settings()
    expect([origin, read.repository]).toEqual(['https://site.example', 'my-repo'])
  })

  it.each([
    [{ origin: 'localhost:3000' }, 'origin'],
    [{ origin: 'site.example' }, 'origin'],
    [{ origin: '' }, 'origin'],
    [{ port: Number.NaN }, 'port'],
    [{ port: 70_000 }, 'port'],
    [{ trustedHops: Number.NaN }, 'trustedHops'],
    [{ questionsPerMinute: 0 }, 'questionsPerMinute'],
  ])('refuses %j, and names it', (wrong, name) => {
    const site = createPublishedSite({ routes, settings: () => ({ content, ...wrong }) })
    expect(() => site.settings()).toThrow(
      expect.objectContaining({
        code: 'publishing/invalid-setting',
        message: expect.stringContaining(`"${name}"`),
      }),
    )
  })

  it('has a not-found page of the site, and keeps its others', () => {
    const site = createPublishedSite({
      routes,
      settings: () => ({ content }),
      statusPages: { pages: { 503: '/unavailable' } },
    })
    const { pages, finishing, isMachine, words } = site.statusPages
    expect(pages).toEqual({ 404: absentPath, 503: '/unavailable' })
    expect(finishing).toEqual({ ownScripts: [] })
    expect(isMachine?.('Googlebot/2.1')).toBe(true)
    expect([404, 410, 500].map((status) => words?.(status, '/closed'))).toEqual([
      'Page not found: /closed',
      'Page gone: /closed',
      undefined,
    ])
  })

  it('makes policies once, of its origin and its content', () => {
    const site = createPublishedSite({
      routes,
      settings: () => ({ origin: 'https://site.example', content }),
    })
    const { headers } = site.policies()
    expect(headers['strict-transport-security']).toBeDefined()
    expect(headers['content-security-policy']).toContain('https://images.prismic.io')
    expect(site.policies()).toBe(site.policies())
  })

  it('notes what pages are made with, and no secret', () => {
    const site = createPublishedSite({ routes, settings: () => ({ content }) })
    expect(site.madeWith()).toContain('my-repo')
    expect(site.madeWith() + site.builtWith()).not.toMatch(/secret|another/)
  })
})

describe('routeAt', () => {
  it('finds what a page shows by its path', () => {
    expect([
      routeAt(routes, '/contact')?.document,
      routeAt(routes, '/blog')?.lists,
      routeAt(routes, '/a/b'),
    ]).toEqual(['page', 'article', undefined])
  })
})
