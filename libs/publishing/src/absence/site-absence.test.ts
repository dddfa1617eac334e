import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setImmediate } from 'node:timers/promises'
import type { LookupResult } from '@house-edge/content'
import { defineRoutes, type RedirectTable, sortRedirects } from '@house-edge/routing'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createPageRules } from '../finished/page-rules.ts'
import type { FrameworkSide } from '../process/site-process.ts'
import { createPublishedSite } from '../site/published-site.ts'
import { createSiteAbsence } from './site-absence.ts'

const folder = mkdtempSync(join(tmpdir(), 'site-absence-'))
afterAll(() => rmSync(folder, { recursive: true }))

beforeAll(() => {
  mkdirSync(join(folder, '.next/server'), { recursive: true })
  mkdirSync(join(folder, 'node_modules/next'), { recursive: true })
  const write = (file: string, content: object) => writeFileSync(join(folder, file), JSON.stringify(content))
  writeFileSync(join(folder, '.next/BUILD_ID'), 'build')
  write('package.json', {})
  write('node_modules/next/package.json', { version: '16.4.5' })
  write('.next/prerender-manifest.json', {})
  write('.next/routes-manifest.json', { staticRoutes: [{ page: '/built/page' }] })
  write('.next/server/functions-config-manifest.json', {
    functions: { '/_middleware': { matchers: [{ regexp: '^/', originalSource: '/:path*' }] } },
  })
})

const everybody = ['open', 'preview', 'content'] as const
const uid = /(?!go$)[a-z-]+/
const routes = defineRoutes({
  home: { pattern: '/', document: 'page', uid: 'home', middleware: everybody },
  page: { pattern: '/:uid', document: 'page', params: { uid }, middleware: everybody },
  search: { pattern: '/search', middleware: ['query'] },
  blog: { pattern: '/blog', lists: 'article', middleware: ['open'] },
  blogPage: {
    pattern: '/blog/page/:number',
    params: { number: /[2-9]/ },
    lists: 'article',
    middleware: ['open', 'listing'],
  },
  shownPage: {
    pattern: '/shown/page/:number',
    params: { number: /[2-9]/ },
    lists: 'article',
    middleware: ['open'],
  },
  article: { pattern: '/blog/:uid', document: 'article', params: { uid }, middleware: everybody },
  shown: { pattern: '/shown/:uid', document: 'article', middleware: ['open'] },
  mine: { pattern: '/mine/:uid', document: 'article', middleware: ['private', 'content'] },
})

interface Given {
  now?: LookupResult | undefined
  later?: LookupResult | Error
  table?: RedirectTable | undefined
  isBegun?: boolean
  pages?: number | 'unknown' | Error
  version?: string
}

const usual = {
  now: 'not-found',
  later: 'not-found',
  table: sortRedirects([]).table,
  isBegun: true,
  pages: 3,
  version: 'm1 1',
} satisfies Given

/** Who answers an address: our server, or those it leaves it to. */
function siteWith(given: Given = {}) {
  const { now, later, table, isBegun } = { ...usual, ...given }
  const site = createPublishedSite({
    routes,
    cacheName: 'casinos',
    settings: () => ({ content: { repository: 'house-edge' } }),
    absentFiles: (path) => {
      const [, least] = /^\/parts\/(\d+)$/.exec(path) ?? []
      if (least !== undefined) return { words: 'No such part.', unless: { documents: Number(least) } }
      const [, name] = /^\/feeds\/(.+)\.xml$/.exec(path) ?? []
      if (name === undefined || name === 'all') return undefined
      return { words: 'No such feed.', ...(name !== 'nothing' && { unless: { type: 'article', uid: name } }) }
    },
  })
  const asked: string[] = []
  const framework = (): Pick<FrameworkSide, 'addresses' | 'contentState' | 'questions' | 'redirects'> => ({
    contentState: () => ({ documents: 7 }) as never,
    addresses: {
      lookupNow: (type, sought) => {
        asked.push(`${type} ${sought}`)
        return now
      },
      lookup: async () => {
        if (later instanceof Error) throw later
        return later
      },
      countPages: async (type) => {
        asked.push(type)
        const { pages } = { ...usual, ...given }
        if (pages instanceof Error) throw pages
        return pages
      },
    },
    questions: {
      read: async () => undefined,
      version: () => given.version ?? usual.version,
      changedSince: () => undefined,
    },
    redirects: { latest: () => table, read: async () => sortRedirects([]).table },
  })
  const others: string[] = []
  const absence = createSiteAbsence(site, {
    folder,
    rules: createPageRules(site, folder, framework),
    isFile: () => false,
    otherwise: ({ url }) => {
      others.push(url ?? '')
      return true
    },
    ask: async () => ({
      status: 404,
      headers: { 'content-type': 'text/html' },
      body: Buffer.from('<!DOCTYPE html><html><head></head><body><p>Nothing</p></body></html>'),
    }),
    framework,
    shared: () => undefined,
  })
  if (isBegun) absence.begin()
  const answer = async (url: string, userAgent?: string) => {
    let sent: { status: number; headers: Record<string, string>; body?: string } | undefined
    const request = {
      method: 'GET',
      url,
      headers: { host: 'localhost', 'user-agent': userAgent },
      rawHeaders: [],
    }
    const response = {
      writeHead: (status: number, given: string[] | Record<string, string>) => {
        const pairs = Array.isArray(given)
          ? given.flatMap((name, at) => (at % 2 ? [] : [[name, given[at + 1]!]]))
          : Object.entries(given)
        sent = { status, headers: Object.fromEntries(pairs) }
      },
      end: (body: Buffer) => sent && (sent.body = String(body)),
    }
    absence.answer(request as unknown as IncomingMessage, response as unknown as ServerResponse, () => {})
    for (let turns = 0; turns < 5; turns += 1) await setImmediate()
    return sent ?? others.splice(0)[0]
  }
  return { answer, asked }
}

describe('createSiteAbsence', () => {
  it.each([
    ['no document has', '/nothing'],
    ['no document of its type has', '/blog/nothing'],
    ['no document can have', '/Nothing'],
    ['the table does not know', '/a/b/c'],
  ])('answers an address that %s', async (_what, path) => {
    expect(await siteWith().answer(path)).toMatchObject({
      status: 404,
      headers: {
        'cache-control': 'no-store',
        'x-robots-tag': 'noindex',
        'cache-status': '"casinos"; hit',
        'content-security-policy': expect.stringMatching(/script-src 'self'$/),
      },
    })
  })

  it.each([
    ['/nothing', 'Page not found: /nothing'],
    ['/Nothing', 'Page Not Found: /Nothing'],
    ['/a/b/c', 'Page not found: /a/b/c'],
  ])('tells a bot of %s as the proxy would', async (path, body) => {
    expect(await siteWith().answer(path, 'Googlebot/2.1')).toMatchObject({ status: 404, body })
  })

  it.each([
    ['the one document of a page', '/'],
    ['a listing', '/blog'],
    ['a question', '/search'],
    ['a page that is there without its document', '/shown/nothing'],
    ['a page for one visitor', '/mine/nothing'],
    ['a page of the build that the table does not name', '/built/page'],
    ['what programs read of a page', '/nothing/_payload.json'],
  ])('leaves %s to the others', async (_what, path) => {
    expect(await siteWith().answer(path)).toBe(path)
  })

  it('asks the store of the content by type and uid', async () => {
    const { answer, asked } = siteWith({ now: 'found' })
    expect([await answer('/blog/odds'), await answer('/odds')]).toEqual(['/blog/odds', '/odds'])
    expect(asked).toEqual(['article odds', 'page odds'])
  })

  it.each<[string, Given]>([
    ['it is there', { now: 'found' }],
    ['that cannot be known', { now: 'unknown' }],
    ['the store has found it, once it had looked', { now: undefined, later: 'found' }],
    ['the store could not look', { now: undefined, later: new Error('down') }],
    ['no redirects have been read', { table: undefined }],
    ['a redirect leads on', { table: sortRedirects([{ from: '/odds', to: '/blog', status: 308 }]).table }],
    ['the process is not ready', { isBegun: false }],
  ])('leaves an address to the others where %s', async (_what, given) => {
    expect(await siteWith(given).answer('/odds')).toBe('/odds')
  })

  it('answers a page after the last of a list, counted once for what is published', async () => {
    const given: Given = {}
    const { answer, asked } = siteWith(given)
    for (const number of [4, 5, 6])
      expect(await answer(`/blog/page/${number}`)).toMatchObject({ status: 404 })
    expect(await answer('/blog/page/3')).toBe('/blog/page/3')
    expect(asked).toEqual(['article'])
    given.version = 'm2 2'
    given.pages = 4
    expect(await answer('/blog/page/4')).toBe('/blog/page/4')
    expect(await answer('/blog/page/5')).toMatchObject({ status: 404 })
  })

  it.each<[string, Given, string]>([
    ['whose pages cannot be counted', { pages: 'unknown' }, '/blog/page/9'],
    ['whose pages could not be counted', { pages: new Error('down') }, '/blog/page/9'],
    ['whose pages no middleware counts', {}, '/shown/page/9'],
  ])('leaves the page of a list to the others %s', async (_what, given, path) => {
    expect(await siteWith(given).answer(path)).toBe(path)
  })

  it.each(['/feeds/nothing.xml', '/feeds/odds.xml'])('says of %s what its handler would', async (path) => {
    expect(await siteWith().answer(path)).toMatchObject({
      status: 404,
      headers: { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'no-store' },
      body: 'No such feed.',
    })
  })

  it('leaves a file to its handler while its document is published', async () => {
    const { answer, asked } = siteWith({ now: 'found' })
    expect(await answer('/feeds/odds.xml')).toBe('/feeds/odds.xml')
    expect(asked).toEqual(['article odds'])
  })

  it('leaves a file to its handler that needs no more documents than there are', async () => {
    expect(await siteWith().answer('/parts/7')).toBe('/parts/7')
    expect(await siteWith().answer('/parts/8')).toMatchObject({ status: 404, body: 'No such part.' })
  })

  it('waits for the store where it has to look', async () => {
    expect(await siteWith({ now: undefined, later: 'not-found' }).answer('/odds')).toMatchObject({
      status: 404,
    })
  })
})
