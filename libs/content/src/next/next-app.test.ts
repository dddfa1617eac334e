/**
 * Pins what the framework does with our tags, cookies and answers, in a real
 * site made with it: none of this is promised by its documentation.
 *
 * @module
 */
import { once } from 'node:events'
import { readdir } from 'node:fs/promises'
import { type IncomingHttpHeaders, type IncomingMessage, request } from 'node:http'
import { join } from 'node:path'
import type { PrismicDocument } from '@prismicio/client'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { buildDocument } from '../testing/build-document.ts'
import { type HttpService, serveOverHttp } from '../testing/http-service.ts'
import { memoryService, type MemoryService } from '../testing/memory-service.ts'
import { buildApp, type RunningApp, startApp } from '../../fixture/run-app.ts'

const secret = 'a secret of sixteen or more'
const names = [
  'odds',
  'evens',
  'spare',
  'lost',
  'moved',
  'down',
  'draft',
  'framed',
  'slow',
  'beside',
  'taken',
]
let service: MemoryService
let wire: HttpService
let app: RunningApp
let day = 1

/** An article published a day after the one before. */
function article(uid: string, title: string): PrismicDocument {
  const date = new Date(Date.UTC(2026, 0, (day += 1))).toISOString().replace('.000Z', '+0000')
  return buildDocument({ type: 'article', uid, data: { title }, last_publication_date: date })
}

beforeAll(async () => {
  service = memoryService(names.map((name) => article(name, `${name} one`)))
  wire = await serveOverHttp(service)
  await buildApp()
  app = await startApp({ endpoint: wire.endpoint, secret, pollMs: 1_000 })
}, 240_000)

afterAll(async () => {
  await app?.stop()
  await wire?.close()
})

async function read(
  path: string,
  headers: Record<string, string> = {},
  { origin }: RunningApp = app,
): Promise<[number, string, string | null]> {
  const response = await fetch(`${origin}${path}`, { headers, redirect: 'manual' })
  const text = await response.text()
  return [response.status, /<h1>([^<]*)/.exec(text)?.[1] ?? text, response.headers.get('x-nextjs-cache')]
}

async function callWebhook(body: object = {}): Promise<Record<string, unknown>> {
  const response = await fetch(`${app.origin}/api/revalidate`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ type: 'api-update', secret, ...body }),
  })
  expect(response.status).toBe(200)
  return (await response.json()) as Record<string, unknown>
}

interface Opened {
  status: number
  headers: IncomingHttpHeaders
  /** Lines of `Set-Cookie`. */
  cookies: string[]
  text: string
}

/** Makes a request with headers that are for browsers to set, which `fetch` does not let a program set. */
async function openLikeBrowser(url: string, headers: Record<string, string>): Promise<Opened> {
  const [response] = (await once(request(url, { headers }).end(), 'response')) as [IncomingMessage]
  const text = Buffer.concat(await response.toArray()).toString()
  const cookies = response.headers['set-cookie'] ?? []
  return { status: response.statusCode ?? 0, headers: response.headers, cookies, text }
}

describe('tagPage', () => {
  it('drops exactly the changed page, before answering', async () => {
    await read('/odds')
    await read('/evens')
    expect(await read('/odds')).toEqual([200, 'odds one', 'HIT'])

    service.publish([article('odds', 'odds two')])
    const answer = await callWebhook({ documents: ['article_odds'] })

    expect(answer).toMatchObject({ status: 'done', changed: 1, removed: 0, fresh: ['/odds'], failed: [] })
    expect(answer['dropped']).toEqual({ count: 1, known: 2, paths: ['/odds'] })
    expect(await read('/odds')).toEqual([200, 'odds two', 'HIT'])
    expect(await read('/evens')).toEqual([200, 'evens one', 'HIT'])
  })

  it('keeps one entry for the tags of all pages', async () => {
    await read('/odds')
    await read('/evens')
    const folder = join(import.meta.dirname, '../../fixture/.next/cache/fetch-cache')
    expect(await readdir(folder)).toHaveLength(1)
  })
})

describe('revalidateEntry', () => {
  it('answers a duplicate with nothing to do', async () => {
    expect(await callWebhook()).toMatchObject({ status: 'nothing-changed' })
  })

  it('takes a page down at once', async () => {
    await read('/down')
    service.publish([], ['article_down'])
    expect(await callWebhook({ documents: ['article_down'] })).toMatchObject({ status: 'done', removed: 1 })
    expect((await read('/down'))[0]).toBe(404)
  })

  // shows P11
  it('drops again what was being rendered from the version before', async () => {
    const visit = read('/slow')
    // The page takes longer than this to render, and has read by then.
    await new Promise((resolve) => setTimeout(resolve, 500))
    service.publish([article('slow', 'slow two')])
    expect(await callWebhook({ documents: ['article_slow'] })).toMatchObject({ fresh: ['/slow'] })
    await visit
    expect(await read('/slow')).toEqual([200, 'slow two', 'HIT'])
  })

  it('keeps the page when the service then fails', async () => {
    await read('/spare')
    service.publish([article('spare', 'spare two')])
    await callWebhook()
    service.publish([article('spare', 'spare three')])
    service.fail({ status: 503 })
    expect(await callWebhook()).toMatchObject({ status: 'deferred' })
    expect(await read('/spare')).toEqual([200, 'spare two', 'HIT'])

    service.fail()
    await expect.poll(() => read('/spare')).toEqual([200, 'spare three', 'HIT'])
  })
})

describe('revalidateEntry: a flood of webhooks', () => {
  const call = (given: string, caller: string): Promise<Response> =>
    fetch(`${app.origin}/api/revalidate`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-forwarded-for': caller },
      body: JSON.stringify({ type: 'api-update', secret: given, padding: 'x'.repeat(20_000) }),
    })
  const flood = async (count: number, given: string, caller: string): Promise<number[]> => {
    const answers = Array.from({ length: count }, async () => {
      const answer = await call(given, caller)
      await answer.arrayBuffer()
      return answer.status
    })
    return Promise.all(answers)
  }
  const looks = (): number => wire.requests.filter(({ pathname }) => pathname === '/api/v2').length

  // shows F66
  it('ignores a wrong secret and still shows a publish', async () => {
    await read('/evens')
    service.publish([article('evens', 'evens two')])
    const statuses = (await flood(120, 'guessed', '203.0.113.66')).toSorted((a, b) => a - b)
    expect(statuses).toEqual([
      ...Array.from({ length: 30 }, () => 401),
      ...Array.from({ length: 90 }, () => 429),
    ])
    expect((await call(secret, '203.0.113.66')).status).toBe(200)
    await expect.poll(() => read('/evens')).toEqual([200, 'evens two', 'HIT'])
  })

  // shows F66
  it('with the right secret looks once for many calls', async () => {
    await read('/odds')
    const before = looks()
    const statuses = await flood(120, secret, '203.0.113.67')
    expect(new Set(statuses)).toEqual(new Set([200]))
    expect(looks() - before).toBeLessThan(60)
    service.publish([article('odds', 'odds three')])
    await callWebhook()
    expect(await read('/odds')).toEqual([200, 'odds three', 'HIT'])
  })
})

describe('announceChanges: two processes of one build', () => {
  // shows F70
  it('both follow a change told to one', async () => {
    const other = await startApp({ endpoint: wire.endpoint, secret, pollMs: 1_000 })
    for (const each of [app, other]) {
      for (const path of ['/beside', '/taken']) await read(path, {}, each)
      expect(await read('/beside', {}, each)).toEqual([200, 'beside one', 'HIT'])
      expect(await read('/taken', {}, each)).toEqual([200, 'taken one', 'HIT'])
    }
    service.publish([article('beside', 'beside two')], ['article_taken'])
    expect(await callWebhook({ documents: ['article_taken'] })).toMatchObject({ changed: 1, removed: 1 })
    expect((await read('/taken'))[0]).toBe(404)

    await expect.poll(() => read('/taken', {}, other).then(([status]) => status)).toBe(404)
    await expect.poll(() => read('/beside', {}, other)).toEqual([200, 'beside two', 'HIT'])
    // What one of them keeps is not brought back by the other.
    expect((await read('/taken'))[0]).toBe(404)
    expect(await read('/beside')).toEqual([200, 'beside two', 'HIT'])
    await other.stop()
  })
})

describe('announceChanges', () => {
  // shows F68
  it('heals a lost webhook by itself', async () => {
    await read('/lost')
    service.publish([article('lost', 'lost two')])
    await expect.poll(() => read('/lost')).toEqual([200, 'lost two', 'HIT'])
  })

  // shows R234
  it('makes a page of an address that had none', async () => {
    expect((await read('/later'))[0]).toBe(404)
    service.publish([article('later', 'later one')])
    await expect.poll(() => read('/later').then(([status]) => status)).toBe(200)
  })
})

describe('previewEntry', () => {
  const tokenOf = (name: string): string => `${wire.origin}/previews/master-1:${name}?websitePreviewId=w1`
  const open = (documentId: string, token: string, headers: Record<string, string> = {}): Promise<Opened> =>
    openLikeBrowser(`${app.origin}/api/preview?${new URLSearchParams({ documentId, token }).toString()}`, {
      'sec-fetch-mode': 'navigate',
      'sec-fetch-dest': 'document',
      ...headers,
    })

  it('shows a draft to one visitor until left', async () => {
    service.preview(tokenOf('d1'), [article('draft', 'draft not yet public')])
    const response = await open('article_draft', tokenOf('d1'))
    expect([response.status, response.headers.location]).toEqual([307, '/draft'])

    const cookie = response.cookies.map((line) => line.split(';')[0]).join('; ')
    expect((await read('/draft', { cookie }))[1]).toBe('draft not yet public')
    expect((await read('/draft'))[1]).toBe('draft one')

    const exit = await fetch(`${app.origin}/api/exit-preview`, { headers: { cookie } })
    const gone = exit.headers.getSetCookie()
    expect(gone.some((line) => line.startsWith('io.prismic.preview=;'))).toBe(true)
    expect(gone.some((line) => line.startsWith('__prerender_bypass=;'))).toBe(true)
    expect(gone.every((line) => line.includes('Max-Age=0'))).toBe(true)
  })

  it('sets cookies for plain http that every browser takes', async () => {
    service.preview(tokenOf('d2'), [])
    const lines = (await open('article_draft', tokenOf('d2'))).cookies

    expect(lines).toHaveLength(2)
    expect(lines.every((line) => /; SameSite=lax/i.test(line) && !/Secure|Partitioned/i.test(line))).toBe(
      true,
    )
    expect(lines.map((line) => /HttpOnly/i.test(line))).toEqual([true, false])
  })

  // shows R235
  it('sets cookies for frames of other sites', async () => {
    service.preview(tokenOf('d3'), [])
    const headers = { 'x-forwarded-proto': 'https', 'sec-fetch-dest': 'iframe' }
    const lines = (await open('article_framed', tokenOf('d3'), headers)).cookies

    expect(lines).toHaveLength(2)
    expect(lines.every((line) => /; Secure/i.test(line) && /SameSite=none/i.test(line))).toBe(true)
    expect(lines.every((line) => /Partitioned/i.test(line))).toBe(true)
  })

  // shows R236
  it.each([
    ['a missing token', 400, { documentId: 'article_draft', token: '' }],
    ['a damaged document id', 400, { documentId: '../x', token: 'here' }],
    [
      'a token of another host',
      400,
      { documentId: 'article_draft', token: 'http://evil.example/previews/a:b?websitePreviewId=c' },
    ],
    ['a token that is no address', 400, { documentId: 'article_draft', token: 'master-1' }],
  ])('answers %s with a page and sets nothing', async (_what, status, link) => {
    const before = wire.requests.length
    const response = await open(link.documentId, link.token)

    expect([response.status, response.cookies]).toEqual([status, []])
    expect(response.headers['cache-control']).toBe('no-store')
    expect(response.headers['x-robots-tag']).toBe('noindex')
    expect(response.text).toContain('<h1>')
    expect(wire.requests.slice(before).filter((url) => url.pathname.endsWith('/search'))).toEqual([])
  })

  it('says that a preview has expired, and begins no draft', async () => {
    const response = await open('article_draft', tokenOf('over'))
    expect([response.status, response.cookies]).toEqual([410, []])
    expect(response.text).toContain('This preview has expired')
  })

  it('refuses whoever tries too many links', async () => {
    const tries = { 'x-forwarded-for': '203.0.113.9' }
    const statuses: number[] = []
    for (let count = 0; count < 61; count += 1)
      statuses.push((await open('article_draft', tokenOf('guessed'), tries)).status)
    expect(statuses.filter((status) => status === 410)).toHaveLength(60)
    expect(statuses.at(-1)).toBe(429)
  })

  it('opens nothing for an image on another site', async () => {
    service.preview(tokenOf('d4'), [])
    const headers = { 'sec-fetch-mode': 'no-cors', 'sec-fetch-dest': 'image' }
    const response = await open('article_draft', tokenOf('d4'), headers)
    expect([response.status, response.cookies]).toEqual([403, []])
  })
})
