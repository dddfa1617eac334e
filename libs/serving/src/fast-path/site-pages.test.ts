import { once } from 'node:events'
import {
  createServer,
  type IncomingMessage,
  type Server,
  type ServerResponse,
  request as ask,
} from 'node:http'
import type { AddressInfo } from 'node:net'
import { buffer } from 'node:stream/consumers'
import { brotliDecompressSync } from 'node:zlib'
import { afterAll, describe, expect, it } from 'vitest'
import type { PrivateAnswer, PrivateRequest } from '../server/private-door.ts'
import { createSitePages, type FinishedFacts, type SitePagesOptions } from './site-pages.ts'

const servers: Server[] = []
afterAll(() => {
  for (const server of servers) server.close()
})

/** A framework that answers what it is told to, and what was asked of it. */
function site(options: Partial<SitePagesOptions> = {}) {
  const asked: PrivateRequest[] = []
  const answers: (Partial<PrivateAnswer> & { html?: string })[] = []
  const refused: unknown[] = []
  let now = 0
  const pages = createSitePages({
    ask: async (request) => {
      asked.push(request)
      const { html = `<!DOCTYPE html><html><body><h1>Rendered ${asked.length}</h1></body></html>`, ...rest } =
        answers.shift() ?? {}
      return { status: 200, body: Buffer.from(html), ...rest, headers: { ...rendered, ...rest.headers } }
    },
    isFinished: (path) => path.startsWith('/page'),
    frameworkVersion: '16.4.5',
    previewModeId: 'secret',
    headersOf: () => ({ 'content-security-policy': "script-src 'self'" }),
    onRefused: (path, why) => refused.push({ path, why }),
    now: () => now,
    pause: async () => {},
    ...options,
  })
  return { pages, asked, answers, refused, wait: (ms: number) => (now += ms) }
}

const rendered = {
  'content-type': 'text/html; charset=utf-8',
  'cache-control': 's-maxage=300, stale-while-revalidate=31535700',
  'x-nextjs-prerender': '1',
}

/** Asks over HTTP. What is not stored is answered 200 by the framework. */
async function visit(
  pages: ReturnType<typeof site>['pages'],
  path: string,
  { method = 'GET', isFirst = '', ...headers }: Record<string, string> = {},
): Promise<{ status: number; headers: IncomingMessage['headers']; body: Buffer }> {
  const server = createServer((request, response) => {
    const pass = () => response.end('from the framework')
    if (!pages.answer(request, response, isFirst ? pass : undefined)) pass()
  }).listen(0, '127.0.0.1')
  servers.push(server)
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  const answer = await new Promise<IncomingMessage>((resolve, reject) => {
    ask({ port, path, method, headers, host: '127.0.0.1' }, resolve).on('error', reject).end()
  })
  return { status: answer.statusCode ?? 0, headers: answer.headers, body: await buffer(answer) }
}

describe('createSitePages', () => {
  it('answers a page it has rendered, with the headers it was given', async () => {
    const { pages } = site()
    expect(await pages.keep('/page')).toEqual({ outcome: 'stored' })
    const { status, headers, body } = await visit(pages, '/page?utm_source=x', { 'accept-encoding': 'br' })
    expect(status).toBe(200)
    expect(headers).toMatchObject({
      'content-type': 'text/html; charset=utf-8',
      'content-security-policy': "script-src 'self'",
    })
    expect((headers['content-encoding'] ? brotliDecompressSync(body) : body).toString()).toContain(
      'Rendered 1',
    )
  })

  it('answers HEAD with the same headers and nothing else', async () => {
    const { pages } = site()
    await pages.keep('/page')
    const whole = await visit(pages, '/page')
    const head = await visit(pages, '/page', { method: 'HEAD' })
    expect(head.body).toHaveLength(0)
    for (const name of ['etag', 'content-length', 'content-type', 'content-security-policy'])
      expect(head.headers[name]).toBe(whole.headers[name])
  })

  it('says that nothing has changed to whoever has the page, with the tag it has', async () => {
    const { pages } = site()
    await pages.keep('/page')
    const { headers } = await visit(pages, '/page')
    const again = await visit(pages, '/page', { 'if-none-match': `W/"x", ${headers.etag}` })
    expect({ status: again.status, etag: again.headers.etag, length: again.body.length }).toEqual({
      status: 304,
      etag: headers.etag,
      length: 0,
    })
    expect(again.headers).not.toHaveProperty('content-length')
    expect((await visit(pages, '/page', { 'if-none-match': '"x"' })).status).toBe(200)
  })

  it('keeps a page a visitor has waited for, under its one address alone', async () => {
    const { pages, asked } = site()
    for (const path of ['/p%61ge', '/page', '/other'])
      expect((await visit(pages, path)).body.toString()).toBe('from the framework')
    await expect.poll(() => pages.store.has('/page')).toBe(true)
    expect(asked.map(({ path }) => path)).toEqual(['/page'])
  })

  it('finishes a page for the first who asks for it, and for all who ask meanwhile', async () => {
    const { pages, asked } = site({ pause: (ms) => new Promise((resolve) => setTimeout(resolve, ms)) })
    const visits = await Promise.all([1, 2, 3].map(() => visit(pages, '/page', { isFirst: 'yes' })))
    for (const { body, headers } of visits) {
      expect(body.toString()).toContain('Rendered')
      expect(headers['content-security-policy']).toBe("script-src 'self'")
    }
    expect(asked.length).toBeLessThanOrEqual(2)
  })

  it.each([
    ['cannot be finished', { html: '<!DOCTYPE html><script>alert(1)</script>' }],
    ['is not there', { status: 404 }],
  ])('hands a request on whose page %s', async (_what, answer) => {
    const { pages, answers } = site()
    answers.push(answer)
    expect((await visit(pages, '/page', { isFirst: 'yes' })).body.toString()).toBe('from the framework')
  })

  it('hands a request on whose page takes long, and keeps the page when it comes', async () => {
    const gate = Promise.withResolvers<void>()
    const { pages } = site({
      ask: async () => {
        await gate.promise
        return { status: 200, headers: rendered, body: Buffer.from('<!DOCTYPE html><p>late</p>') }
      },
    })
    expect((await visit(pages, '/page', { isFirst: 'yes' })).body.toString()).toBe('from the framework')
    gate.resolve()
    await expect.poll(() => pages.store.has('/page')).toBe(true)
  })

  it('lets the page before stay when a rendering fails, and says why', async () => {
    const { pages, answers, refused } = site()
    await pages.keep('/page')
    answers.push({ status: 500 })
    expect(await pages.keep('/page')).toEqual({ outcome: 'refused', why: 'status' })
    answers.push({ html: '<!DOCTYPE html><script>alert(1)</script>' })
    expect(await pages.keep('/page')).toMatchObject({
      outcome: 'refused',
      why: { reason: 'unknown-script' },
    })
    expect((await visit(pages, '/page')).body.toString()).toContain('Rendered 1')
    expect(refused).toHaveLength(2)
  })

  it('lets a page go that is gone', async () => {
    const { pages, answers } = site()
    await pages.keep('/page')
    answers.push({ status: 404 })
    expect(await pages.keep('/page')).toEqual({ outcome: 'gone' })
    expect(pages.store.has('/page')).toBe(false)
  })

  it('does not bring back a page that was taken down while it was being rendered', async () => {
    const { pages } = site()
    const rendering = pages.keep('/page')
    pages.drop('/page')
    expect(await rendering).toEqual({ outcome: 'gone' })
    expect(pages.store.has('/page')).toBe(false)
    await pages.keep('/page')
    expect(pages.store.has('/page')).toBe(true)
  })

  it('asks again while the framework answers with the page before', async () => {
    const { pages, answers, asked } = site()
    const stale = { headers: { 'x-nextjs-cache': 'STALE' } }
    answers.push(stale, stale, { html: '<!DOCTYPE html><p>new</p>' })
    expect(await pages.keep('/page')).toEqual({ outcome: 'stored' })
    expect(asked).toHaveLength(3)
    expect((await visit(pages, '/page')).body.toString()).toContain('new')
  })

  it('never keeps the page before as if it were the new one', async () => {
    const { pages, answers } = site()
    answers.push(...Array.from({ length: 20 }, () => ({ headers: { 'x-nextjs-cache': 'STALE' } })))
    expect(await pages.keep('/page')).toEqual({ outcome: 'refused', why: 'stale' })
  })

  it('renders a page anew beside the one there is when its time is over', async () => {
    const { pages, asked, wait } = site()
    await pages.keep('/page')
    wait(299_999)
    await visit(pages, '/page')
    expect(asked).toHaveLength(1)
    wait(1)
    expect((await visit(pages, '/page')).body.toString()).toContain('Rendered 1')
    await expect.poll(() => asked.length).toBe(2)
    await expect.poll(async () => (await visit(pages, '/page')).body.toString()).toContain('Rendered 2')
  })

  it('has the framework render a page anew, past what it has, and keeps what visitors get then', async () => {
    const { pages, asked, answers } = site()
    await pages.keep('/page')
    answers.push({ html: '<!DOCTYPE html><p>without the proxy</p>' }, { html: '<!DOCTYPE html><p>new</p>' })
    expect(await pages.render('/page')).toEqual({ outcome: 'stored' })
    expect(asked.map(({ headers }) => headers?.['x-prerender-revalidate'])).toEqual([
      undefined,
      'secret',
      undefined,
    ])
    expect((await visit(pages, '/page')).body.toString()).toContain('new')
  })

  it('shows a page that is held to nobody before it was rendered anew, once for all who ask', async () => {
    const { pages, asked } = site({ pause: () => new Promise(() => {}) })
    await pages.keep('/page')
    pages.hold('/page')
    const plain = {
      isHead: false,
      url: '/page',
      host: 'a',
      acceptEncoding: undefined,
      ifNoneMatch: undefined,
      cookie: undefined,
    }
    expect(pages.answerPlain(plain, {} as ServerResponse)).toBe(false)
    const visits = await Promise.all([1, 2, 3].map(() => visit(pages, '/page', { isFirst: 'yes' })))
    expect(visits.map(({ body }) => body.toString())).toEqual(
      Array.from({ length: 3 }, () => expect.stringContaining('Rendered 3') as string),
    )
    expect(asked).toHaveLength(3)
    expect(pages.isHeld('/page')).toBe(false)
  })

  it('shows a held page by no rendering that began before', async () => {
    const gates = [Promise.withResolvers<string>(), Promise.withResolvers<string>()]
    const html = [Promise.resolve('first'), ...gates.map(({ promise }) => promise)]
    let count = 0
    const { pages } = site({
      previewModeId: undefined,
      pause: () => new Promise(() => {}),
      ask: async () => {
        const words = await html[count++]
        return { status: 200, headers: rendered, body: Buffer.from(`<!DOCTYPE html><p>${words}</p>`) }
      },
    })
    await pages.keep('/page')
    const before = pages.keep('/page')
    pages.hold('/page')
    const visiting = visit(pages, '/page', { isFirst: 'yes' })
    gates[0]?.resolve('of before')
    await before
    gates[1]?.resolve('new')
    expect((await visiting).body.toString()).toContain('new')
  })

  it('shows the last good page when a held one cannot be rendered, or not soon', async () => {
    const { pages, answers } = site({ pause: () => new Promise(() => {}) })
    await pages.keep('/page')
    pages.hold('/page')
    answers.push({ status: 500 })
    expect((await visit(pages, '/page', { isFirst: 'yes' })).body.toString()).toContain('Rendered 1')
    const impatient = site({
      ask: async ({ headers }) => {
        if (headers?.['x-prerender-revalidate']) await new Promise(() => {})
        return { status: 200, headers: rendered, body: Buffer.from('<!DOCTYPE html><p>before</p>') }
      },
    })
    await impatient.pages.keep('/page')
    impatient.pages.hold('/page')
    expect((await visit(impatient.pages, '/page', { isFirst: 'yes' })).body.toString()).toContain('before')
  })

  it('lets a held page go that is gone', async () => {
    const { pages, answers } = site({ pause: () => new Promise(() => {}) })
    await pages.keep('/page')
    pages.hold('/page')
    answers.push({ status: 404 }, { status: 404 })
    expect((await visit(pages, '/page', { isFirst: 'yes' })).body.toString()).toBe('from the framework')
  })

  it('does not take for new what the framework has, when it could not render anew', async () => {
    const { pages, asked, answers } = site()
    await pages.keep('/page')
    answers.push({ status: 500 })
    expect(await pages.render('/page')).toEqual({ outcome: 'refused', why: 'status' })
    expect(asked).toHaveLength(2)
    expect((await visit(pages, '/page')).body.toString()).toContain('Rendered 1')
  })

  it('lets a page go whose address leads to another', async () => {
    const { pages, answers } = site()
    await pages.keep('/page')
    answers.push({ status: 200 }, { status: 308, headers: { location: '/page/new' } })
    expect(await pages.render('/page')).toEqual({ outcome: 'gone' })
    expect(pages.store.has('/page')).toBe(false)
  })

  it('keeps nothing of a version of the framework that it does not know', async () => {
    const { pages, asked } = site({ frameworkVersion: '16.5.0' })
    expect(await pages.keep('/page')).toEqual({ outcome: 'refused', why: 'unknown-version' })
    expect(asked).toHaveLength(0)
  })

  describe('with variants', () => {
    const day = 86_400_000
    const variants: SitePagesOptions['variants'] = {
      values: ['none', 'gb'],
      varies: ['x-market'],
      choose: (headers) => headers['x-market'] ?? '',
      belongs: (part, variant, nowMs) =>
        part.get('data-market') === variant && nowMs < Number(part.get('data-until')),
      changesAtMs: (part, nowMs) => {
        const until = Number(part.get('data-until'))
        return until > nowMs ? until : undefined
      },
    }
    const html = `<!DOCTYPE html><html><body><p>Odds</p><he-part data-market="gb" data-until="${day}"><p>Offer</p></he-part></body></html>`
    const bodyFor = async (pages: ReturnType<typeof site>['pages'], market: string) =>
      (await visit(pages, '/page', { 'x-market': market, isFirst: 'yes' })).body.toString()

    it('keeps a page for each of them, of one rendering, without what is not its own', async () => {
      const { pages, answers, asked } = site({ variants, clock: () => 0 })
      answers.push({ html })
      await pages.keep('/page')
      expect(asked).toHaveLength(1)
      expect(await bodyFor(pages, 'gb')).toContain('<p>Odds</p><p>Offer</p></body>')
      expect(await bodyFor(pages, 'none')).toContain('<p>Odds</p></body>')
      expect(await bodyFor(pages, 'nowhere')).not.toContain('Offer')
      expect((await visit(pages, '/page')).headers.vary).toContain('x-market')
      pages.drop('/page')
      expect(pages.store.size).toBe(0)
    })

    it('keeps a page without parts once, for all', async () => {
      const told: boolean[] = []
      const headersOf = ({ isVariant }: FinishedFacts) => {
        told.push(isVariant)
        return {}
      }
      const { pages, answers } = site({ variants, headersOf, clock: () => 0 })
      answers.push({ html })
      await pages.keep('/page')
      await pages.keep('/page')
      expect(told).toEqual([true, true, false])
      expect(pages.store.size).toBe(1)
      expect((await visit(pages, '/page', { 'x-market': 'gb' })).headers.vary).toBeUndefined()
    })

    it('shows a part no longer from the moment it ends, without a publish', async () => {
      let today = 0
      const pause = () => new Promise<void>(() => {})
      const { pages, answers } = site({ variants, pause, clock: () => today })
      answers.push({ html }, { html })
      await pages.keep('/page')
      today = day - 1
      expect(await bodyFor(pages, 'gb')).toContain('Offer')
      expect((await visit(pages, '/page')).headers.expires).toBe('Fri, 02 Jan 1970 00:00:00 GMT')
      today = day
      expect(await bodyFor(pages, 'gb')).toContain('<p>Odds</p></body>')
    })

    it.each([
      ['within another', '<he-part><he-part></he-part></he-part>'],
      ['that never ends', '<he-part>'],
    ])('refuses a page with a part %s', async (_what, parts) => {
      const { pages, answers } = site({ variants })
      answers.push({ html: `<!DOCTYPE html><html><body>${parts}</body></html>` })
      expect(await pages.keep('/page')).toMatchObject({ outcome: 'refused', why: { reason: 'parts' } })
    })
  })
})
