/** What a cache in front of the site is told of publishes, and when. */
import { describe, expect, it } from 'vitest'
import type { Confirmation } from './confirmations.ts'
import type { ForgottenPages } from './forget-at-edge.ts'
import { benchWith, odds, secret } from '../testing/webhook-bench.ts'
import { createPageRegistry } from '../next/page-registry.ts'

const call = { type: 'api-update', secret }
const answerOf = async (response: Response | Promise<Response>) => (await (await response).json()) as unknown

/** A cache in front that answers each call by the next of `said`: whether it has forgotten. */
function edge(...said: boolean[]) {
  const told: ForgottenPages[] = []
  const forget = async (pages: ForgottenPages): Promise<void> => {
    told.push(pages)
    if (said.shift() === false) throw new TypeError('The cache in front is away.')
  }
  return { told, forget }
}

describe('createForgetting: in the webhook', () => {
  it('has the edge forget tags and paths of what changed', async () => {
    const pages = createPageRegistry()
    pages.note('/casino-blog', ['content:list:article'])
    const { told, forget } = edge()
    const { post } = benchWith({ changed: [odds] }, { forget, pages })
    expect(await answerOf(post(call))).toMatchObject({ status: 'done' })
    expect(told).toMatchObject([{ paths: ['/casino-blog/odds', '/casino-blog'] }])
    expect(told[0]?.tags).toContain('content:document:article:article_odds')
  })

  it('has the edge forget only what no process shows', async () => {
    const gate = Promise.withResolvers<Confirmation>()
    const { told, forget } = edge()
    const others = { alert: () => {}, announce: () => gate.promise, confirm: () => {} }
    const { post } = benchWith({ changed: [odds] }, { forget, others, isHeld: () => true })
    const answer = answerOf(post(call))
    await new Promise((resolve) => setImmediate(resolve))
    expect(told).toEqual([])
    gate.resolve({ isWhole: true, unconfirmed: 0 })
    expect(await answer).toMatchObject({ status: 'done' })
    expect(told).toHaveLength(1)
  })

  it('waits for pages that were not held', async () => {
    const order: string[] = []
    const { post } = benchWith(
      { changed: [odds] },
      {
        forget: async () => void order.push('forgotten'),
        warm: {
          origin: 'http://127.0.0.1:1',
          render: async () => {
            await new Promise((resolve) => setImmediate(resolve))
            order.push('rendered')
            return 'fresh' as const
          },
        },
      },
    )
    await answerOf(post(call))
    expect(order).toEqual(['rendered', 'forgotten'])
  })

  it('says when the edge was not told, and tells it again', async () => {
    const { told, forget } = edge(false, false, true)
    const { post } = benchWith({ changed: [odds] }, { forget })
    const answers = []
    for (let count = 0; count < 4; count += 1) answers.push(await answerOf(post(call)))
    expect(answers).toMatchObject([
      { status: 'unforgotten', code: 'content/publish-unforgotten' },
      { status: 'unforgotten' },
      { status: 'nothing-changed' },
      { status: 'nothing-changed' },
    ])
    expect(told).toHaveLength(3)
    expect(told[2]).toEqual(told[0])
  })

  it('reports why the edge could not be told', async () => {
    const { forget } = edge(false, true)
    const reported: unknown[] = []
    const onUnforgotten = (error: unknown, { paths }: ForgottenPages) => void reported.push([error, paths])
    const { post } = benchWith({ changed: [odds] }, { forget, onUnforgotten })
    await answerOf(post(call))
    await answerOf(post(call))
    expect(reported).toEqual([[new TypeError('The cache in front is away.'), ['/casino-blog/odds']]])
  })

  it('leaves the edge to the process that was called', async () => {
    const { told, forget } = edge()
    const { callItself } = benchWith({ changed: [odds] }, { forget })
    await answerOf(callItself({ heard: true }))
    expect(told).toEqual([])
  })

  it('answers a second call once the first is forgotten', async () => {
    const gate = Promise.withResolvers<void>()
    const { post } = benchWith({ changed: [odds] }, { forget: () => gate.promise })
    const first = answerOf(post(call))
    let isAnswered = false
    const second = answerOf(post(call)).finally(() => (isAnswered = true))
    await new Promise((resolve) => setImmediate(resolve))
    expect(isAnswered).toBe(false)
    gate.resolve()
    expect([await first, await second]).toMatchObject([{ status: 'done' }, { status: 'nothing-changed' }])
  })

  it('has a change forgotten whose caller went away', async () => {
    const { told, forget } = edge()
    const { post } = benchWith({ changed: [odds] }, { forget })
    await (await post(call)).body?.cancel()
    await answerOf(post(call))
    expect(told).toMatchObject([{ paths: ['/casino-blog/odds'] }])
  })
})
