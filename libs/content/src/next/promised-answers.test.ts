/** What an answer of the webhook promises of all processes, and what it says when it cannot. */
import { describe, expect, it } from 'vitest'
import { UnavailableError } from '../errors/unavailable-error.ts'
import { benchWith, odds, secret } from '../testing/webhook-bench.ts'
import type { Confirmation, OtherProcesses } from '../processes/confirmations.ts'
import { createPageRegistry } from './page-registry.ts'

const call = { type: 'api-update', secret }

/** Other processes, and in which order they were spoken to. Each announcement is answered by the next of `said`. */
function others(...said: (Confirmation | Promise<Confirmation>)[]) {
  const order: string[] = []
  const processes: OtherProcesses = {
    alert: () => order.push('alert'),
    announce: async (ref) => {
      order.push(`announce ${ref}`)
      return (await said.shift()) ?? { isWhole: true, unconfirmed: 0 }
    },
    confirm: (ref) => order.push(`confirm ${ref}`),
  }
  return { order, processes }
}

const answerOf = async (response: Response | Promise<Response>) => (await (await response).json()) as unknown

describe('revalidateEntry', () => {
  it('says how many processes have not confirmed', async () => {
    const { processes } = others({ isWhole: false, unconfirmed: 2 })
    const { post } = benchWith({ changed: [odds] }, { others: processes })
    expect(await answerOf(post(call))).toMatchObject({
      status: 'unconfirmed',
      code: 'content/publish-unconfirmed',
      unconfirmed: 2,
      changed: 1,
    })
  })

  it('promises nothing while the announced version is not named', async () => {
    const { post } = benchWith(undefined)
    expect(await answerOf(post({ ...call, masterRef: 'm3' }))).toMatchObject({
      status: 'deferred',
      code: 'content/publish-deferred',
    })
    expect(await answerOf(post({ ...call, masterRef: 'm2' }))).toMatchObject({ status: 'nothing-changed' })
  })

  it('answers a second call when others have confirmed the first', async () => {
    const gate = Promise.withResolvers<Confirmation>()
    const { processes, order } = others(gate.promise)
    const { post } = benchWith({ changed: [odds] }, { others: processes })
    const first = answerOf(post(call))
    await expect.poll(() => order).toContain('announce m2')
    let isAnswered = false
    const second = answerOf(post(call)).finally(() => (isAnswered = true))
    await new Promise((resolve) => setImmediate(resolve))
    expect(isAnswered).toBe(false)
    gate.resolve({ isWhole: true, unconfirmed: 0 })
    expect([await first, await second]).toMatchObject([{ status: 'done' }, { status: 'nothing-changed' }])
  })

  it('asks those again who had not confirmed', async () => {
    const { processes, order } = others(
      { isWhole: false, unconfirmed: 1 },
      { isWhole: false, unconfirmed: 1 },
    )
    const { post } = benchWith({ changed: [odds] }, { others: processes })
    const statuses = []
    for (let count = 0; count < 4; count += 1) statuses.push(await answerOf(post(call)))
    expect(statuses).toMatchObject([
      { status: 'unconfirmed' },
      { status: 'unconfirmed' },
      { status: 'nothing-changed' },
      { status: 'nothing-changed' },
    ])
    expect(order.filter((line) => line.startsWith('announce'))).toHaveLength(3)
  })

  it('alerts others first, and confirms when its pages are held', async () => {
    const { processes, order } = others()
    const { post } = benchWith(
      { changed: [odds] },
      {
        others: processes,
        isHeld: () => true,
        touch: () => void order.push('held'),
        warm: {
          origin: 'http://127.0.0.1:1',
          render: async (path) => {
            order.push(`rendered ${path}`)
            return 'fresh' as const
          },
        },
      },
    )
    await answerOf(post(call))
    expect(order).toEqual(['alert', 'held', 'confirm m2', 'announce m2', 'rendered /casino-blog/odds'])
  })

  it('answers another process without waiting for held pages', async () => {
    const { processes, order } = others()
    const { callItself } = benchWith(
      { changed: [odds] },
      {
        others: processes,
        isHeld: () => true,
        warm: {
          origin: 'http://127.0.0.1:1',
          render: () => {
            order.push('rendering')
            return new Promise<never>(() => {})
          },
        },
      },
    )
    expect(await answerOf(callItself({ heard: true }))).toMatchObject({ status: 'done' })
    await expect.poll(() => order).toEqual(['confirm m2', 'rendering'])
  })

  it('answers another process when pages not held are new', async () => {
    const { processes, order } = others()
    const gate = Promise.withResolvers<'fresh'>()
    const pages = createPageRegistry()
    pages.note('/sitemap.xml', ['content:document:article:article_odds'])
    const { callItself } = benchWith(
      { changed: [odds] },
      {
        pages,
        others: processes,
        isHeld: (path) => path !== '/sitemap.xml',
        warm: { origin: 'http://127.0.0.1:1', render: () => gate.promise },
      },
    )
    let isAnswered = false
    const answer = answerOf(callItself({ heard: true })).finally(() => (isAnswered = true))
    await new Promise((resolve) => setImmediate(resolve))
    expect([order, isAnswered]).toEqual([[], false])
    pages.note('/sitemap.xml', [])
    gate.resolve('fresh')
    expect(await answer).toMatchObject({ status: 'done' })
  })

  it('holds pages before it waits for a rendering', async () => {
    const begun: string[] = []
    const touched: unknown[] = []
    const warm = {
      origin: 'http://127.0.0.1:1',
      render: (path: string) => {
        begun.push(path)
        return new Promise<never>(() => {})
      },
    }
    const options = {
      warm,
      touch: (paths: readonly string[]) => void touched.push(paths),
      isHeld: () => true,
    }
    const changes = [{ changed: [odds] }, { changed: [{ ...odds, url: '/casino-blog/other' }] }]
    const { post } = benchWith(changes.shift(), options, undefined, () => changes.shift())
    void post(call).then(answerOf)
    await expect.poll(() => begun).toHaveLength(1)
    void post(call).then(answerOf)
    await expect.poll(() => touched).toEqual([['/casino-blog/odds'], ['/casino-blog/other']])
  })

  it.each([
    ['nothing was found', undefined],
    ['something was found before', { changed: [odds] }],
  ])('promises nothing when the service fails and %s', async (_what, change) => {
    const { processes, order } = others()
    const { callItself } = benchWith(
      change,
      { others: processes },
      new UnavailableError({ reason: 'network' }),
    )
    expect(await answerOf(callItself({ heard: true }))).toMatchObject({
      status: 'deferred',
      code: 'content/publish-deferred',
    })
    expect(order).toEqual([])
  })
})
