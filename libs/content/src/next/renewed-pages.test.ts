/** What becomes of the pages that a publish touches. */
import { describe, expect, it, vi } from 'vitest'
import { takeOwnCall } from '../processes/own-calls.ts'
import { benchWith, odds, render, secret } from '../testing/webhook-bench.ts'
import type { ContentChange, StoreState } from '../store/content-store.ts'
import { createPageRegistry } from './page-registry.ts'

describe('revalidateEntry', () => {
  it('visits pages until they are new, after its answer', async () => {
    const pages = createPageRegistry()
    pages.note('/casino-blog', ['content:document:article:article_odds'])
    const states = ['STALE', 'STALE', 'HIT']
    const visits: string[] = []
    const fetch = vi.fn(async (url: string) => {
      visits.push(new URL(url).pathname)
      return new Response('', { headers: { 'x-nextjs-cache': states[visits.length - 1] ?? 'HIT' } })
    })
    const warm = { origin: 'http://127.0.0.1:1', fetch: fetch as never, clock: { sleep: async () => {} } }
    const { post } = benchWith({ changed: [odds] }, { warm, pages })
    const response = await post({ type: 'api-update', secret })
    expect(visits).toEqual([])

    expect(await response.json()).toMatchObject({
      fresh: expect.arrayContaining(['/casino-blog/odds', '/casino-blog']),
    })
    expect(visits.length).toBeGreaterThanOrEqual(4)
  })

  // shows P10
  it('names the pages it drops and visits these', async () => {
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

  it('drops at once only the pages that show what was removed', async () => {
    const pages = createPageRegistry()
    pages.note('/casino-blog/odds', ['content:document:article:article_odds'])
    pages.note('/casino-blog', ['content:document:article:article_odds'])
    pages.note('/about', ['content:document:page:about'])
    const gone: string[] = []
    const { post } = benchWith({ removed: [odds] }, { pages, drop: (path) => gone.push(path) })
    await post({ type: 'api-update', secret })
    expect(gone).toEqual(['/casino-blog/odds', '/casino-blog'])
  })

  it('names every older page before rendering the first', async () => {
    const order: string[] = []
    const pages = createPageRegistry()
    for (let count = 0; count < 3; count += 1)
      pages.note(`/${count}`, ['content:document:article:article_odds'])
    const { post } = benchWith(
      { changed: [odds] },
      {
        pages,
        touch: (paths, ref, own) => order.push(`${ref}: ${paths.toSorted().join(' ')}, own ${own.join(' ')}`),
        warm: {
          origin: 'http://127.0.0.1:1',
          render: (path) => {
            order.push(path)
            return Promise.resolve('fresh' as const)
          },
        },
      },
    )
    await (await post({ type: 'api-update', secret })).json()
    expect(order[0]).toBe('m2: /0 /1 /2 /casino-blog/odds, own /casino-blog/odds')
    expect(order.slice(1).toSorted()).toEqual(['/0', '/1', '/2', '/casino-blog/odds'])
  })

  it('answers once earlier calls’ pages are live', async () => {
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

  it('waits only for the first of the held pages', async () => {
    const pages = createPageRegistry()
    for (let count = 0; count < 3; count += 1)
      pages.note(`/${count}`, ['content:document:article:article_odds'])
    const gate = Promise.withResolvers<void>()
    const begun: string[] = []
    const sleep = async () => {}
    const { post } = benchWith(
      { changed: [odds] },
      {
        pages,
        isHeld: (path) => path !== '/1',
        warm: {
          origin: 'http://127.0.0.1:1',
          clock: { sleep },
          render: async (path) => {
            if (begun.push(path) > 2) await gate.promise
            return 'fresh' as const
          },
        },
      },
    )
    expect(await (await post({ type: 'api-update', secret })).json()).toMatchObject({
      fresh: ['/casino-blog/odds', '/1'],
    })
    await expect.poll(() => begun).toEqual(['/casino-blog/odds', '/1', '/0'])
    gate.resolve()
    await expect.poll(() => begun.slice(3)).toEqual(['/2'])
  })

  it('holds a page again that a publish before could not renew', async () => {
    const pages = createPageRegistry()
    pages.note('/list', ['content:document:article:article_odds'])
    const touched: (readonly string[])[] = []
    const { post } = benchWith(
      { changed: [odds] },
      {
        pages,
        touch: (paths) => void touched.push(paths),
        warm: { origin: 'http://127.0.0.1:1', render: () => Promise.resolve('failed' as const) },
      },
      undefined,
      () => ({ changed: [odds], ref: 'm3' }),
    )
    for (let count = 0; count < 2; count += 1) await (await post({ type: 'api-update', secret })).json()
    expect(touched).toEqual([
      ['/casino-blog/odds', '/list'],
      ['/casino-blog/odds', '/list'],
    ])
  })

  it('leaves held pages alone while one publish follows another', async () => {
    const pages = createPageRegistry()
    pages.note('/0', ['content:document:article:article_odds'])
    const quiet: PromiseWithResolvers<void>[] = []
    const begun: string[] = []
    const { post } = benchWith(
      { changed: [odds] },
      {
        pages,
        isHeld: () => true,
        warm: {
          origin: 'http://127.0.0.1:1',
          clock: { sleep: () => quiet[quiet.push(Promise.withResolvers<void>()) - 1]!.promise },
          render: async (path) => {
            begun.push(path)
            return 'fresh' as const
          },
        },
      },
    )
    await (await post({ type: 'api-update', secret })).json()
    await expect.poll(() => quiet).toHaveLength(1)
    await (await post({ type: 'api-update', secret })).json()
    await expect.poll(() => quiet).toHaveLength(2)
    expect(begun).not.toContain('/0')
    quiet[1]?.resolve()
    await expect.poll(() => begun).toContain('/0')
  })

  it('begins no page of an earlier publish for a second when it reads what the next one changed', async () => {
    const pages = createPageRegistry()
    for (const path of ['/0', '/1', '/2']) pages.note(path, ['content:document:article:article_odds'])
    const begun: string[] = []
    const first = Promise.withResolvers<'fresh'>()
    const quiet: PromiseWithResolvers<void>[] = []
    const reading = Promise.withResolvers<boolean>()
    const reads = [Promise.resolve(true), reading.promise]
    let change: ContentChange | undefined = { ref: 'm2', previousRef: 'm1', changed: [odds], removed: [] }
    const { post } = benchWith(undefined, {
      pages,
      isHeld: () => true,
      store: {
        state: { ref: 'm2', documents: 40 } as StoreState,
        refresh: () => reads.shift()!,
        takeChanges: () => [change, (change = undefined)][0],
      },
      warm: {
        origin: 'http://127.0.0.1:1',
        clock: { sleep: () => quiet[quiet.push(Promise.withResolvers<void>()) - 1]!.promise },
        render: (path) => {
          if (path !== odds.url) begun.push(path)
          return path === '/0' ? first.promise : Promise.resolve('fresh')
        },
      },
    })
    await (await post({ type: 'api-update', secret })).json()
    await expect.poll(() => quiet).toHaveLength(1)
    quiet[0]?.resolve()
    await expect.poll(() => begun).toEqual(['/0'])
    const second = post({ type: 'api-update', secret }).then((response) => response.json())
    await expect.poll(() => reads).toEqual([])
    first.resolve('fresh')
    await expect.poll(() => quiet).toHaveLength(2)
    expect(begun).toEqual(['/0'])
    // A service that does not answer keeps nobody's pages back.
    quiet[1]?.resolve()
    await expect.poll(() => begun).toEqual(['/0', '/1', '/2'])
    reading.resolve(true)
    await second
  })

  it('answers when the other processes have the version too', async () => {
    const gate = Promise.withResolvers<void>()
    const told: string[] = []
    const announce = async (ref: string) => {
      told.push(ref)
      await gate.promise
      return { isWhole: true, unconfirmed: 0 }
    }
    const others = { alert: () => {}, confirm: () => {}, announce }
    const warm = { origin: 'http://127.0.0.1:1', render: () => Promise.resolve('fresh' as const) }
    const { post } = benchWith({ changed: [odds] }, { warm, others })
    const answer = post({ type: 'api-update', secret }).then((response) => response.json())
    let isAnswered = false
    void answer.then(() => (isAnswered = true))
    await expect.poll(() => told).toEqual(['m2'])
    expect(isAnswered).toBe(false)
    gate.resolve()
    expect(await answer).toMatchObject({ status: 'done' })
  })

  it('tells others once of what it shows already', async () => {
    const announce = vi.fn(async () => ({ isWhole: true, unconfirmed: 0 }))
    const { post } = benchWith(undefined, { others: { alert: () => {}, confirm: () => {}, announce } })
    for (let count = 0; count < 3; count += 1) await (await post({ type: 'api-update', secret })).json()
    expect(announce.mock.calls).toEqual([['m2']])
  })

  it('answers with the first pages new, then goes on', async () => {
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
    await vi.waitFor(() => expect(visits).toHaveLength(2), { timeout: 60_000 })

    const next = post({ type: 'api-update', secret })
    held.resolve(new Response(''))
    expect(await (await next).json()).toMatchObject({ status: 'nothing-changed' })
    await all.promise
    expect(new Set(visits)).toEqual(new Set(['/casino-blog/odds', '/1', '/2', '/3']))
  })

  it('drops a page rendered from the old version', async () => {
    const pages = createPageRegistry()
    pages.note('/casino-blog/odds', ['content:document:article:article_odds'])
    const before = pages.generation
    const calls: unknown[] = []
    const fetch = async (url: string, init?: RequestInit): Promise<Response> => {
      // Begun before the drop, ended after it.
      if (init?.method !== 'POST') pages.note('/casino-blog/odds', [], before)
      else calls.push(url, takeOwnCall(new Headers(init.headers)))
      return new Response('{}')
    }
    const warm = { origin: 'http://127.0.0.1:1', fetch: fetch as never }
    const { post } = benchWith({ changed: [odds] }, { warm, pages })
    await (await post({ type: 'api-update', secret })).json()
    expect(calls).toEqual(['http://127.0.0.1:1/api/revalidate', { again: ['/casino-blog/odds'] }])
  })

  it('drops pages again without asking the service', async () => {
    const paths: string[] = []
    const { post, callItself, refreshes } = benchWith(undefined, {
      revalidatePath: (path) => void paths.push(path),
    })
    const answer = await callItself({ again: ['/a', '/b'] })
    expect([await answer.json(), paths, refreshes]).toEqual([{ status: 'done' }, ['/a', '/b'], []])
    // From elsewhere it asks for nothing of the kind.
    await post({ type: 'api-update', secret, again: ['/c'] })
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
