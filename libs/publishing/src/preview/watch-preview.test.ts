import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { type PreviewNews, watchPreview } from './watch-preview.ts'

type Answer = { state: PreviewNews; token?: string } | number | Error

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

function bench(...answers: Answer[]) {
  const asked: string[] = []
  const told: unknown[] = []
  const news: PreviewNews[] = []
  const target = new EventTarget()
  for (const name of ['prismicPreviewUpdate', 'prismicPreviewEnd'])
    target.addEventListener(name, (event) => told.push([name, (event as CustomEvent).detail]))
  const page = Object.assign(new EventTarget(), { visibilityState: 'visible' })
  const { look, stop } = watchPreview({
    onNews: (each) => void news.push(each),
    page: page as never,
    target,
    fetch: async (url) => {
      asked.push(url as string)
      const answer = answers[asked.length - 1] ?? { state: 'same' as const }
      if (answer instanceof Error) throw answer
      return typeof answer === 'number' ? new Response(null, { status: answer }) : Response.json(answer)
    },
  })
  const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms)
  return { asked, told, news, page, look, stop, pass }
}

describe('watchPreview', () => {
  it('asks at once and then every three seconds', async () => {
    const { asked, news, pass } = bench()
    await pass(0)
    expect(asked).toEqual(['/api/preview/news'])
    await pass(6_000)
    expect([asked.length, news]).toEqual([3, []])
  })

  it('tells of a save once, naming what it saw', async () => {
    const { asked, told, news, pass } = bench({ state: 'changed', token: 'two' })
    await pass(3_000)
    expect(told).toEqual([['prismicPreviewUpdate', { ref: 'two' }]])
    expect(news).toEqual(['changed'])
    expect(asked[1]).toBe('/api/preview/news?seen=two')
  })

  it.each([{ state: 'over' as const }, 404])('says that the preview has ended (%j)', async (answer) => {
    const { asked, told, pass } = bench(answer)
    await pass(60_000)
    expect([asked.length, told]).toEqual([1, [['prismicPreviewEnd', null]]])
  })

  it('goes on asking while nobody answers', async () => {
    const { asked, news, pass } = bench(new TypeError('no network'), 503, { state: 'same' })
    await pass(6_000)
    expect([asked.length, news.slice(0, 2)]).toEqual([3, ['unreachable', 'unreachable']])
  })

  it('shows the draft again once the service is back', async () => {
    const { told, news, pass } = bench({ state: 'unreachable' }, { state: 'same' }, { state: 'same' })
    await pass(6_000)
    expect(news).toEqual(['unreachable', 'same'])
    expect(told).toEqual([['prismicPreviewUpdate', { ref: null }]])
  })

  it('asks only while somebody looks', async () => {
    const { asked, page, pass } = bench()
    await pass(0)
    page.visibilityState = 'hidden'
    await pass(60_000)
    expect(asked).toHaveLength(1)
    page.visibilityState = 'visible'
    page.dispatchEvent(new Event('visibilitychange'))
    await pass(0)
    expect(asked).toHaveLength(2)
  })

  // shows P72
  it('looks on request and shows changes once', async () => {
    const { asked, told, look, pass } = bench({ state: 'same' }, { state: 'changed', token: 'two' })
    await pass(0)
    look()
    await pass(0)
    expect(told).toEqual([['prismicPreviewUpdate', { ref: 'two' }]])
    await pass(9_000)
    expect([asked.at(-1), told.length]).toEqual(['/api/preview/news?seen=two', 1])
  })

  it('asks once more when told while it asks', async () => {
    const { asked, told, look, pass } = bench({ state: 'changed', token: 'two' }, { state: 'same' })
    look()
    look()
    await pass(0)
    expect(asked).toEqual(['/api/preview/news', '/api/preview/news?seen=two'])
    expect(told).toHaveLength(1)
  })

  it('stops when told', async () => {
    const { asked, stop, pass } = bench()
    await pass(0)
    stop()
    await pass(60_000)
    expect(asked).toHaveLength(1)
  })
})
