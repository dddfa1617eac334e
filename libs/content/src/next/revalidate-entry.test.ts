import { describe, expect, it, vi } from 'vitest'
import { UnavailableError } from '../errors/unavailable-error.ts'
import type { ContentChange, RefreshOptions, StoreState } from '../store/content-store.ts'
import { createPageRegistry, type PageRegistry } from './page-registry.ts'
import { revalidateEntry, type RevalidateEntryOptions } from './revalidate-entry.ts'

const secret = 'a secret of sixteen or more'
const odds = { id: 'article_odds', type: 'article', uid: 'odds', lang: 'en-gb', url: '/casino-blog/odds' }

interface Bench {
  post: (body: unknown, init?: RequestInit) => Promise<Response>
  /** What was dropped, as `tag profile`. */
  dropped: string[]
  refreshes: RefreshOptions[]
}

function benchWith(
  change: Partial<ContentChange> | undefined,
  options: Partial<RevalidateEntryOptions> = {},
  failure?: Error,
): Bench {
  const dropped: string[] = []
  const refreshes: RefreshOptions[] = []
  let pending = change && { ref: 'm2', previousRef: 'm1', changed: [], removed: [], ...change }
  const handle = revalidateEntry({
    secret,
    store: {
      state: { ref: 'm2', documents: 40 } as StoreState,
      refresh: async (refreshOptions = {}) => {
        refreshes.push(refreshOptions)
        if (failure) throw failure
      },
      takeChanges: () => {
        const taken = pending
        pending = undefined
        return taken
      },
    },
    revalidateTag: (tag, profile) => void dropped.push(`${tag} ${JSON.stringify(profile)}`),
    ...options,
  })
  const post = (body: unknown, init: RequestInit = {}): Promise<Response> =>
    handle(
      new Request('http://site.example/api/revalidate', {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: typeof body === 'string' ? body : JSON.stringify(body),
        ...init,
      }),
    )
  return { post, dropped, refreshes }
}

/** What visiting a page does: it is rendered, and noted. */
function render(url: string, pages: PageRegistry): string {
  const { pathname } = new URL(url)
  pages.note(pathname, [])
  return pathname
}

describe('revalidateEntry', () => {
  it('drops what shows a changed document softly, and what shows a removed one at once', async () => {
    const { post, dropped } = benchWith({ changed: [odds], removed: [{ ...odds, id: 'gone', uid: 'gone' }] })
    const answer = await (await post({ type: 'api-update', secret, documents: ['article_odds'] })).json()

    expect(answer).toMatchObject({ status: 'done', ref: 'm2', changed: 1, removed: 1, documents: 40 })
    expect(dropped).toContain('content:document:article:article_odds "max"')
    expect(dropped).toContain('content:address:article:odds "max"')
    expect(dropped).toContain('content:document:article:gone {"expire":0}')
    expect(dropped.filter((line) => line.includes('article_odds') && line.includes('expire'))).toEqual([])
  })

  it('believes nothing of the body but that something happened', async () => {
    const { post, refreshes, dropped } = benchWith(undefined)
    const body = { type: 'api-update', secret, masterRef: 'old-ref', documents: ['x'] }
    const answers = await Promise.all(
      Array.from({ length: 50 }, () => post(body).then((response) => response.json())),
    )

    expect(new Set(answers.map((answer: { status: string }) => answer.status))).toEqual(
      new Set(['nothing-changed']),
    )
    expect(dropped).toEqual([])
    expect(refreshes[0]).toEqual({ hint: ['x'], acceptDisappearance: false, expectRef: 'old-ref' })
  })

  it('drops what a look of the store’s own had found before', async () => {
    const { post, dropped } = benchWith({ changed: [odds] }, {}, new UnavailableError({ reason: 'network' }))
    expect(await (await post({ type: 'api-update', secret })).json()).toMatchObject({ status: 'done' })
    expect(dropped).not.toEqual([])
  })

  it('leaves it to the store when the service fails just after it called', async () => {
    const { post } = benchWith(undefined, {}, new UnavailableError({ reason: 'network' }))
    const response = await post({ type: 'api-update', secret })
    expect([response.status, await response.json()]).toEqual([200, { status: 'deferred', ref: 'm2' }])
  })

  it.each([
    ['more than a thousand ids', Array.from({ length: 1_001 }, (_, index) => `id-${index}`)],
    ['an id that is too long', ['x'.repeat(129)]],
    ['no texts', [1, null, {}]],
    ['no list', 'all'],
  ])('takes %s for no hint, and looks at everything', async (_what, documents) => {
    const { post, refreshes } = benchWith({ changed: [odds] })
    expect((await post({ type: 'api-update', secret, documents })).status).toBe(200)
    expect(refreshes).toEqual([{ hint: [], acceptDisappearance: false }])
  })

  // shows F66
  it.each<[number, string, unknown, RequestInit]>([
    [401, 'a wrong secret', { type: 'api-update', secret: 'wrong' }, {}],
    [401, 'no secret', { type: 'api-update' }, {}],
    [401, 'a wrong secret in a test', { type: 'test-trigger', secret: 'wrong' }, {}],
    [401, 'a list as secret', { type: 'api-update', secret: [secret] }, {}],
    [401, 'a number as secret', { type: 'api-update', secret: 1 }, {}],
    [400, 'two secrets', `{"type":"api-update","secret":"wrong","secret":"${secret}"}`, {}],
    [400, 'two secrets, one spelt', `{"type":"api-update","\\u0073ecret":"wrong","secret":"${secret}"}`, {}],
    [400, 'another type', { type: 'delete-everything', secret }, {}],
    [400, 'a list', [], {}],
    [400, 'cut JSON', '{"type":"api-update"', {}],
    [400, 'JSON without a bottom', '['.repeat(200_000), {}],
    [413, 'ten megabytes', 'x'.repeat(10_000_000), {}],
    [
      413,
      'a length that is a lie',
      'x'.repeat(300_000),
      { headers: { 'content-type': 'application/json', 'content-length': '5' } },
    ],
    [400, 'a form', 'type=api-update', { headers: { 'content-type': 'application/x-www-form-urlencoded' } }],
    [400, 'no content type', '{}', { headers: { 'content-type': '' } }],
    // What a page of another site can send without being asked (Fetch, "CORS-safelisted request-header").
    [
      400,
      'a webhook that says it is text',
      JSON.stringify({ type: 'api-update', secret }),
      { headers: { 'content-type': 'text/plain' } },
    ],
  ])('answers %i to %s, and does nothing', async (status, _what, body, init) => {
    const { post, dropped, refreshes } = benchWith({ changed: [odds] })
    const response = await post(body, init)
    expect([response.status, response.headers.get('cache-control')]).toEqual([status, 'no-store'])
    expect([dropped, refreshes]).toEqual([[], []])
  })

  it('answers 429 to whoever was refused thirty times in a minute, and to others as before', async () => {
    let nowMs = 0
    const { post, refreshes } = benchWith(undefined, { now: () => nowMs })
    const call = async (caller: string, given: string): Promise<Response> =>
      post(
        { type: 'api-update', secret: given },
        { headers: { 'content-type': 'application/json', 'x-forwarded-for': caller } },
      )
    const statuses: number[] = []
    for (let count = 0; count < 40; count += 1) statuses.push((await call('a', 'guessed')).status)
    expect(statuses).toEqual([
      ...Array.from({ length: 30 }, () => 401),
      ...Array.from({ length: 10 }, () => 429),
    ])
    expect((await call('a', 'guessed')).headers.get('retry-after')).toBe('60')
    expect(refreshes).toEqual([])
    expect((await call('b', 'guessed')).status).toBe(401)
    nowMs += 61_000
    expect((await call('a', 'guessed')).status).toBe(401)
  })

  it('listens to whoever has the secret, however often others and the caller itself were refused', async () => {
    const { post } = benchWith(undefined)
    const call = async (caller: string, given: string): Promise<number> => {
      const headers = { 'content-type': 'application/json', 'x-forwarded-for': caller }
      return (await post({ type: 'api-update', secret: given }, { headers })).status
    }
    for (let count = 0; count < 400; count += 1) await call(`forger-${count}`, 'guessed')
    for (let count = 0; count < 40; count += 1) await call('shared address', 'guessed')
    expect(await call('forger', 'guessed')).toBe(429)
    expect(await call('content service', secret)).toBe(200)
    expect(await call('shared address', secret)).toBe(200)
  })

  it('counts calls of every kind of refusal, and none after which nothing was refused', async () => {
    const { post } = benchWith(undefined)
    const wrong = [
      () => post('{"type":"api-update"}'),
      () => post('no JSON'),
      () => post('{}', { headers: { 'content-type': 'text/plain' } }),
      () => post('x'.repeat(300_000)),
    ]
    for (let count = 0; count < 28; count += 1) await wrong[count % 4]?.()
    for (let count = 0; count < 40; count += 1) await post({ type: 'api-update', secret })
    expect([(await post('{}')).status, (await post('{}')).status, (await post('{}')).status]).toEqual([
      400, 400, 429,
    ])
  })

  it('does not count those who know the secret', async () => {
    const { post } = benchWith(undefined)
    const answers = []
    for (let count = 0; count < 400; count += 1)
      answers.push((await post({ type: 'api-update', secret })).status)
    expect(new Set(answers)).toEqual(new Set([200]))
  })

  it.each([undefined, ''])('refuses everybody while its secret is %j', async (unset) => {
    for (const given of [undefined, '', secret]) {
      const { post } = benchWith({ changed: [odds] }, { secret: unset })
      expect((await post({ type: 'api-update', secret: given })).status).toBe(401)
    }
  })

  it('answers a test with the right secret', async () => {
    const { post, refreshes } = benchWith(undefined)
    expect(await (await post({ type: 'test-trigger', secret })).json()).toEqual({ status: 'test' })
    expect(refreshes).toEqual([])
  })

  it('visits pages only once its answer is being read, until they are new', async () => {
    const states = ['STALE', 'STALE', 'HIT']
    const visits: string[] = []
    const fetch = vi.fn(async (url: string) => {
      visits.push(new URL(url).pathname)
      return new Response('', { headers: { 'x-nextjs-cache': states[visits.length - 1] ?? 'HIT' } })
    })
    const warm = { origin: 'http://127.0.0.1:1', fetch: fetch as never, clock: { sleep: async () => {} } }
    const { post } = benchWith({ changed: [odds] }, { warm, pathsOf: () => ['/casino-blog'] })
    const response = await post({ type: 'api-update', secret })
    expect(visits).toEqual([])

    expect(await response.json()).toMatchObject({
      fresh: expect.arrayContaining(['/casino-blog/odds', '/casino-blog']),
    })
    expect(visits.length).toBeGreaterThanOrEqual(4)
  })

  // shows P10
  it('names the pages it drops, n of m, and visits exactly these', async () => {
    const pages = createPageRegistry()
    pages.note('/casino-blog/odds', ['content:document:article:article_odds'])
    pages.note('/', ['content:document:home:home', 'content:document:article:article_odds'])
    pages.note('/about', ['content:document:page:about'])
    const visits: string[] = []
    const fetch = async (url: string): Promise<Response> => {
      visits.push(render(url, pages))
      return new Response('')
    }
    const warm = { origin: 'http://127.0.0.1:1', fetch: fetch as never }
    const { post } = benchWith({ changed: [odds] }, { warm, pages })

    expect(await (await post({ type: 'api-update', secret })).json()).toMatchObject({
      dropped: { count: 2, known: 3, paths: ['/casino-blog/odds', '/'] },
    })
    expect(visits.toSorted()).toEqual(['/', '/casino-blog/odds'])
  })

  it('has pages rendered by what keeps them, and visits only the others', async () => {
    const pages = createPageRegistry()
    for (const path of ['/', '/broken', '/_not-found'])
      pages.note(path, ['content:document:article:article_odds'])
    const visits: string[] = []
    const rendered: string[] = []
    const warm = {
      origin: 'http://127.0.0.1:1',
      fetch: (async (url: string) => {
        visits.push(render(url, pages))
        return new Response('')
      }) as never,
      render: (path: string) => {
        if (path === '/_not-found') return undefined
        rendered.push(path)
        pages.note(path, [])
        return Promise.resolve(path === '/broken' ? ('failed' as const) : ('fresh' as const))
      },
    }
    const { post } = benchWith({ changed: [odds] }, { warm, pages })
    expect(await (await post({ type: 'api-update', secret })).json()).toMatchObject({
      fresh: expect.arrayContaining(['/', '/_not-found']),
      failed: ['/broken'],
    })
    expect(visits).toEqual(['/_not-found'])
    expect(rendered.toSorted()).toEqual(['/', '/broken', '/casino-blog/odds'])
  })

  it('lets go at once of finished pages that show what was removed, and of no others', async () => {
    const pages = createPageRegistry()
    pages.note('/casino-blog/odds', ['content:document:article:article_odds'])
    pages.note('/casino-blog', ['content:document:article:article_odds'])
    pages.note('/about', ['content:document:page:about'])
    const gone: string[] = []
    const { post } = benchWith({ removed: [odds] }, { pages, drop: (path) => gone.push(path) })
    await post({ type: 'api-update', secret })
    expect(gone).toEqual(['/casino-blog/odds', '/casino-blog'])
  })

  it('answers no call before what an earlier one has found is live, and that one with all of its pages', async () => {
    const gates = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
    const begun: string[] = []
    const warm = {
      origin: 'http://127.0.0.1:1',
      render: async (path: string): Promise<'fresh'> => {
        await gates[begun.push(path) > 2 ? 1 : 0]?.promise
        return 'fresh'
      },
    }
    const pages = createPageRegistry()
    for (let count = 0; count < 4; count += 1)
      pages.note(`/${count}`, ['content:document:article:article_odds'])
    const { post } = benchWith({ changed: [odds] }, { warm, pages })
    const first = post({ type: 'api-update', secret }).then((response) => response.json())
    await expect.poll(() => begun.length).toBe(2)
    const second = post({ type: 'api-update', secret }).then((response) => response.json())
    let isAnswered = false
    void second.then(() => (isAnswered = true))
    gates[0]?.resolve()
    await expect.poll(() => begun.length).toBe(4)
    expect(isAnswered).toBe(false)
    gates[1]?.resolve()
    expect(await second).toMatchObject({ status: 'nothing-changed' })
    expect(((await first) as { fresh: string[] }).fresh.toSorted()).toEqual([
      '/0',
      '/1',
      '/2',
      '/3',
      '/casino-blog/odds',
    ])
  })

  it('tells others which version there is to look for, and answers when they have it too', async () => {
    const gate = Promise.withResolvers<void>()
    const told: string[] = []
    const announce = async (ref: string): Promise<void> => {
      told.push(ref)
      await gate.promise
    }
    const warm = { origin: 'http://127.0.0.1:1', render: () => Promise.resolve('fresh' as const) }
    const { post } = benchWith({ changed: [odds] }, { warm, announce })
    const answer = post({ type: 'api-update', secret }).then((response) => response.json())
    let isAnswered = false
    void answer.then(() => (isAnswered = true))
    await expect.poll(() => told).toEqual(['m2'])
    expect(isAnswered).toBe(false)
    gate.resolve()
    expect(await answer).toMatchObject({ status: 'done' })
  })

  it('tells nobody of a call that changed nothing', async () => {
    const announce = vi.fn(async () => {})
    const { post } = benchWith(undefined, { announce })
    await post({ type: 'api-update', secret })
    expect(announce).not.toHaveBeenCalled()
  })

  it('answers when the first pages are new, and goes on with the others', async () => {
    const pages = createPageRegistry()
    for (let count = 0; count < 5; count += 1)
      pages.note(`/${count}`, ['content:document:article:article_odds'])
    const visits: string[] = []
    const last = Promise.withResolvers<void>()
    const fetch = async (url: string): Promise<Response> => {
      if (visits.push(render(url, pages)) === 6) last.resolve()
      return new Response('')
    }
    const warm = { origin: 'http://127.0.0.1:1', fetch: fetch as never, maxPages: 2 }
    const { post } = benchWith({ changed: [odds] }, { warm, pages })
    const answer = (await (await post({ type: 'api-update', secret })).json()) as { fresh: string[] }

    expect(answer.fresh).toHaveLength(2)
    await last.promise
    expect(new Set(visits).size).toBe(6)
  })

  it('lets the pages of one change wait for those of the next', async () => {
    const pages = createPageRegistry()
    for (const path of ['/1', '/2', '/3']) pages.note(path, ['content:document:article:article_odds'])
    const held = Promise.withResolvers<Response>()
    const visits: string[] = []
    const all = Promise.withResolvers<void>()
    const fetch = (url: string): Promise<Response> => {
      if (visits.push(render(url, pages)) === 4) all.resolve()
      return visits.length === 2 ? held.promise : Promise.resolve(new Response(''))
    }
    const warm = { origin: 'http://127.0.0.1:1', fetch: fetch as never, maxPages: 1 }
    const { post } = benchWith({ changed: [odds] }, { warm, pages })
    await (await post({ type: 'api-update', secret })).json()
    await vi.waitFor(() => expect(visits).toHaveLength(2))

    const next = post({ type: 'api-update', secret })
    held.resolve(new Response(''))
    expect(await (await next).json()).toMatchObject({ status: 'nothing-changed' })
    await all.promise
    expect(new Set(visits)).toEqual(new Set(['/casino-blog/odds', '/1', '/2', '/3']))
  })

  it('drops again, by a call of its own, a page that was rendered from the version before', async () => {
    const pages = createPageRegistry()
    pages.note('/casino-blog/odds', ['content:document:article:article_odds'])
    const before = pages.generation
    const calls: unknown[] = []
    const fetch = async (url: string, init?: RequestInit): Promise<Response> => {
      // Begun before the drop, ended after it.
      if (init?.method !== 'POST') pages.note('/casino-blog/odds', [], before)
      else calls.push(url, JSON.parse(init.body as string))
      return new Response('')
    }
    const warm = { origin: 'http://127.0.0.1:1', fetch: fetch as never }
    const { post } = benchWith({ changed: [odds] }, { warm, pages })
    await (await post({ type: 'api-update', secret })).json()
    expect(calls).toEqual([
      'http://127.0.0.1:1/api/revalidate',
      { type: 'api-update', secret, documents: [], again: ['/casino-blog/odds'] },
    ])
  })

  it('drops the pages it is told to drop again, and asks the service nothing', async () => {
    const paths: string[] = []
    const { post, refreshes } = benchWith(undefined, { revalidatePath: (path) => void paths.push(path) })
    const answer = await post({ type: 'api-update', secret, again: ['/a', '/b'] })
    expect([await answer.json(), paths, refreshes]).toEqual([{ status: 'done' }, ['/a', '/b'], []])
    expect((await post({ type: 'api-update', secret: 'wrong', again: ['/c'] })).status).toBe(401)
    expect(paths).toHaveLength(2)
  })

  it('says which pages could not be made new', async () => {
    const fetch = async (): Promise<Response> => new Response('', { status: 500 })
    const warm = { origin: 'http://127.0.0.1:1', fetch: fetch as never }
    const { post } = benchWith({ changed: [odds] }, { warm })
    expect(await (await post({ type: 'api-update', secret })).json()).toMatchObject({
      fresh: [],
      failed: ['/casino-blog/odds'],
    })
  })
})
