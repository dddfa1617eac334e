import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { createDoor } from '../door/door.ts'
import { createLog } from '../log/create-log.ts'
import { handleRequests } from '../server/handle-requests.ts'
import { createHttpServer } from '../server/http-server.ts'
import { createStatusPages } from '../status-pages/create-status-pages.ts'
import { createAbsentPages, type Presence } from './absent-pages.ts'

const secret = '0123456789abcdef0123456789abcdef'
const folder = mkdtempSync(join(tmpdir(), 'absent-pages-'))
const endings: (() => void)[] = []
const headers = { 'x-of-all': 'yes' }
let origin: string

/** What the site knows while a test runs. */
let presence: (path: string) => Presence | Promise<Presence>
let version: string
let behind: Promise<unknown> | undefined
let words: string
/** Resolves when a request has waited long enough. */
let patience: PromiseWithResolvers<void>
let nowMs = 0
let plainly = 0
const askFramework = vi.fn()
const onFailure = vi.fn()

beforeAll(async () => {
  writeBuild(folder)
  const absent = createAbsentPages({
    folder,
    askFramework,
    notFoundPath: '/-/-/-',
    finishing: { ownScripts: ['/own.js'] },
    headersOf: () => ({ ...headers, 'cache-control': 'no-store', 'cache-status': '"site"; hit' }),
    version: () => version,
    find: (path) => presence(path),
    isFile: (path) => path === '/licence',
    otherwise: (_request, response) => {
      response.end('a page')
      return true
    },
    words: (path, userAgent) => (userAgent === 'robot' ? `No page: ${path}` : undefined),
    needsSignIn: (path) => path.startsWith('/account'),
    hasRedirect: (target) => target.startsWith('/moved'),
    variants: {
      values: ['gb', 'ie'],
      varies: ['cookie'],
      choose: ({ cookie = '' }) => (cookie.includes('ie') ? 'ie' : 'gb'),
      belongs: (part, variant) => part.get('data-markets') === variant,
      changesAtMs: () => undefined,
    },
    mayBeBehind: () => behind,
    onFailure,
    clock: () => 0,
    now: () => nowMs,
    pause: () => patience.promise,
  })
  const listener = handleRequests({
    door: createDoor({}, { hops: 0, isSecure: false }),
    framework: Promise.resolve({
      handle: async (_request, response) => void response.end('the framework'),
      close: async () => {},
    }),
    statusPages: createStatusPages({ pages: { 404: '/-/-/-' } }, { find: async () => undefined }, headers),
    headers,
    health: { live: '/api/health', ready: '/api/ready' },
    log: createLog({ level: 'silent', write: () => {}, now: () => 0 }),
    stage: () => 'ready',
    answerStored: absent.answer,
    answerPlain: (request, response) => {
      const isAnswered = absent.answerPlain(request, response)
      if (isAnswered) plainly += 1
      return isAnswered
    },
    plainHeaders: [],
    answerBeforeBody: undefined,
    responders: [],
    requestsAtOnce: 10,
  })
  const server = createHttpServer({ listener, headers, connectionsPerClient: undefined, onRefusal: () => {} })
  endings.push(() => server.close())
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
})
afterAll(() => {
  for (const end of endings) end()
  rmSync(folder, { recursive: true })
})

let versions = 0
beforeEach(() => {
  presence = () => 'absent'
  // Each test begins with a page that has not been rendered for its version.
  version = `version ${(versions += 1)}`
  behind = undefined
  words = 'Nothing here'
  patience = Promise.withResolvers()
  nowMs += 10_000
  plainly = 0
  onFailure.mockReset()
  askFramework.mockReset()
  askFramework.mockImplementation(async () => rendered(words))
})

/** A build whose proxy is asked about everything but files, and that has a page its site does not name. */
function writeBuild(at: string): void {
  const build = join(at, '.next')
  mkdirSync(join(build, 'server'), { recursive: true })
  mkdirSync(join(at, 'node_modules/next'), { recursive: true })
  const write = (file: string, content: object): void =>
    writeFileSync(join(at, file), JSON.stringify(content))
  writeFileSync(join(build, 'BUILD_ID'), 'build')
  write('package.json', {})
  write('node_modules/next/package.json', { version: '16.4.5' })
  write('.next/prerender-manifest.json', { preview: { previewModeId: secret } })
  write('.next/server/functions-config-manifest.json', {
    functions: {
      '/_middleware': { matchers: [{ regexp: '^/(?!files/).*$', originalSource: '/((?!files/).*)' }] },
    },
  })
  write('.next/routes-manifest.json', {
    staticRoutes: [{ page: '/unnamed', regex: '^/unnamed$' }],
    dynamicRoutes: [{ page: '/unnamed/[id]', regex: '^/unnamed/([^/]+?)(?:/)?$' }],
    redirects: [{ regex: '^/old(?:/)?$', source: '/old' }],
    rewrites: { fallback: [{ regex: '^/proxied/.*$', source: '/proxied/:path*' }] },
  })
}

function rendered(text: string, status = 404) {
  const parts = ['gb', 'ie'].map((market) => `<he-part data-markets="${market}">${market}</he-part>`)
  const scripts =
    '<script src="/own.js" async=""></script><script>(self.__next_f=self.__next_f||[]).push([0])</script>'
  const body = `<main>${text} ${'and more words '.repeat(40)}${parts.join('')}</main>`
  return {
    status,
    headers: { 'content-type': 'text/html; charset=utf-8' },
    body: Buffer.from(
      `<!DOCTYPE html><html><head><title>Not found</title></head><body>${body}${scripts}</body></html>`,
    ),
  }
}

const ask = (path: string, init?: RequestInit) => fetch(origin + path, { redirect: 'manual', ...init })
const asks = async (path: string, init?: RequestInit) => (await ask(path, init)).text()

describe('createAbsentPages', () => {
  it('answers with the page, rendered once for all', async () => {
    for (const path of ['/first', '/second', '/a/third', '/second?x=1']) {
      const response = await ask(path)
      expect(response.status).toBe(404)
      expect(await response.text()).toMatch(/Nothing here.*<script src="\/own.js"/s)
      expect(response.headers.get('etag')).toBeNull()
      expect(Object.fromEntries(response.headers)).toMatchObject({
        'x-of-all': 'yes',
        'cache-control': 'no-store',
        vary: 'accept-encoding, cookie',
        'content-encoding': 'gzip',
      })
    }
    expect(plainly).toBe(3)
    expect(askFramework).toHaveBeenCalledOnce()
  })

  it('leaves out what only the framework’s scripts need', async () => {
    expect(await asks('/first')).not.toContain('__next_f')
  })

  it('sends it by HEAD, and never says that it has not changed', async () => {
    await asks('/first')
    const head = await ask('/first', { method: 'HEAD' })
    expect([head.status, await head.text()]).toEqual([404, ''])
    expect((await ask('/first', { headers: { 'if-none-match': '*' } })).status).toBe(404)
    const inPlain = await ask('/first', { headers: { 'accept-encoding': 'identity' } })
    expect(inPlain.headers.get('content-encoding')).toBeNull()
    expect(await inPlain.text()).toContain('Nothing here')
  })

  it('leaves to each reader what is in their variant', async () => {
    const both = [await asks('/first'), await asks('/first', { headers: { cookie: 'market=ie' } })]
    expect(both.map((html) => /gb|ie/.exec(/<main>.*<\/main>/s.exec(html)![0])?.[0])).toEqual(['gb', 'ie'])
  })

  it('says it to machines in words', async () => {
    const robot = { headers: { 'user-agent': 'robot' } }
    for (const more of [{}, { headers: { ...robot.headers, 'x-other': 'not plain' } }]) {
      const response = await ask('/first', { ...robot, ...more })
      expect(response.status).toBe(404)
      expect(Object.fromEntries(response.headers)).toMatchObject({
        ...headers,
        'content-type': 'text/plain; charset=utf-8',
        'cache-control': 'no-store',
      })
      expect(await response.text()).toBe('No page: /first')
    }
    expect(plainly).toBe(1)
    expect(askFramework).not.toHaveBeenCalled()
  })

  it('says of a file what its handler would, whatever the build has there', async () => {
    presence = () => 'no-file'
    const response = await ask('/files/x', { headers: { 'user-agent': 'robot' } })
    expect([response.status, await response.text()]).toEqual([404, 'No page: /files/x'])
  })

  it.each([
    ['may be there', '/first', () => 'present' as const, {}],
    ['the build has and the site does not name', '/unnamed', () => 'unrouted' as const, {}],
    ['matches a pattern of the build', '/unnamed/x', () => 'unrouted' as const, {}],
    ['is another spelling of one', '/unnamed%2Fx/y', () => 'unrouted' as const, {}],
    ['is that of a file', '/licence', () => 'absent' as const, {}],
    ['the proxy is not asked about', '/files/x', () => 'absent' as const, {}],
    ['next.config leads on from', '/old', () => 'absent' as const, {}],
    ['next.config has answered elsewhere', '/proxied/x', () => 'unrouted' as const, {}],
    ['is of a handler', '/api/x', () => 'unrouted' as const, {}],
    ['ends with a slash', '/first/', () => 'absent' as const, {}],
    ['has an empty part', '/a//b', () => 'absent' as const, {}],
    ['needs a session', '/account/x', () => 'absent' as const, {}],
    ['leads elsewhere', '/moved', () => 'absent' as const, {}],
    ['an editor previews', '/first', () => 'absent' as const, { cookie: `__prerender_bypass=${secret}` }],
    ['is asked with credentials', '/first', () => 'absent' as const, { authorization: 'Basic eDp5' }],
    ['is asked for as a part', '/first', () => 'absent' as const, { rsc: '1' }],
  ])('does not answer for one that %s', async (_what, path, found, own) => {
    await asks('/something-else')
    presence = found
    expect(await asks(path, { headers: own as Record<string, string> })).toBe('a page')
  })

  it('has another spelling led to the one there is', async () => {
    await asks('/first')
    const response = await ask('/%66irst')
    expect([response.status, response.headers.get('location')]).toEqual([308, '/first'])
  })

  it('knows an address from the moment it is published', async () => {
    expect((await ask('/first')).status).toBe(404)
    presence = () => 'present'
    expect(await asks('/first')).toBe('a page')
    presence = () => 'absent'
    expect((await ask('/first')).status).toBe(404)
  })

  it('waits where the site has to look', async () => {
    await asks('/first')
    presence = async () => 'present' as const
    expect(await asks('/first')).toBe('a page')
    presence = async () => 'absent' as const
    expect((await ask('/first')).status).toBe(404)
  })

  it('waits while something may have been published', async () => {
    await asks('/first')
    const { promise, resolve } = Promise.withResolvers<void>()
    behind = promise
    const waiting = asks('/first')
    presence = () => 'present'
    behind = undefined
    resolve()
    expect(await waiting).toBe('a page')
  })

  it('asks to come again when that takes too long', async () => {
    await asks('/first')
    behind = new Promise(() => {})
    const waiting = ask('/first')
    patience.resolve()
    const { status, headers: sent } = await waiting
    expect([status, sent.get('retry-after')]).toEqual([503, '5'])
  })

  it('shows a new version of the page from its first request', async () => {
    await asks('/first')
    words = 'Other words'
    version = 'the next'
    expect(await asks('/first')).toContain('Other words')
  })

  it('renders it anew once a second, for whoever asks then', async () => {
    await asks('/first')
    words = 'Other words'
    for (let times = 0; times < 10; times += 1) expect(await asks('/first')).toContain('Nothing here')
    nowMs += 1_000
    await asks('/first')
    expect(await asks('/first')).toContain('Other words')
    expect(askFramework).toHaveBeenCalledTimes(2)
  })

  it('is content with the status page where it cannot be rendered', async () => {
    askFramework.mockImplementation(async () => rendered(words, 500))
    for (let times = 0; times < 5; times += 1) {
      const response = await ask('/first')
      expect([response.status, await response.text()]).toEqual([404, expect.stringContaining('Not Found')])
    }
    expect(askFramework).toHaveBeenCalledOnce()
    expect(onFailure).toHaveBeenCalledExactlyOnceWith('/-/-/-', { status: 500 })
  })
})
