import { describe, expect, it } from 'vitest'
import type { PrivateResponse } from '../http/private-door.ts'
import { createPageStore } from '../store/page-store.ts'
import type { PageResponse } from '../store/stored-response.ts'
import { createDueTimes } from './timing/due-times.ts'
import { createHeldPages } from './held-pages.ts'
import { createPageKeeping } from './keep-pages.ts'
import type { PageEntries } from './page-entries.ts'

const page: PrivateResponse = {
  status: 200,
  headers: { 'content-type': 'text/html', 'x-nextjs-prerender': '1' },
  body: Buffer.from('page'),
}
const refusal = { reason: 'parts', detail: 'he-part' } as const

const stored = (text: string): PageResponse => ({ body: Buffer.from(text), headers: [] })

/**
 * Pages in the variants `/p` and `/p\nuk`, of a framework that answers with `answers`, the last of them for good.
 */
function keeping({
  answers = [page],
  entriesOf = (path) => new Map([[path, stored('new')]]),
  ...options
}: {
  answers?: (PrivateResponse | undefined)[]
  entriesOf?: PageEntries['entriesOf']
  hasParts?: PageEntries['hasParts']
} = {}) {
  const store = createPageStore({ maxBytes: 1e6, compressesStrongly: false })
  const held = createHeldPages(() => 0)
  const asked: string[] = []
  const refused: unknown[] = []
  const next = () => (answers.length > 1 ? answers.shift() : answers[0])
  const { hasParts } = options
  const pages = createPageKeeping({
    store,
    held,
    due: createDueTimes(() => 0),
    framework: {
      renew: async (path) => {
        asked.push(`renew ${path}`)
        return next() ?? 'unreachable'
      },
      askUntilFresh: async (path) => {
        asked.push(`ask ${path}`)
        return next()
      },
    },
    entries: { keysOf: (path) => [path, `${path}\nuk`], entriesOf, hasParts },
    isFinished: (path) => path !== '/undeclared',
    onRefused: (path, why) => refused.push([path, why]),
  })
  const text = (key: string) => store.get(key)?.forms.identity?.body.toString()
  return { pages, store, held, asked, refused, text }
}

describe('createPageKeeping', () => {
  it('drops the variants that a page no longer has', async () => {
    const { pages, store, text } = keeping()
    store.put('/p', stored('old'))
    store.put('/p\nuk', stored('old in the UK'))
    expect(await pages.keep('/p')).toEqual({ outcome: 'stored' })
    expect([text('/p'), store.has('/p\nuk')]).toEqual(['new', false])
  })

  it.each([404, 410, 307])('drops every variant of a page that answers %i', async (status) => {
    const { pages, store } = keeping({ answers: [{ ...page, status }] })
    store.put('/p\nuk', stored('old'))
    expect(await pages.keep('/p')).toEqual({ outcome: 'gone', status })
    expect(store.size).toBe(0)
  })

  it.each<[what: string, headers: PrivateResponse['headers'], outcome: object]>([
    ['names its time', { 'retry-after': '7' }, { retryAfterSeconds: 7 }],
    ['names none', {}, {}],
    ['names a date', { 'retry-after': 'Thu, 01 Jan 2026 12:00:00 GMT' }, {}],
  ])('keeps the old page of a framework that is unavailable and %s', async (_what, headers, outcome) => {
    const { pages, store, text, refused } = keeping({ answers: [{ ...page, status: 503, headers }] })
    store.put('/p', stored('old'))
    expect(await pages.keep('/p')).toEqual({ outcome: 'refused', why: 'unavailable', ...outcome })
    expect([text('/p'), refused]).toEqual(['old', [['/p', 'unavailable']]])
  })

  it('has a page rendered again until that succeeds', async () => {
    const { pages, asked } = keeping({ answers: [undefined, { ...page, status: 500 }, page] })
    expect(await pages.render('/p')).toMatchObject({ why: 'unreachable' })
    expect(await pages.keep('/p')).toMatchObject({ why: 'status' })
    expect(await pages.keep('/p')).toEqual({ outcome: 'stored' })
    expect(await pages.keep('/p')).toEqual({ outcome: 'stored' })
    expect(asked).toEqual(['renew /p', 'renew /p', 'renew /p', 'ask /p', 'ask /p'])
  })

  it('renders a page that is not declared, and asks no more', async () => {
    const { pages, asked } = keeping()
    expect(await pages.render('/undeclared')).toEqual({ outcome: 'refused', why: 'undeclared' })
    expect(asked).toEqual(['renew /undeclared'])
  })

  it('believes nothing that the framework kept of missing pages', async () => {
    const kept = { ...page, headers: { ...page.headers, 'x-nextjs-cache': 'HIT' } }
    const absent = { ...kept, status: 404, headers: { ...kept.headers, 'x-middleware-rewrite': '/-/-/-' } }
    const { pages, store, asked } = keeping({ answers: [kept, kept, page, page, kept, page, absent] })
    store.put('/stored\nuk', stored('old'))
    await pages.keep('/p')
    expect(asked).toEqual(['ask /p'])
    pages.drop('/p')
    pages.doubtMissing((path) => path === '/built')
    await pages.keep('/p')
    await pages.keep('/stored')
    await pages.keep('/built')
    // It has just been rendered.
    await pages.keep('/rendered')
    // What the proxy refuses is not rendered, or an invented address would be.
    await pages.keep('/invented')
    expect(asked.slice(1)).toEqual([
      'ask /p',
      'renew /p',
      'ask /p',
      'ask /stored',
      'ask /built',
      'ask /rendered',
      'ask /invented',
    ])
  })

  it('renders a missing address anew once', async () => {
    const kept = { ...page, status: 404, headers: { ...page.headers, 'x-nextjs-cache': 'HIT' } }
    const { pages, asked } = keeping({ answers: [kept, kept, kept, kept, kept] })
    pages.doubtMissing()
    await pages.keep('/gone')
    await pages.keep('/gone')
    expect(asked).toEqual(['ask /gone', 'renew /gone', 'ask /gone', 'ask /gone'])
  })

  it('shows a released page without rendering it', async () => {
    const { pages, held, asked } = keeping()
    pages.hold('/p')
    expect(held.has('/p')).toBe(true)
    pages.release('/p')
    expect(held.has('/p')).toBe(false)
    await pages.keep('/p')
    expect(asked).toEqual(['ask /p'])
  })

  it('shows a held page again when its rendering fails', async () => {
    const { pages, held, store, text } = keeping({ answers: [undefined] })
    store.put('/p', stored('old'))
    pages.hold('/p')
    expect(await pages.keep('/p')).toMatchObject({ why: 'unreachable' })
    expect([held.has('/p'), text('/p')]).toEqual([false, 'old'])
  })

  it('stores nothing that was dropped during its rendering', async () => {
    const { pages, store } = keeping()
    const rendering = pages.keep('/p')
    pages.drop('/p')
    expect(await rendering).toEqual({ outcome: 'gone' })
    expect(store.size).toBe(0)
  })

  it('tells of parts in a page it does not finish', async () => {
    const hasParts = ({ body }: PrivateResponse) => body.includes('page')
    const untouched = keeping({ hasParts, entriesOf: () => ({ untouched: refusal }) })
    expect(await untouched.pages.keep('/p')).toEqual({ outcome: 'refused', why: refusal, hasParts: true })
    const whole = keeping({ hasParts: () => false, entriesOf: () => ({ untouched: refusal }) })
    expect(await whole.pages.keep('/p')).toEqual({ outcome: 'refused', why: refusal })
  })
})
