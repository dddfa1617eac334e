import { findRedirect } from '@house-edge/routing'
import { describe, expect, it } from 'vitest'
import { followRedirects } from './follow-redirects.ts'

type Documents = Awaited<ReturnType<Parameters<typeof followRedirects>[0]['documents']>>

function documentOf(id: string, data: Record<string, string>): Documents[number] {
  return { id, data }
}

/** Editors' rules that a test can change, and a clock it can turn. */
function editors(first: Documents | Error) {
  let answer = first
  let nowMs = 0
  let asked = 0
  const listeners: ((change: Record<'changed' | 'removed', { type: string }[]>) => void)[] = []
  const reports: string[] = []
  const table = followRedirects({
    type: 'redirect',
    rules: [{ from: '/casino-blog/page/1', to: '/casino-blog', status: 308 }],
    documents: async () => {
      asked += 1
      if (answer instanceof Error) throw answer
      return answer
    },
    onChange: (listener) => listeners.push(listener),
    report: (message) => reports.push(message),
    now: () => nowMs,
  })
  return {
    reports,
    asked: () => asked,
    at: async (path: string) =>
      findRedirect(await table(), { path, origin: 'https://site.example', nowMs: 0 }),
    later: (ms: number) => (nowMs += ms),
    publish: (next: Documents | Error, type = 'redirect') => {
      answer = next
      for (const listener of listeners) listener({ changed: [{ type }], removed: [] })
    },
  }
}

const reviews = documentOf('r', { from: '/reviews', to: '/casino-reviews', status: '308' })

describe('followRedirects', () => {
  it('follows editors’ and the site’s rules', async () => {
    const { at, asked } = editors([reviews])
    expect(await at('/reviews')).toMatchObject({ status: 308, location: '/casino-reviews' })
    expect(await at('/casino-blog/page/1')).toMatchObject({ location: '/casino-blog' })
    expect(asked()).toBe(1)
  })

  it('takes over published rules and reads nothing otherwise', async () => {
    const { at, publish, asked } = editors([])
    expect(await at('/reviews')).toBeUndefined()
    publish([reviews], 'article')
    expect(await at('/reviews')).toBeUndefined()
    expect(asked()).toBe(1)
    publish([reviews])
    await Promise.resolve()
    await expect.poll(() => at('/reviews')).toMatchObject({ location: '/casino-reviews' })
  })

  // shows F27
  it('leads to a renamed page’s current uid, repeatedly', async () => {
    const moved = new Map([['/casino-reviews/tide', '/casino-reviews/tide-clock']])
    const listeners: Parameters<Parameters<typeof followRedirects>[0]['onChange']>[0][] = []
    const table = followRedirects({
      type: 'redirect',
      rules: [],
      documents: async () => [
        documentOf('t', { from: '/tide', to: '/casino-reviews/tide?a=b#c', status: '308' }),
      ],
      onChange: (listener) => listeners.push(listener),
      report: () => {},
      findMoved: (path) => moved.get(path),
    })
    const at = async () =>
      findRedirect(await table(), { path: '/tide', origin: 'https://site.example', nowMs: 0 })
    expect(await at()).toMatchObject({ location: '/casino-reviews/tide-clock?a=b#c' })
    moved.set('/casino-reviews/tide', '/casino-reviews/clock')
    for (const listener of listeners)
      listener({ changed: [{ type: 'casino_review', previousUids: ['tide-clock'] }], removed: [] })
    await expect.poll(at).toMatchObject({ location: '/casino-reviews/clock?a=b#c' })
  })

  it('reports an impossible rule and follows others', async () => {
    const { at, reports } = editors([reviews, documentOf('x', { from: '/x', to: 'javascript:alert(1)' })])
    expect(await at('/reviews')).toMatchObject({ location: '/casino-reviews' })
    expect(await at('/x')).toBeUndefined()
    expect(reports).toEqual([
      'The redirect from "/x" (x) is not followed: "to" is neither a path on this site nor an http(s) address. Write a path like "/new-address", or a whole address.',
    ])
  })

  it('keeps rules in code during outages, retrying after 5 s', async () => {
    const { at, asked, later, publish } = editors(new Error('refused'))
    expect(await at('/casino-blog/page/1')).toMatchObject({ location: '/casino-blog' })
    expect(await at('/reviews')).toBeUndefined()
    expect(asked()).toBe(1)
    later(5_000)
    publish([reviews], 'article')
    expect(await at('/reviews')).toMatchObject({ location: '/casino-reviews' })
  })

  it('lets visits through while documents are slow', async () => {
    const table = followRedirects({
      type: 'redirect',
      rules: [],
      documents: () => new Promise(() => {}),
      onChange: () => {},
      report: () => {},
      pause: async () => {},
    })
    expect(await table()).toMatchObject({ size: 0 })
  })

  it('holds nobody up after the first waited in vain', async () => {
    const waits: (() => void)[] = []
    const table = followRedirects({
      type: 'redirect',
      rules: [],
      documents: () => new Promise(() => {}),
      onChange: () => {},
      report: () => {},
      pause: () => new Promise((resolve) => waits.push(() => resolve(undefined))),
    })
    const first = table()
    await Promise.resolve()
    for (const end of waits) end()
    await first
    expect(await table()).toMatchObject({ size: 0 })
    expect(waits).toHaveLength(1)
  })

  it('keeps its reading when documents fail', async () => {
    const { at, publish } = editors([reviews])
    await at('/reviews')
    publish(new Error('refused'))
    expect(await at('/reviews')).toMatchObject({ location: '/casino-reviews' })
  })
})
