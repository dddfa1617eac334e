/** The recipe for Varnish, run: a cache in front keeps pages until it is told by tags what has changed. */
import { once } from 'node:events'
import { get, type IncomingMessage } from 'node:http'
import { buffer } from 'node:stream/consumers'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { startVarnish, type Varnish } from '../../../../vitest.varnish.ts'
import { folder } from '../../fixture/build.ts'
import { createStoredSite, type StoredSite } from '../fast-path/stored-site.ts'
import { edgeHeaders, edgeTags, everyPageTag } from '../headers/edge-headers.ts'
import { createSiteServer, type SiteServer } from './create-site-server.ts'

const secret = 'a secret of this test'
/** What each page shows. */
const shown: Readonly<Record<string, readonly string[]>> = {
  '/one': ['article:1', 'settings'],
  '/two': ['article:2', 'settings'],
}
/** The text of all pages, which the framework would render. */
let words = 'first'
/** Requests that have reached the site. */
const reached: string[] = []
let stored: StoredSite
let site: SiteServer
let varnish: Varnish

beforeAll(async () => {
  stored = createStoredSite({
    folder,
    ask: async ({ path }) => ({
      status: 200,
      headers: { 'content-type': 'text/html; charset=utf-8', 'x-nextjs-prerender': '1' },
      body: Buffer.from(
        `<!DOCTYPE html><html><body><p>${path} ${words} ${'word '.repeat(100)}</p></body></html>`,
      ),
    }),
    isFinished: (path) => shown[path] !== undefined,
    headersOf: ({ path }) => ({
      'cache-control': 'public, max-age=0, must-revalidate',
      'cache-status': '"site"; hit',
      ...edgeHeaders({ dialect: 'surrogate-key', shows: shown[path] ?? [], maxAgeSeconds: 86_400 }),
    }),
    fileHeaders: {},
  })
  site = createSiteServer({
    folder,
    port: 0,
    trustedHops: 1,
    answerStored: (request, response, pass) => {
      reached.push(request.url ?? '')
      return stored.answer(request, response, pass)
    },
    answerPlain: (request, response) => {
      const isAnswered = stored.answerPlain(request, response)
      if (isAnswered) reached.push(request.url)
      return isAnswered
    },
    responders: [
      ({ url, headers }, response) => {
        if (url !== '/mine') return false
        response.writeHead(200, { 'cache-control': 'private, no-store' }).end(headers.cookie)
        return true
      },
    ],
  })
  const { port: sitePort } = await site.listen()
  varnish = await startVarnish({ sitePort, secret })
}, 120_000)
afterAll(async () => {
  await varnish?.close()
  await site?.close()
})
beforeEach(async () => {
  await purge([everyPageTag])
  words = 'first'
  for (const path of Object.keys(shown)) await stored.render(path)
  reached.length = 0
})

async function visit(
  path: string,
  headers: Record<string, string> = {},
): Promise<{ text: string; headers: IncomingMessage['headers'] }> {
  const asked = get({ port: varnish.port, host: '127.0.0.1', path, headers, agent: false })
  const [answer] = (await once(asked, 'response')) as [IncomingMessage]
  const body = await buffer(answer)
  const encoding = answer.headers['content-encoding']
  const plain = encoding === 'br' ? brotliDecompressSync(body) : encoding === 'gzip' ? gunzipSync(body) : body
  return { text: plain.toString(), headers: answer.headers }
}

async function purge(tags: readonly string[], authorization = `Bearer ${secret}`): Promise<number> {
  const headers = { authorization, 'surrogate-key': tags.join(' ') }
  return (await fetch(`http://127.0.0.1:${varnish.port}/`, { method: 'PURGE', headers })).status
}

describe('edgeHeaders: in front of the recipe for Varnish', () => {
  it('keeps a page until what it shows has changed', async () => {
    for (const path of ['/one', '/two', '/one', '/two'])
      expect((await visit(path)).text).toContain(`${path} first`)
    expect(reached).toEqual(['/one', '/two'])
    words = 'second'
    for (const path of Object.keys(shown)) await stored.render(path)
    expect((await visit('/one')).text).toContain('/one first')
    expect(await purge(edgeTags(['article:1']))).toBe(200)
    expect((await visit('/one')).text).toContain('/one second')
    expect((await visit('/two')).text).toContain('/two first')
    expect(reached).toEqual(['/one', '/two', '/one'])
    expect(await purge(edgeTags(['settings']))).toBe(200)
    for (const path of ['/one', '/two']) expect((await visit(path)).text).toContain(`${path} second`)
  })

  it('keeps pages for visitors with cookies, not for editors', async () => {
    await visit('/one')
    const session = { cookie: 'sb-localhost-auth-token=base64-x' }
    expect((await visit('/one', session)).headers['cache-status']).toBe('varnish; hit, "site"; hit')
    await visit('/one', { cookie: '__prerender_bypass=x' })
    expect(reached).toEqual(['/one', '/one'])
  })

  it('keeps nothing that is for one visitor', async () => {
    for (const cookie of ['a=1', 'b=2']) expect((await visit('/mine', { cookie })).text).toBe(cookie)
  })

  it.each([
    ['br', 'gzip, br, zstd', 'br'],
    ['gzip', 'gzip;q=1.0', 'gzip'],
    ['no encoding', 'identity', undefined],
  ])('keeps a page in %s apart, and shows no tags', async (_what, asked, encoding) => {
    for (const _time of [1, 2]) {
      const { text, headers } = await visit('/one', { 'accept-encoding': asked })
      expect(text).toContain('/one first')
      expect(headers['content-encoding']).toBe(encoding)
      expect(headers).not.toHaveProperty('surrogate-key')
      expect(headers).not.toHaveProperty('surrogate-control')
    }
    expect(reached).toEqual(['/one'])
  })

  it('answers 304 for a page it keeps', async () => {
    const { etag } = (await visit('/one')).headers
    const asked = get({
      port: varnish.port,
      host: '127.0.0.1',
      path: '/one',
      headers: { 'if-none-match': etag },
      agent: false,
    })
    const [answer] = (await once(asked, 'response')) as [IncomingMessage]
    expect(answer.statusCode).toBe(304)
    answer.resume()
    expect(reached).toEqual(['/one'])
  })

  it('forgets nothing for strangers, nor by patterns', async () => {
    await visit('/one')
    expect(await purge([everyPageTag], 'Bearer a guess')).toBe(403)
    expect(await purge(['.*'])).toBe(400)
    await visit('/one')
    expect(reached).toEqual(['/one'])
  })
})
