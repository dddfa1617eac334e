import { brotliDecompressSync } from 'node:zlib'
import { describe, expect, it } from 'vitest'
import { patient, rendered, scriptedPages, visit } from '../../fixture/scripted-pages.ts'
import type { FinishedFacts } from './page-entries.ts'
import type { SitePages, SitePagesOptions } from './site-pages.ts'

describe('createSitePages', () => {
  it('answers a rendered page with its headers', async () => {
    const { pages } = scriptedPages()
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
    const { pages } = scriptedPages()
    await pages.keep('/page')
    const whole = await visit(pages, '/page')
    const head = await visit(pages, '/page', { method: 'HEAD' })
    expect(head.body).toHaveLength(0)
    for (const name of ['etag', 'content-length', 'content-type', 'content-security-policy'])
      expect(head.headers[name]).toBe(whole.headers[name])
  })

  it('answers 304 to the tag of an unchanged page', async () => {
    const { pages } = scriptedPages()
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

  it('keeps a page waited for under one address alone', async () => {
    const { pages, asked } = scriptedPages()
    for (const path of ['/page/%61', '/page', '/other'])
      expect((await visit(pages, path)).text).toBe('from the framework')
    await expect.poll(() => pages.store.has('/page')).toBe(true)
    expect(asked.map(({ path }) => path)).toEqual(['/page'])
  })

  it('keeps no page that the framework did not find', async () => {
    const { pages, asked } = scriptedPages()
    await visit(pages, '/page/missing', { framework: '404' })
    await visit(pages, '/page')
    await expect.poll(() => pages.store.has('/page')).toBe(true)
    expect(asked.map(({ path }) => path)).toEqual(['/page'])
  })

  it('keeps the old page when a rendering fails', async () => {
    const { pages, answers, refused } = scriptedPages()
    await pages.keep('/page')
    answers.push({ status: 500 })
    expect(await pages.keep('/page')).toEqual({ outcome: 'refused', why: 'status' })
    answers.push({ html: '<!DOCTYPE html><script>alert(1)</script>' })
    expect(await pages.keep('/page')).toMatchObject({
      outcome: 'refused',
      why: { reason: 'unknown-script' },
    })
    expect((await visit(pages, '/page')).text).toContain('Rendered 1')
    expect(refused).toHaveLength(2)
  })

  it('gives up on a page whose rendering never ends', async () => {
    const asked: string[] = []
    const { pages, refused } = scriptedPages({
      renderLimitMs: 1,
      ask: ({ path, signal }) => {
        asked.push(path)
        return new Promise((_, reject) =>
          signal?.addEventListener('abort', () => reject(signal.reason as Error)),
        )
      },
    })
    expect(await pages.keep('/page')).toEqual({ outcome: 'refused', why: 'unreachable' })
    expect(await pages.render('/page')).toEqual({ outcome: 'refused', why: 'unreachable' })
    expect({ asked, refused: refused.length }).toEqual({ asked: ['/page', '/page'], refused: 2 })
  })

  it('lets a page go that is gone', async () => {
    const { pages, answers } = scriptedPages()
    await pages.keep('/page')
    answers.push({ status: 404 })
    expect(await pages.keep('/page')).toEqual({ outcome: 'gone', status: 404 })
    expect(pages.store.has('/page')).toBe(false)
  })

  it('drops a rendering whose page was taken down meanwhile', async () => {
    const { pages } = scriptedPages()
    const rendering = pages.keep('/page')
    pages.drop('/page')
    expect(await rendering).toEqual({ outcome: 'gone' })
    expect(pages.store.has('/page')).toBe(false)
    await pages.keep('/page')
    expect(pages.store.has('/page')).toBe(true)
  })

  it('asks again while the framework answers with the page before', async () => {
    const { pages, answers, asked } = scriptedPages()
    const stale = { headers: { 'x-nextjs-cache': 'STALE' } }
    answers.push(stale, stale, { html: '<!DOCTYPE html><p>new</p>' })
    expect(await pages.keep('/page')).toEqual({ outcome: 'stored' })
    expect(asked).toHaveLength(3)
    expect((await visit(pages, '/page')).text).toContain('new')
  })

  it('never keeps the old page as new', async () => {
    const { pages, answers } = scriptedPages()
    answers.push(...Array.from({ length: 20 }, () => ({ headers: { 'x-nextjs-cache': 'STALE' } })))
    expect(await pages.keep('/page')).toEqual({ outcome: 'refused', why: 'stale' })
  })

  it('renders an expired page anew beside the old one', async () => {
    const { pages, asked, wait } = scriptedPages()
    await pages.keep('/page')
    wait(299_999)
    await visit(pages, '/page')
    expect(asked).toHaveLength(1)
    wait(1)
    expect((await visit(pages, '/page')).text).toContain('Rendered 1')
    await expect.poll(() => asked.length).toBe(2)
    await expect.poll(async () => (await visit(pages, '/page')).text).toContain('Rendered 2')
  })

  it('renders a page past the framework’s cache, and stores the result', async () => {
    const { pages, asked, answers } = scriptedPages()
    await pages.keep('/page')
    answers.push({ html: '<!DOCTYPE html><p>without the proxy</p>' }, { html: '<!DOCTYPE html><p>new</p>' })
    expect(await pages.render('/page')).toEqual({ outcome: 'stored' })
    expect(asked.map(({ headers }) => headers?.['x-prerender-revalidate'])).toEqual([
      undefined,
      'secret',
      undefined,
    ])
    expect((await visit(pages, '/page')).text).toContain('new')
  })

  it('renders again what was under way before it was outdated', async () => {
    const { pages, asked, answers } = scriptedPages()
    const old = '<!DOCTYPE html><p>old</p>'
    // The framework gives out the rendering that it began for the first question as the answer to the second.
    answers.push({ html: old, headers: { 'x-nextjs-cache': 'STALE' } }, { html: old })
    void pages.keep('/page')
    await pages.render('/page')
    expect(asked.slice(0, 4).map(({ headers }) => headers?.['x-prerender-revalidate'])).toEqual([
      undefined,
      'secret',
      'secret',
      undefined,
    ])
    await pages.render('/page')
    expect(asked.slice(-2).map(({ headers }) => headers?.['x-prerender-revalidate'])).toEqual([
      'secret',
      undefined,
    ])
  })

  it('renders a page twice whose time is over', async () => {
    const { pages, asked, wait } = scriptedPages()
    await pages.keep('/page')
    // A browser may have asked the framework itself for a part of the page, and it is rendering by now.
    wait(300_000)
    await pages.render('/page')
    await pages.render('/page')
    expect(asked.map(({ headers }) => headers?.['x-prerender-revalidate'])).toEqual([
      undefined,
      'secret',
      'secret',
      undefined,
      'secret',
      undefined,
    ])
  })

  it('asks a framework that is away only once', async () => {
    let isAway = false
    const asked: string[] = []
    const { pages, wait } = scriptedPages({
      ask: async ({ path }) => {
        asked.push(path)
        if (isAway) throw new TypeError('away')
        return { status: 200, headers: rendered, body: Buffer.from('<!DOCTYPE html><p>kept</p>') }
      },
    })
    await pages.keep('/page')
    wait(300_000)
    isAway = true
    expect(await pages.render('/page')).toEqual({ outcome: 'refused', why: 'unreachable' })
    expect(asked).toEqual(['/page', '/page'])
  })

  it('renders a page that is not declared, and stores nothing', async () => {
    const { pages, asked, refused } = scriptedPages()
    expect(await pages.render('/other')).toEqual({ outcome: 'refused', why: 'undeclared' })
    expect(asked.map(({ headers }) => headers?.['x-prerender-revalidate'])).toEqual(['secret'])
    expect(pages.store.has('/other')).toBe(false)
    // `onRefused` is told of declared pages alone.
    expect(refused).toEqual([])
  })

  it('refuses the framework’s old page after a failed rendering', async () => {
    const { pages, asked, answers } = scriptedPages()
    await pages.keep('/page')
    answers.push({ status: 500 })
    expect(await pages.render('/page')).toEqual({ outcome: 'refused', why: 'status' })
    expect(asked).toHaveLength(2)
    expect((await visit(pages, '/page')).text).toContain('Rendered 1')
  })

  it('lets a page go whose address leads to another', async () => {
    const { pages, answers } = scriptedPages()
    await pages.keep('/page')
    answers.push({ status: 200 }, { status: 308, headers: { location: '/page/new' } })
    expect(await pages.render('/page')).toEqual({ outcome: 'gone', status: 308 })
    expect(pages.store.has('/page')).toBe(false)
  })

  describe('createSitePages: variants', () => {
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
    const bodyFor = async (pages: SitePages, market: string) =>
      (await visit(pages, '/page', { 'x-market': market, waits: 'yes' })).text

    it('stores a page per market from one rendering', async () => {
      const { pages, answers, asked } = scriptedPages({ variants, clock: () => 0 })
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
      const { pages, answers } = scriptedPages({ variants, headersOf, clock: () => 0 })
      answers.push({ html })
      await pages.keep('/page')
      await pages.keep('/page')
      expect(told).toEqual([true, true, false])
      expect(pages.store.size).toBe(1)
      expect((await visit(pages, '/page', { 'x-market': 'gb' })).headers.vary).toBeUndefined()
    })

    it('drops a part when it ends, without a publish', async () => {
      let today = 0
      const { pages, answers } = scriptedPages({ variants, pause: patient, clock: () => today })
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
      const { pages, answers } = scriptedPages({ variants })
      answers.push({ html: `<!DOCTYPE html><html><body>${parts}</body></html>` })
      expect(await pages.keep('/page')).toMatchObject({ outcome: 'refused', why: { reason: 'parts' } })
    })
  })
})
