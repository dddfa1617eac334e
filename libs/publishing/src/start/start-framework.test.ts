import type { ContentStore } from '@house-edge/content'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { finishingFlag } from '../building/making-build.ts'
import type { PublishedContent } from '../content/published-content.ts'
import { beginProcess, frameworkSide, noteStaleRead, type ServerSide } from '../process/site-process.ts'
import { endProcess } from '../testing/end-process.ts'
import { createPublishedSite } from '../site/published-site.ts'
import { startSite } from './start-framework.ts'

// The marker package throws outside a server bundle; tests run in plain Node.
vi.mock('server-only', () => ({}))
afterEach(() => {
  endProcess()
  vi.unstubAllEnvs()
})

/** A site that is asked in memory, and what it was asked. */
function started(
  begin?: Parameters<typeof startSite>[1],
  reads?: Parameters<typeof startSite>[2],
  reading: Partial<ContentStore> = {},
  turn: () => Promise<void> | undefined = () => undefined,
) {
  const asked: unknown[] = []
  const fetch: ServerSide['fetch'] = async (url, init) => {
    asked.push([url, init?.body, Object.keys(init?.headers ?? {})])
    return Response.json({ status: 'nothing-changed', ref: 'm2' })
  }
  beginProcess({ fetch, pages: { turn } } as Partial<ServerSide> as ServerSide)
  const site = createPublishedSite({
    routes: {},
    settings: () => ({ content: { repository: 'my-repo', webhookSecret: 'a secret' } }),
  })
  const addresses = vi.fn(async () => [])
  const store = () =>
    ({
      addresses,
      state: { ref: 'm1', revision: 1 },
      onChange: () => () => {},
      ...reading,
    }) as unknown as ContentStore
  startSite({ site, store } as Partial<PublishedContent> as PublishedContent, begin, reads)
  return { asked, addresses }
}

describe('startSite', () => {
  it('says which changes it gets, and looks when told', async () => {
    const { asked } = started()
    const framework = frameworkSide()
    expect(await framework?.reported).toMatchObject({ since: 'm1' })
    expect(await framework?.look('m2')).toEqual({ status: 'nothing-changed', ref: 'm2' })
    // Neither a body nor the secret.
    expect(asked).toEqual([['http://127.0.0.1:3000/api/revalidate', undefined, ['x-own-call']]])
  })

  it.each([
    ['goes on', undefined, 'm1', 3],
    ['has failed', 1, undefined, 1],
  ])('waits for a first reading that %s', async (_, failedAtMs, since, calls) => {
    const late = Promise.reject(new Error('the deadline has passed'))
    late.catch(() => {})
    const addresses = vi.fn(async () => [])
    addresses.mockReturnValueOnce(late).mockReturnValueOnce(late)
    const state = { revision: 1, failedAtMs, ref: since } as unknown as ContentStore['state']
    started(undefined, undefined, { addresses, state })
    expect(await frameworkSide()?.reported).toMatchObject({ since })
    expect(addresses).toHaveBeenCalledTimes(calls)
  })

  it('has the site’s own tasks done after it has read', async () => {
    const search = vi.fn(async () => {})
    const { addresses } = started(() => ({ beforeReady: [search] }))
    for (const task of frameworkSide()?.tasks.beforeReady ?? []) await task()
    expect(addresses.mock.invocationCallOrder[0]).toBeLessThan(search.mock.invocationCallOrder[0] ?? 0)
  })

  it('says which answers nobody else may be given', async () => {
    started(undefined, {
      search: async (asked: string) => {
        if (asked === 'stale') noteStaleRead()
        return asked === 'moved' ? { redirectTo: '/' } : { data: asked }
      },
    })
    const { questions } = frameworkSide()!
    expect(await questions.read('search', 'fresh')).toEqual({ data: 'fresh' })
    expect(await questions.read('search', 'stale')).toEqual({ data: 'stale', isPassing: true })
    expect(await questions.read('search', 'moved')).toEqual({ redirectTo: '/' })
    expect([await questions.read('other', 'x'), questions.version()]).toEqual([undefined, 'm1 1'])
  })

  it('reads what a question shows after the page of a publish was rendered', async () => {
    const rendered = Promise.withResolvers<void>()
    const read = vi.fn(async () => ({ data: 'new' }))
    started(undefined, { search: read }, {}, () => rendered.promise)
    const reading = frameworkSide()!.questions.read('search', 'x')
    await new Promise((resolve) => setImmediate(resolve))
    expect(read).not.toHaveBeenCalled()
    rendered.resolve()
    expect(await reading).toEqual({ data: 'new' })
  })

  it('begins nothing while a build is finished', () => {
    vi.stubEnv(finishingFlag, '/tmp/finishing')
    const begin = vi.fn(() => ({}))
    const { addresses } = started(begin)
    expect([begin.mock.calls, addresses.mock.calls]).toEqual([[], []])
  })
})
