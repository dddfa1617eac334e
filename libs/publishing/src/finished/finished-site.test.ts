import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { defineRoutes, type RedirectTable, sortRedirects } from '@house-edge/routing'
import type { PrivateRequest } from '@house-edge/serving'
import { afterAll, beforeEach, describe, expect, it } from 'vitest'
import { createPublishedSite } from '../site/published-site.ts'
import type { PublishedSiteOptions, SiteSettings } from '../site/site-options.ts'
import { createFinishedSite } from './finished-site.ts'

const folder = mkdtempSync(join(tmpdir(), 'finished-site-'))
const secret = '0123456789abcdef'
afterAll(() => rmSync(folder, { recursive: true }))

beforeEach(() => {
  const build = join(folder, '.next')
  mkdirSync(build, { recursive: true })
  writeFileSync(join(build, 'BUILD_ID'), 'build')
  writeFileSync(
    join(build, 'prerender-manifest.json'),
    JSON.stringify({ preview: { previewModeId: secret } }),
  )
  writeFileSync(join(folder, 'package.json'), '{}')
  mkdirSync(join(folder, 'node_modules/next'), { recursive: true })
  writeFileSync(join(folder, 'node_modules/next/package.json'), JSON.stringify({ version: '16.4.5' }))
})

const html =
  '<!DOCTYPE html><html><head><script src="/builds/browser.js?1" async=""></script></head><body><p>Odds</p></body></html>'.replace(
    '<p>',
    `<p title="${'Long enough to be compressed. '.repeat(20)}">`,
  )

/** What is sent of a page that was kept. */
const kept = { 'cache-status': '"site"; hit' }

const number = /[2-9]/
const routes = defineRoutes({
  home: { pattern: '/', document: 'home' },
  page: { pattern: '/:uid', document: 'page', params: { uid: /(?!go$)[a-z-]+/ } },
  blog: { pattern: '/casino-blog', lists: 'article' },
  blogPage: { pattern: '/casino-blog/page/:number', lists: 'article', params: { number } },
  article: { pattern: '/casino-blog/:uid', document: 'article' },
  review: { pattern: '/casino-reviews/:uid', document: 'casino_review', showsMore: true },
  ...Object.fromEntries(
    // One that shows a document, too, and belongs to a visitor all the same.
    ['private', 'query', 'framed'].map((name) => [
      name,
      { pattern: `/${name}/:uid`, document: 'page', middleware: [name] },
    ]),
  ),
  ...Object.fromEntries(
    ['login', 'account', 'sign-up', 'gone', 'slice-simulator'].map((name) => [name, { pattern: `/${name}` }]),
  ),
})

/** How a site differs from the others of this file. */
interface Given extends Partial<PublishedSiteOptions> {
  settings?: () => SiteSettings
  page?: string
  tags?: (path: string) => readonly string[]
}

/** A site whose framework has every page. */
function site({ page = html, tags = () => [], ...given }: Given = {}) {
  const asked: PrivateRequest[] = []
  let table: RedirectTable | undefined
  const published = createPublishedSite({
    routes,
    settings: settingsWith({}),
    scripts: { own: ['/builds/browser.js'], loader: '/builds/browser.js' },
    readsQuery: (path, query) => path === '/' && query.has('error_code'),
    ...given,
  })
  const finished = createFinishedSite(published, {
    folder,
    ask: async (request) => {
      asked.push(request)
      return {
        status: 200,
        headers: { 'content-type': 'text/html; charset=utf-8', 'x-nextjs-prerender': '1' },
        body: Buffer.from(page),
      }
    },
    framework: () => ({
      tags: { of: tags, known: Promise.resolve() },
      redirects: { latest: () => table, read: () => Promise.reject(new Error('unread')) },
    }),
  })
  return { finished, asked, redirect: (next: RedirectTable) => (table = next) }
}

const settingsWith =
  (settings: Partial<SiteSettings>): (() => SiteSettings) =>
  () => ({ content: { repository: 'house-edge' }, ...settings })

/** The headers of a stored answer; nothing where the framework is to answer. */
function answered(
  { finished }: Pick<ReturnType<typeof site>, 'finished'>,
  url: string,
  headers: Record<string, string> = {},
): Record<string, string> | undefined {
  let sent: string[] | undefined
  const request = {
    method: 'GET',
    url,
    headers: { host: 'localhost', ...headers },
  } as unknown as IncomingMessage
  const response = {
    writeHead: (_status: number, given: string[]) => (sent = given),
    end: () => {},
    once: () => {},
  } as unknown as ServerResponse
  finished.answer(request, response)
  return sent && Object.fromEntries(sent.flatMap((name, at) => (at % 2 ? [] : [[name, sent![at + 1]!]])))
}

describe('createFinishedSite', () => {
  it('renders the page of a publish before others that are asked for', async () => {
    const { finished, asked } = site()
    for (const path of ['/about', '/casino-blog/odds']) await finished.pages.render(path)
    asked.length = 0
    finished.pages.touch(['/casino-blog/odds', '/about'], 'v2', ['/casino-blog/odds'])
    const other = finished.keep('/about')
    await new Promise((resolve) => setImmediate(resolve))
    expect([asked, finished.pages.turn()]).toEqual([[], expect.any(Promise)])
    await Promise.all([finished.pages.render('/casino-blog/odds'), other])
    const order = [...new Set(asked.map(({ path }) => path))]
    expect([order, finished.pages.turn()]).toEqual([['/casino-blog/odds', '/about'], undefined])
  })

  it('lets no page wait for one that no publish renders', () => {
    const { finished } = site()
    finished.pages.touch(['/about'])
    finished.pages.touch(['/account'], 'v2', ['/account'])
    expect(finished.pages.turn()).toBeUndefined()
  })

  it('lets public pages leave with no script in them allowed', async () => {
    const own = site()
    await own.finished.pages.render('/about')
    const headers = answered(own, '/about?utm_source=x')
    expect(headers?.['content-security-policy']).toMatch(/script-src 'self'$/)
    expect(headers).toMatchObject({
      ...kept,
      'x-content-type-options': 'nosniff',
      'cache-control': expect.stringContaining('s-maxage=300'),
    })
    expect(headers).not.toHaveProperty('surrogate-control')
  })

  it.each([
    '/',
    '/about',
    '/casino-blog',
    '/casino-blog/page/2',
    '/casino-blog/odds',
    '/casino-reviews/fair',
  ])('keeps %s', async (path) => {
    const own = site()
    expect(await own.finished.pages.render(path)).toBe('fresh')
    expect(answered(own, path)).toMatchObject(kept)
  })

  it.each([
    '/private/odds',
    '/asked/odds',
    '/framed/odds',
    '/account',
    '/login',
    '/sign-up',
    '/gone',
    '/slice-simulator',
    '/api/health',
    '/about/_payload.json',
    '/-/-/-',
  ])('leaves %s to the framework', (path) => {
    const own = site()
    expect(own.finished.pages.render(path)).toBeUndefined()
    expect(answered(own, path)).toBeUndefined()
    expect(own.asked).toEqual([])
  })

  it.each([
    ['as small as possible', true, '"'],
    ['quickly alone', false, '.q"'],
  ])('compresses pages %s where that is set', async (_how, compressesStrongly, ending) => {
    const { finished } = site({ settings: settingsWith({ compressesStrongly }) })
    await finished.pages.render('/about')
    await finished.store.settled()
    const tags = finished.store.entries().map(([, { digest, forms }]) => forms.br?.etag.split(digest)[1])
    expect(new Set(tags)).toEqual(new Set([`-br${ending}`]))
  })

  it('leads an auth error in the address to Next', async () => {
    const own = site()
    await own.finished.pages.render('/')
    expect(answered(own, '/?error_code=otp_expired')).toBeUndefined()
    expect(answered(own, '/?page=2')).toMatchObject(kept)
  })

  it('leaves draft mode to Next, but not forged cookies', async () => {
    const own = site()
    await own.finished.pages.render('/about')
    expect(answered(own, '/about', { cookie: `__prerender_bypass=${secret}` })).toBeUndefined()
    expect(answered(own, '/about', { cookie: '__prerender_bypass=forged' })).toMatchObject(kept)
  })

  it('follows redirects of existing pages from their first day', async () => {
    const own = site()
    await own.finished.pages.render('/about')
    const rule = { from: '/about', to: '/contact', status: 307 } as const
    own.redirect(sortRedirects([{ ...rule, validFrom: '2999-01-01' }]).table)
    expect(answered(own, '/about')).toMatchObject(kept)
    own.redirect(sortRedirects([rule]).table)
    expect(answered(own, '/about')).toBeUndefined()
  })

  describe('in front of which is an edge', () => {
    /** A site with an edge, whose pages have this in their midst. */
    function siteBehindEdge(shown = '') {
      return site({
        settings: settingsWith({ edge: { url: 'http://127.0.0.1:6081/', secret } }),
        page: html.replace('</body>', `${shown}</body>`),
        tags: (path) => (path === '/contact' ? [] : ['content:list:page']),
        variants: () => ({
          values: ['none', 'GB'],
          varies: ['cookie'],
          choose: () => 'GB',
          belongs: () => true,
          changesAtMs: (part) => (part.has('data-until') ? Date.UTC(2999, 0, 1) : undefined),
        }),
      })
    }

    it('says to an edge what a page shows', async () => {
      const own = siteBehindEdge()
      const review = '/casino-reviews/copper-lantern'
      for (const path of ['/about', '/contact', review]) await own.finished.pages.render(path)
      expect(answered(own, '/about')).toMatchObject({
        'surrogate-key': expect.stringMatching(/^all [\w-]{10}$/),
        'surrogate-control': 'max-age=3600',
      })
      for (const path of ['/contact', review])
        expect(answered(own, path)).not.toHaveProperty('surrogate-control')
    })

    it.each([
      ['with parts for some markets', 'data-markets="GB"'],
      ['that ends by itself', 'data-until="2999-01-01"'],
    ])('has no edge keep a page %s', async (_what, attribute) => {
      const own = siteBehindEdge(`<he-part ${attribute}><p>Offer</p></he-part>`)
      await own.finished.pages.render('/about')
      const headers = answered(own, '/about')
      expect(headers).toMatchObject(kept)
      expect(headers).not.toHaveProperty('surrogate-control')
    })

    it('hands no page that names an edge to a site without', async () => {
      const own = siteBehindEdge()
      await own.finished.pages.render('/about')
      own.finished.save()
      const withEdge = siteBehindEdge()
      expect(withEdge.finished.restore()).toBeUndefined()
      expect(answered(withEdge, '/about')).toHaveProperty('surrogate-control')
      const without = site()
      without.finished.restore()
      expect(answered(without, '/about') ?? {}).not.toHaveProperty('surrogate-control')
    })
  })

  it('lets go of a page at once', async () => {
    const own = site()
    await own.finished.pages.render('/about')
    own.finished.pages.drop('/about')
    expect(answered(own, '/about')).toBeUndefined()
  })
})

describe('createFinishedSite: behind a lock on the whole site', () => {
  it('answers nothing, not even what was kept before the lock', async () => {
    const before = site()
    await before.finished.render('/about')
    before.finished.save()
    const { finished: locked } = site({ needsSignIn: () => true })
    expect(locked.restore()).toBeUndefined()
    // It was read, and let go: no page that is declared no longer is in memory.
    expect(locked.store.has('/about')).toBe(false)
    expect(answered({ finished: locked }, '/about')).toBeUndefined()
  })
})
