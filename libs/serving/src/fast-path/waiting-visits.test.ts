/** Visitors who wait for a page that is not stored, or not to be shown before it has been rendered again. */
import type { ServerResponse } from 'node:http'
import { describe, expect, it } from 'vitest'
import type { PrivateResponse } from '../http/private-door.ts'
import type { SitePagesOptions } from './site-pages.ts'
import { patient, rendered, scriptedPages, visit } from '../../fixture/scripted-pages.ts'

const plain = {
  isHead: false,
  url: '/page',
  host: 'a',
  acceptEncoding: undefined,
  ifNoneMatch: undefined,
  cookie: undefined,
}

describe('createSitePages: a page that is missing', () => {
  it('finishes a page once for all requests', async () => {
    const gate = Promise.withResolvers<void>()
    const { pages, asked } = scriptedPages({
      pause: patient,
      ask: async (request) => {
        asked.push(request)
        await gate.promise
        return { status: 200, headers: rendered, body: Buffer.from('<!DOCTYPE html><p>finished</p>') }
      },
    })
    const visiting = Array.from({ length: 20 }, () => visit(pages, '/page', { waits: 'yes' }))
    await expect.poll(() => asked).toHaveLength(1)
    gate.resolve()
    for (const { text, headers } of await Promise.all(visiting)) {
      expect(text).toContain('finished')
      expect(headers['content-security-policy']).toBe("script-src 'self'")
    }
    expect(asked).toHaveLength(1)
  })

  it('shows nothing of before a publish that came meanwhile', async () => {
    const gate = Promise.withResolvers<void>()
    const { pages, asked } = scriptedPages({
      pause: patient,
      ask: async (request) => {
        const count = asked.push(request)
        if (count === 1) await gate.promise
        return { status: 200, headers: rendered, body: Buffer.from(`<!DOCTYPE html><p>asked ${count}</p>`) }
      },
    })
    const visiting = visit(pages, '/page', { waits: 'yes' })
    await expect.poll(() => asked).toHaveLength(1)
    pages.hold('/page')
    gate.resolve()
    // Made to render, and asked for what it has rendered.
    expect((await visiting).text).toContain('asked 3')
  })

  it.each([
    ['cannot be finished', { html: '<!DOCTYPE html><script>alert(1)</script>' }],
    ['fails', { status: 500 }],
    ['leads elsewhere', { status: 308, headers: { location: '/other' } }],
  ])('hands a request on whose page %s', async (_what, answer) => {
    const { pages, answers } = scriptedPages({ pause: patient })
    answers.push(answer)
    expect((await visit(pages, '/page', { waits: 'yes' })).text).toBe('from the framework')
  })

  describe('that cannot be finished, on a site with variants', () => {
    const variants: SitePagesOptions['variants'] = {
      values: ['none', 'gb'],
      varies: ['x-market'],
      choose: (headers) => headers['x-market'] ?? '',
      belongs: (part, variant) => part.get('data-market') === variant,
      changesAtMs: () => undefined,
    }
    const offer = '<he-part data-market="gb">offer</he-part>'
    const foreign = '<script>alert(1)</script>'

    // shows P196
    it.each([
      ['holds a foreign script', {}, { html: `<!DOCTYPE html>${offer}${foreign}` }],
      ['is not prerendered', {}, { html: `<!DOCTYPE html>${offer}`, headers: { 'x-nextjs-prerender': '' } }],
      ['never ends a part', {}, { html: '<!DOCTYPE html><he-part data-market="gb">offer' }],
      [
        'names a part in its second copy',
        {},
        { html: `<!DOCTYPE html>${foreign}<script>["he-part"]</script>` },
      ],
    ])('is refused when it %s and has parts', async (_what, options, answer) => {
      const { pages, answers } = scriptedPages({ pause: patient, variants, ...options })
      answers.push(answer)
      const refused = await visit(pages, '/page', { waits: 'yes' })
      expect([refused.status, refused.text, refused.headers['retry-after']]).toEqual([503, 'refused', '5'])
    })

    it.each([['holds a foreign script', {}]])(
      'goes to the framework when it %s without parts',
      async (_what, options) => {
        const { pages, answers } = scriptedPages({ pause: patient, variants, ...options })
        answers.push({ html: `<!DOCTYPE html><p>for all</p>${foreign}` })
        expect((await visit(pages, '/page', { waits: 'yes' })).text).toBe('from the framework')
      },
    )

    it('leaves the last good page to those who ask', async () => {
      const { pages, answers } = scriptedPages({ pause: patient, variants })
      answers.push({ html: `<!DOCTYPE html><h1>Good</h1>${offer}` })
      await pages.keep('/page')
      pages.hold('/page')
      answers.push({ status: 200 }, { html: `<!DOCTYPE html>${offer}${foreign}` })
      const visited = await visit(pages, '/page', { waits: 'yes', 'x-market': 'gb' })
      expect(visited.text).toContain('offer')
      expect(visited.text).toContain('Good')
    })
  })

  it.each([
    ['is not there', { status: 404 }, 404, '0'],
    ['cannot be had for now', { status: 503, headers: { 'retry-after': '30' } }, 503, '30'],
    ['cannot be had for a time nobody knows', { status: 503 }, 503, '5'],
  ])('refuses a request whose page %s, once', async (_what, answer, status, after) => {
    const { pages, answers, asked } = scriptedPages({ pause: patient })
    answers.push(answer)
    const refused = await visit(pages, '/page', { waits: 'yes' })
    expect([refused.status, refused.headers['retry-after']]).toEqual([status, after])
    expect(asked).toHaveLength(1)
  })

  it.each([
    ['breaks off', async () => Promise.reject(new Error('half a page'))],
    [
      'is still the one before',
      async () => ({
        status: 200,
        headers: { ...rendered, 'x-nextjs-cache': 'STALE' },
        body: Buffer.from('<!DOCTYPE html>'),
      }),
    ],
  ])('refuses a request for now whose page %s', async (_what, ask) => {
    const pause = (ms: number) => (ms === 4_000 ? new Promise<void>(() => {}) : Promise.resolve())
    const { pages } = scriptedPages({ ask, pause })
    const { status, headers } = await visit(pages, '/page', { waits: 'yes' })
    expect([status, headers['retry-after']]).toEqual([503, '5'])
  })

  it('refuses after four seconds and keeps the late page', async () => {
    const gate = Promise.withResolvers<void>()
    const waits = new Map<number, PromiseWithResolvers<void>>()
    const { pages } = scriptedPages({
      pause: (ms) => {
        waits.set(ms, Promise.withResolvers<void>())
        return waits.get(ms)!.promise
      },
      ask: async () => {
        await gate.promise
        return { status: 200, headers: rendered, body: Buffer.from('<!DOCTYPE html><p>late</p>') }
      },
    })
    const visiting = visit(pages, '/page', { waits: 'yes' })
    await expect.poll(() => [...waits.keys()]).toEqual([4_000])
    waits.get(4_000)?.resolve()
    const { status, headers } = await visiting
    expect([status, headers['retry-after']]).toEqual([503, '5'])
    gate.resolve()
    await expect.poll(() => pages.store.has('/page')).toBe(true)
    expect((await visit(pages, '/page', { waits: 'yes' })).text).toContain('late')
  })
})

describe('createSitePages: a page that is held', () => {
  it('renders a held page once before anybody gets it', async () => {
    const { pages, asked } = scriptedPages({ pause: patient })
    await pages.keep('/page')
    pages.hold('/page')
    expect(pages.answerPlain(plain, {} as ServerResponse)).toBe(false)
    const visits = await Promise.all([1, 2, 3].map(() => visit(pages, '/page', { waits: 'yes' })))
    expect(visits.map(({ text }) => text)).toEqual(
      Array.from({ length: 3 }, () => expect.stringContaining('Rendered 3') as string),
    )
    expect(asked).toHaveLength(3)
    expect(pages.isHeld('/page')).toBe(false)
  })

  it('shows a held page by no rendering that began before', async () => {
    const gates = [Promise.withResolvers<string>(), Promise.withResolvers<string>()]
    const html = [Promise.resolve('first'), ...gates.map(({ promise }) => promise)]
    let count = 0
    const { pages } = scriptedPages({
      previewModeId: undefined,
      pause: patient,
      ask: async () => {
        const words = await html[count++]
        return { status: 200, headers: rendered, body: Buffer.from(`<!DOCTYPE html><p>${words}</p>`) }
      },
    })
    await pages.keep('/page')
    const before = pages.keep('/page')
    pages.hold('/page')
    const visiting = visit(pages, '/page', { waits: 'yes' })
    gates[0]?.resolve('of before')
    await before
    gates[1]?.resolve('new')
    expect((await visiting).text).toContain('new')
  })

  it('is rendered again at once when held during its rendering', async () => {
    const { pages, asked, answers } = scriptedPages()
    await pages.keep('/page')
    const isStale = { headers: { 'x-nextjs-cache': 'STALE' } }
    answers.push({}, isStale, {}, {}, { html: '<!DOCTYPE html><p>new</p>' })
    const rendering = pages.render('/page')
    // The framework is asked to render. What it has by then is the page of before, and it renders by itself: once for
    // the end of that.
    pages.hold('/page')
    expect(await rendering).toEqual({ outcome: 'stored' })
    expect(asked.slice(1).map(({ headers }) => headers?.['x-prerender-revalidate'])).toEqual([
      'secret',
      undefined,
      'secret',
      'secret',
      undefined,
    ])
    expect((await visit(pages, '/page')).text).toContain('new')
  })

  it('renders eight held pages at a time for visitors', async () => {
    const gate = Promise.withResolvers<void>()
    const { pages, asked } = scriptedPages({
      pause: patient,
      ask: async (request) => {
        if (request.headers?.['x-prerender-revalidate']) {
          asked.push(request)
          await gate.promise
        }
        return { status: 200, headers: rendered, body: Buffer.from('<!DOCTYPE html><p>new</p>') }
      },
    })
    const paths = Array.from({ length: 12 }, (_, index) => `/page/${index}`)
    for (const path of paths) {
      await pages.keep(path)
      pages.hold(path)
    }
    const visits = [...paths, ...paths].map((path) => visit(pages, path, { waits: 'yes' }))
    await expect.poll(() => asked).toHaveLength(8)
    await new Promise((resolve) => setTimeout(resolve, 50))
    expect(asked).toHaveLength(8)
    gate.resolve()
    expect(new Set((await Promise.all(visits)).map(({ status }) => status))).toEqual(new Set([200]))
    expect(asked).toHaveLength(12)
  })

  it.each([
    ['that nothing is known of yet', 0],
    ['that was found to be gone', 1],
  ])('renders what was taken down without a turn, %s', async (_what, renderings) => {
    const gate = Promise.withResolvers<PrivateResponse>()
    const asked: string[] = []
    const { pages } = scriptedPages({
      pause: patient,
      ask: async ({ path }) => {
        asked.push(path)
        return path === '/page/gone' ? { status: 404, headers: {}, body: Buffer.from('') } : gate.promise
      },
    })
    pages.drop('/page/gone')
    pages.hold('/page/gone')
    for (let count = 0; count < renderings; count += 1) await pages.keep('/page/gone')
    const others = Array.from({ length: 9 }, (_, index) => visit(pages, `/page/${index}`, { waits: 'yes' }))
    await expect.poll(() => asked.filter((path) => path !== '/page/gone')).toHaveLength(8)
    asked.length = 0
    const visiting = visit(pages, '/page/gone', { waits: 'yes' })
    await expect.poll(() => asked).toContain('/page/gone')
    expect((await visiting).status).toBe(404)
    gate.resolve({ status: 404, headers: {}, body: Buffer.from('') })
    await Promise.all(others)
  })

  it('serves who waits though it is held again meanwhile', async () => {
    const gates = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
    let renewed = 0
    const { pages } = scriptedPages({
      pause: patient,
      ask: async ({ headers }) => {
        if (headers?.['x-prerender-revalidate']) await gates[renewed++]?.promise
        return { status: 200, headers: rendered, body: Buffer.from(`<!DOCTYPE html><p>after ${renewed}</p>`) }
      },
    })
    await pages.keep('/page')
    pages.hold('/page')
    const visiting = visit(pages, '/page', { waits: 'yes' })
    await expect.poll(() => renewed).toBe(1)
    pages.hold('/page')
    for (const { resolve } of gates) resolve()
    expect((await visiting).text).toContain('after 2')
  })

  it('shows the last good page when a held one fails', async () => {
    const { pages, answers } = scriptedPages({ pause: patient })
    await pages.keep('/page')
    pages.hold('/page')
    answers.push({ status: 500 })
    expect((await visit(pages, '/page', { waits: 'yes' })).text).toContain('Rendered 1')
  })

  it('refuses a held page while its rendering goes on', async () => {
    const gate = Promise.withResolvers<void>()
    const html = ['before', 'new'].map((words) => `<!DOCTYPE html><p>${words}</p>`)
    const { pages } = scriptedPages({
      ask: async ({ headers }) => {
        if (headers?.['x-prerender-revalidate']) await gate.promise
        return { status: 200, headers: rendered, body: Buffer.from(html.shift() ?? '') }
      },
    })
    await pages.keep('/page')
    pages.hold('/page')
    const refused = await visit(pages, '/page', { waits: 'yes' })
    expect([refused.status, refused.text, refused.headers['retry-after']]).toEqual([503, 'refused', '5'])
    html.unshift('')
    gate.resolve()
    await expect.poll(() => pages.isHeld('/page')).toBe(false)
    expect((await visit(pages, '/page', { waits: 'yes' })).text).toContain('new')
  })

  it('leaves a held page to the framework where nobody waits', async () => {
    const { pages } = scriptedPages()
    await pages.keep('/page')
    pages.hold('/page')
    expect((await visit(pages, '/page')).text).toBe('from the framework')
    await expect.poll(() => pages.isHeld('/page')).toBe(false)
    expect((await visit(pages, '/page')).text).toContain('Rendered')
  })

  it('waits while something unheard may be published', async () => {
    const looking = Promise.withResolvers<void>()
    let behind: Promise<void> | undefined = looking.promise
    const { pages } = scriptedPages({ pause: patient, mayBeBehind: () => behind })
    await pages.keep('/page')
    const visiting = visit(pages, '/page', { waits: 'yes' })
    // What it finds.
    pages.hold('/page')
    behind = undefined
    looking.resolve()
    expect((await visiting).text).toContain('Rendered 3')
    const impatient = scriptedPages({ mayBeBehind: () => new Promise(() => {}) })
    await impatient.pages.keep('/page')
    expect(impatient.pages.answerPlain(plain, {} as ServerResponse)).toBe(false)
    expect((await visit(impatient.pages, '/page', { waits: 'yes' })).status).toBe(503)
  })

  it('lets a held page go that is gone', async () => {
    const { pages, answers } = scriptedPages({ pause: patient })
    await pages.keep('/page')
    pages.hold('/page')
    answers.push({ status: 404 }, { status: 404 }, { status: 404 })
    expect((await visit(pages, '/page', { waits: 'yes' })).status).toBe(404)
  })

  it('renders again after a failure, whatever the framework kept', async () => {
    const { pages, answers, asked } = scriptedPages()
    pages.hold('/page')
    answers.push({ status: 500 })
    expect(await pages.keep('/page')).toMatchObject({ outcome: 'refused' })
    expect(await pages.keep('/page')).toEqual({ outcome: 'stored' })
    expect(asked.map(({ headers }) => headers?.['x-prerender-revalidate'])).toEqual([
      'secret',
      'secret',
      undefined,
    ])
  })
})
