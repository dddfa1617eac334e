import { readdirSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { getPriority } from 'node:os'
import { join } from 'node:path'
import type * as Threads from 'node:worker_threads'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { createPageStore } from './page-store.ts'
import { type PageResponse, formOf, matchingTag } from './stored-response.ts'

/** As the store loads them: late. */
const threads = createRequire(import.meta.url)('node:worker_threads') as typeof Threads

const html = (text: string): PageResponse => ({
  body: Buffer.from(
    `<p>${text} ${Array.from({ length: 400 }, (_, number) => `and so on ${number ** 3}`).join()}</p>`,
  ),
  headers: [['content-type', 'text/html; charset=utf-8']],
})
const noise = (length: number): PageResponse => ({
  body: Buffer.alloc(length, 1),
  headers: [['content-type', 'font/woff2']],
})

afterEach(() => void vi.useRealTimers())

const patience = { timeout: 60_000, interval: 5 }

/** How far each thread of this process gives way to others, from proc_pid_stat(5). */
function prioritiesOfThreads(): number[] {
  const place = '/proc/self/task'
  return readdirSync(place).map((thread) => {
    const fields = readFileSync(join(place, thread, 'stat'), 'utf8')
      .split(') ')
      .at(-1)
      ?.split(' ')
    return Number(fields?.[16])
  })
}

describe('createPageStore', () => {
  it('stores a page compressed twice, and decompresses it on request', () => {
    const store = createPageStore({ maxBytes: 1_000_000 })
    const page = html('one')
    const stored = store.put('/one', page)
    expect(brotliDecompressSync(formOf(stored, 'br').body)).toEqual(page.body)
    expect(gunzipSync(formOf(stored, 'gzip').body)).toEqual(page.body)
    expect(formOf(stored, 'identity').body).toEqual(page.body)
    expect(stored.forms.identity).toBeUndefined()
  })

  it('compresses an answer once for all variants that share it', () => {
    const store = createPageStore({ maxBytes: 1_000_000 })
    const page = html('one')
    const stored = store.put('/one', page)
    expect(store.put('/one gb', page)).toBe(stored)
    expect(store.put('/one', html('another'))).not.toBe(stored)
  })

  it('leaves a page that was rendered the same compressed', async () => {
    const store = createPageStore({ maxBytes: 1_000_000 })
    store.put('/one', html('one'))
    await store.settled()
    const strong = store.get('/one')
    expect(store.put('/one', html('one'))).toBe(strong)
    await store.settled()
    expect(store.get('/one')).toBe(strong)
  })

  it('sends another header or age of the same page', () => {
    const store = createPageStore({ maxBytes: 1_000_000, compressesStrongly: false })
    const page = html('one')
    store.put('/one', page)
    const expires = 'Fri, 27 Nov 2026 00:00:00 GMT'
    store.put('/one', { ...page, headers: [...page.headers, ['expires', expires]] })
    expect(store.get('/one')?.forms.br?.headers).toContain(expires)
    store.put('/one', { ...page, vary: ['cookie'] })
    expect(store.get('/one')?.forms.br?.headers).toContain('accept-encoding, cookie')
  })

  it('makes a page smallest that came the same meanwhile', async () => {
    const store = createPageStore({ maxBytes: 1_000_000 })
    const quick = store.put('/one', html('one'))
    expect(store.put('/one', html('one'))).toBe(quick)
    await store.settled()
    expect(store.get('/one')?.forms.br?.etag).not.toContain('.q"')
  })

  it('compresses strongly, too, once for all variants', async () => {
    const store = createPageStore({ maxBytes: 1_000_000 })
    const page = html('one')
    const quick = store.put('/one', page)
    store.put('/one gb', page)
    await store.settled()
    expect(store.get('/one gb')).toBe(store.get('/one'))
    expect(store.get('/one')).not.toBe(quick)
  })

  it('compresses on several threads, each answer once', async () => {
    const begun = vi.spyOn(threads, 'Worker')
    const store = createPageStore({ maxBytes: 10_000_000 })
    const names = Array.from({ length: 40 }, (_, place) => `/${place}`)
    const quick = new Map(
      names.map((name) => {
        const page = html(name)
        store.put(`${name} gb`, page)
        return [name, store.put(name, page)]
      }),
    )
    await store.settled(3)
    // Beside those of the lowest priority, which the stores of other tests may begin at this moment, too.
    const besides = begun.mock.calls.filter(([program]) => String(program).includes('setPriority(0)'))
    expect(besides).toHaveLength(3)
    begun.mockRestore()
    for (const [name, before] of quick) {
      expect(store.get(name)).not.toBe(before)
      expect(store.get(`${name} gb`)).toBe(store.get(name))
    }
  })

  it('says each form’s type, age and vary', () => {
    const store = createPageStore({ maxBytes: 1_000_000 })
    const stored = store.put('/one', { ...html('one'), vary: ['x-market'] })
    const { headers, body } = formOf(stored, 'br')
    expect(Object.fromEntries(pairs(headers))).toMatchObject({
      'content-type': 'text/html; charset=utf-8',
      'content-encoding': 'br',
      'content-length': String(body.length),
      vary: 'accept-encoding, x-market',
    })
    expect(pairs(formOf(stored, 'identity').headers).map(([name]) => name)).not.toContain('content-encoding')
  })

  it('gives each encoding its own tag', async () => {
    const store = createPageStore({ maxBytes: 1_000_000 })
    const quick = store.put('/one', html('one'))
    const tags = (['br', 'gzip', 'identity'] as const).map((encoding) => formOf(quick, encoding).etag)
    expect(new Set(tags).size).toBe(3)
    await store.settled()
    const strong = store.get('/one')!
    expect(formOf(strong, 'br').etag).not.toBe(tags[0])
    for (const tag of tags) expect(matchingTag(strong, `"other", W/${tag}`)).toBe(tag)
    expect(matchingTag(store.put('/two', html('two')), tags[0]!)).toBeUndefined()
    expect(matchingTag(strong, '*')).toBe('*')
  })

  it('compresses off this thread, serving the quick form meanwhile', async () => {
    const store = createPageStore({ maxBytes: 1_000_000 })
    const quick = store.put('/one', html('one'))
    expect(store.get('/one')).toBe(quick)
    await store.settled()
    const strong = store.get('/one')!
    expect(strong).not.toBe(quick)
    expect(strong.bytes).toBeLessThanOrEqual(quick.bytes)
    expect(brotliDecompressSync(formOf(strong, 'br').body)).toEqual(html('one').body)
  })

  it.runIf(process.platform === 'linux')(
    'compresses at the lowest priority, and answers at the usual',
    async () => {
      const store = createPageStore({ maxBytes: 10_000_000 })
      store.put(
        '/one',
        html(Array.from({ length: 60_000 }, (_, word) => (word * word).toString(36)).join(' ')),
      )
      const before = getPriority()
      const settled = store.settled()
      await expect.poll(prioritiesOfThreads, patience).toContain(19)
      expect(getPriority()).toBe(before)
      await settled
      // The thread ends when nothing is left to compress.
      await expect.poll(prioritiesOfThreads, patience).not.toContain(19)
      expect(store.get('/one')?.forms.br?.etag).not.toContain('.q"')
    },
  )

  it('makes nothing smaller before it has been quiet for a while', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    const store = createPageStore({ maxBytes: 1_000_000, quietMs: 2_000 })
    const isStrong = () => !store.get('/one')?.forms.br?.etag.endsWith('.q"')
    store.put('/one', html('one'))
    vi.advanceTimersByTime(1_999)
    store.put('/two', html('two'))
    vi.advanceTimersByTime(1_999)
    // Longer than it takes, had it begun.
    const other = createPageStore({ maxBytes: 1_000_000 })
    for (const name of ['one', 'two', 'three']) other.put(`/${name}`, html(name))
    await other.settled()
    expect([vi.getTimerCount(), isStrong()]).toEqual([1, false])
    vi.advanceTimersByTime(1)
    vi.useRealTimers()
    await expect.poll(isStrong).toBe(true)
  })

  it('keeps newer pages from late forms', async () => {
    const store = createPageStore({ maxBytes: 1_000_000 })
    store.put('/one', html('old'))
    store.put('/one', html('new'))
    store.put('/gone', html('gone'))
    store.drop('/gone')
    await store.settled()
    expect(formOf(store.get('/one')!, 'identity').body).toEqual(html('new').body)
    expect(store.has('/gone')).toBe(false)
  })

  it('drops the least recently asked-for when full', () => {
    const store = createPageStore({ maxBytes: 35_000 })
    for (const name of ['/a', '/b', '/c']) store.put(name, noise(10_000))
    store.get('/a')
    store.put('/d', noise(10_000))
    expect([...store.entries()].map(([key]) => key)).toEqual(['/c', '/a', '/d'])
    expect(store.bytes).toBeLessThanOrEqual(35_000)
  })

  // shows F57
  it('keeps a thousand pages within its memory, the latest first', () => {
    const store = createPageStore({ maxBytes: 100_000 })
    for (let page = 0; page < 1_000; page += 1) {
      store.put(`/${page}`, noise(1_000))
      expect(store.bytes).toBeLessThanOrEqual(100_000)
    }
    expect([store.has('/999'), store.has('/0'), store.size > 30]).toEqual([true, false, true])
  })

  it('keeps nothing that would not leave room for anything else', () => {
    const store = createPageStore({ maxBytes: 5_000 })
    store.put('/small', noise(1_000))
    store.put('/large', noise(10_000))
    expect([store.has('/small'), store.has('/large'), store.size]).toEqual([true, false, 1])
  })

  it('counts what it keeps, whatever comes and goes', async () => {
    const store = createPageStore({ maxBytes: 1_000_000 })
    for (let number = 0; number < 20; number++) store.put(`/${number % 7}`, html(String(number)))
    store.drop('/3')
    await store.settled()
    expect(store.bytes).toBe([...store.entries()].reduce((sum, [, { bytes }]) => sum + bytes, 0))
    store.clear()
    expect([store.bytes, store.size]).toEqual([0, 0])
  })

  it('leaves what is compressed already, or tiny, as it is', () => {
    const store = createPageStore({ maxBytes: 1_000_000 })
    const font = store.put('/font', noise(10_000))
    expect(Object.keys(font.forms)).toEqual(['identity'])
    expect(pairs(formOf(font, 'br').headers).map(([name]) => name)).not.toContain('vary')
  })
})

function pairs(headers: readonly string[]): [string, string][] {
  return headers.flatMap((value, index) =>
    index % 2 === 0 ? [[value, headers[index + 1]!] as [string, string]] : [],
  )
}
