/** Two processes of the site on one build folder that meet at Redis or Valkey: what one is told of, both show. */
import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import type { Browser, Page } from '@playwright/test'
import { createClient } from '@redis/client'
import { type Redis, hasRedis, startRedis } from '../../../../vitest.redis.ts'
import { copyBuild } from '../stack/copy-build.ts'
import { expect, test } from '../stack/journey.ts'
import {
  backendOrigin,
  control,
  desk,
  endContentFaults,
  fromStore,
  saveDraft,
  searches,
  siteOrigin,
} from '../stack/services.ts'
import { buildOf, type SiteProcess, startSiteProcess, webhookSecret } from '../stack/site-process.ts'
import { site, slot } from '../stack/slot.ts'
import { createAccount, hasJoined, password, publishableKey } from '../stack/visitors.ts'

const names = ['one', 'two'] as const
const folder = buildOf('shared')
let redis: Redis
const processes: SiteProcess[] = []

// Debian has it: redis-server, or valkey-server.
test.skip(!hasRedis, 'there is no Redis and no Valkey on this machine')

test.beforeAll(async () => {
  redis = await startRedis()
  copyBuild(join(site, slot.build), join(site, folder), { isFinished: true })
  for (const index of names.keys()) processes.push(await startNamed(index))
})
test.afterAll(async () => {
  for (const each of processes) await each.stop()
  await rm(join(site, folder), { recursive: true, force: true })
  await redis.stop()
})

function startNamed(index: number): Promise<SiteProcess> {
  const port = [slot.ports.second, slot.ports.third][index] ?? 0
  return startSiteProcess({
    name: names[index] ?? '',
    port,
    env: { SITE_SHARED_URL: redis.url, SITE_DIST_DIR: folder },
  })
}

interface Seen {
  status: number
  description: string | undefined
  from: string | null
}

async function look({ origin }: SiteProcess, path: string): Promise<Seen> {
  const answer = await fetch(origin + path)
  const html = await answer.text()
  return {
    status: answer.status,
    description: /<meta name="description" content="([^"]*)"/.exec(html)?.[1],
    from: answer.headers.get('cache-status'),
  }
}

/** Tells one process, as the content service would. `done` and `nothing-changed` mean: live. */
async function tell({ origin }: SiteProcess): Promise<string> {
  const answer = await fetch(`${origin}/api/revalidate`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ type: 'api-update', secret: await webhookSecret(), documents: [] }),
  })
  return ((await answer.json()) as { status: string }).status
}

async function publish(description: string): Promise<void> {
  await saveDraft('page_about', { meta_description: description })
  expect((await desk('POST', '/documents/page_about/publish')).status).toBe(200)
}

const both = async (path: string): Promise<Seen[]> => Promise.all(processes.map((each) => look(each, path)))

// shows F80
test('a new machine reads no document that another has read', async () => {
  // The other hands over what it knows a moment after it has read it.
  await expect(async () => {
    await processes[1]!.stop()
    await rm(join(slot.state, names[1]), { recursive: true, force: true })
    await control('DELETE', '/requests')
    processes[1] = await startNamed(1)
    expect((await both('/about')).map(({ status }) => status)).toEqual([200, 200])
    expect(await searches()).toEqual([])
    expect(processes[1].said()).toMatch(/"about":"search","action":"taken"/)
  }).toPass()
})

// shows P10
test('what one process is told, both show', async () => {
  await expect
    .poll(async () => (await both('/about')).map(({ from }) => from))
    .toEqual([fromStore, fromStore])
  for (let round = 1; round <= 5; round += 1) {
    const description = `Published in round ${round}, ${Date.now()}`
    await publish(description)
    await tell(processes[round % 2]!)
    expect(await both('/about')).toEqual([
      { status: 200, description, from: fromStore },
      { status: 200, description, from: fromStore },
    ])
  }
})

// shows F70
test('what one process takes down is gone from both', async () => {
  const created = await desk('POST', '/documents', {
    type: 'page',
    uid: 'shared-and-withdrawn',
    data: { title: 'Shared', meta_description: 'For a moment' },
  })
  const { id } = (created.body as { summary: { id: string } }).summary
  await desk('POST', `/documents/${id}/publish`)
  await tell(processes[0]!)
  expect((await both('/shared-and-withdrawn')).map(({ status }) => status)).toEqual([200, 200])
  await desk('POST', `/documents/${id}/unpublish`)
  await tell(processes[1]!)
  expect((await both('/shared-and-withdrawn')).map(({ status }) => status)).toEqual([404, 404])
  await desk('DELETE', `/documents/${id}`)
})

/** What a process shows first of the page, which it may hold back for a while. */
async function shownBy(process: SiteProcess): Promise<unknown> {
  let seen: Awaited<ReturnType<typeof look>> | undefined
  await expect.poll(async () => (seen = await look(process, '/about')).status).toBe(200)
  return seen?.description
}

// shows P10
test('a process that hung shows nothing of before', async () => {
  const [one, two] = processes as [SiteProcess, SiteProcess]
  for (const round of [1, 2]) {
    two.hang()
    const description = `Published while one hung, round ${round}, ${Date.now()}`
    await publish(description)
    expect(await tell(one)).toBe('unconfirmed')
    // They lie at its door when it wakes, before what Redis has told it.
    const looks = Array.from({ length: 5 }, () => look(two, '/about'))
    await new Promise((resolve) => setTimeout(resolve, 200))
    two.wake()
    // One that is slow may refuse. What it must not do is to show the page of before.
    const shown = (await Promise.all(looks)).filter(({ status }) => status === 200)
    expect(shown.filter((seen) => seen.description !== description)).toEqual([])
    await expect.poll(() => tell(one)).toBe('nothing-changed')
    expect([await shownBy(two), await shownBy(one)]).toEqual([description, description])
  }
})

// shows P10
test('a process that was killed shows nothing of before', async () => {
  await processes[1]!.kill()
  const description = `Published while one was down, ${Date.now()}`
  await publish(description)
  await tell(processes[0]!)
  const starting = startNamed(1)
  const origin = `http://localhost:${slot.ports.third}`
  await expect.poll(async () => (await fetch(`${origin}/about`).catch(() => undefined))?.status).toBe(200)
  expect(await (await fetch(`${origin}/about`)).text()).toContain(description)
  processes[1] = await starting
  await expect.poll(() => tell(processes[0]!)).toBe('nothing-changed')
})

test('calls that one process has refused count in the other', async () => {
  const guess = async ({ origin }: SiteProcess): Promise<number> => {
    const headers = { 'content-type': 'application/json' }
    const body = JSON.stringify({ type: 'api-update', secret: 'guessed' })
    return (await fetch(`${origin}/api/revalidate`, { method: 'POST', headers, body })).status
  }
  for (let count = 0; count < 30; count += 1) expect(await guess(processes[0]!)).toBe(401)
  let guesses = 0
  await expect
    .poll(async () => {
      guesses += 1
      return guess(processes[1]!)
    })
    .toBe(429)
  expect(guesses).toBeLessThan(30)
  expect(await tell(processes[1]!)).toBe('nothing-changed')
})

/** What somebody does at the backend with the vendor's own addresses. */
async function newReader(app_metadata: object = {}) {
  const email = await createAccount(app_metadata)
  const call = async (path: string, body: unknown, token?: string): Promise<unknown> => {
    const answer = await fetch(backendOrigin + path, {
      method: 'POST',
      headers: {
        apikey: publishableKey(),
        'content-type': 'application/json',
        ...(token !== undefined && { authorization: `Bearer ${token}` }),
      },
      body: JSON.stringify(body),
    })
    expect(answer.ok, path).toBe(true)
    const text = await answer.text()
    return text ? JSON.parse(text) : undefined
  }
  const signed = await call('/auth/v1/token?grant_type=password', { email, password })
  const { access_token: token, user } = signed as { access_token: string; user: { id: string } }
  return { email, id: user.id, call: (path: string, body: unknown = {}) => call(path, body, token) }
}

/** A browser that reads a review at one of the processes, and hears what changes. */
async function visit(browser: Browser, { origin }: SiteProcess, path: string): Promise<Page> {
  // A build knows no experiences: a process that has just started sends what was built until it has rendered it again. While
  // a busy machine does that, whoever waits too long is asked to come again.
  await expect(async () => {
    const answer = await fetch(origin + path)
    expect(await answer.text()).toContain('data-island="reader-rating"')
    expect(answer.headers.get('cache-status')).toBe(fromStore)
  }).toPass()
  const page = await (await browser.newContext()).newPage()
  const isListening = hasJoined(page)
  await page.goto(origin + path)
  await page.getByRole('heading', { name: 'Readers’ experiences' }).scrollIntoViewIfNeeded()
  await isListening
  return page
}

test('a rating approved at one process shows at both', async ({ browser, playwright }) => {
  const review = '/casino-reviews/brass-orrery'
  const moderator = await newReader({ role: 'moderator' })
  const desktop = await playwright.request.newContext({
    baseURL: processes[0]!.origin,
    extraHTTPHeaders: { origin: siteOrigin },
    maxRedirects: 0,
  })
  const post = async (path: string, form: Record<string, string>): Promise<string | undefined> =>
    (await desktop.post(path, { form })).headers()['location']
  // Sets the cookie by which the form sees that there can be any.
  await desktop.get('/login')
  expect(await post('/api/auth/sign-in', { email: moderator.email, password })).toContain('/account')
  const open = await Promise.all(processes.map((each) => visit(browser, each, review)))

  for (const [mark, average] of [
    [4, '4.0 of 5 from 1 reader'],
    [1, '2.5 of 5 from 2 readers'],
  ] as const) {
    const reader = await newReader()
    const marks = { payouts: mark, terms: mark, support: mark, games: mark }
    const body = `It took them ${mark} days to pay me, ${Date.now()}.`
    await reader.call('/rest/v1/experiences', { document_id: 'casino_review_brass-orrery', ...marks, body })
    const queue = await moderator.call('/rest/v1/rpc/moderation_queue')
    const { id, updated_at } = (queue as { id: string; updated_at: string; body: string }[]).find(
      (waiting) => waiting.body === body,
    )!
    await post('/api/moderation/decide', { experience: id, seen: updated_at })
    for (const page of open) await expect(page.getByText(average)).toHaveCount(1)
    await expect
      .poll(async () => {
        const answers = await Promise.all(processes.map(({ origin }) => fetch(origin + review)))
        return Promise.all(
          answers.map(async (answer) => [
            answer.headers.get('cache-status'),
            (await answer.text()).includes(average),
          ]),
        )
      })
      .toEqual([
        [fromStore, true],
        [fromStore, true],
      ])
  }
  for (const page of open) await page.context().close()
  await desktop.dispose()
})

test('Redis keeps nothing of a reader', async ({ playwright }) => {
  const reader = await newReader()
  const words = `They paid me, and nobody need know whom. ${Date.now()}`
  const desktop = await playwright.request.newContext({
    baseURL: processes[0]!.origin,
    extraHTTPHeaders: { origin: siteOrigin },
    maxRedirects: 0,
  })
  await desktop.get('/login')
  for (const secret of ['a wrong one', password])
    await desktop.post('/api/auth/sign-in', { form: { email: reader.email, password: secret } })
  const marks = { payouts: '4', terms: '2', support: '5', games: '3' }
  const told = await desktop.post('/api/experiences', {
    multipart: { casino: 'velvet-comet', ...marks, body: words },
  })
  expect(told.headers()['location']).toContain('/account/experiences')
  await desktop.post('/api/newsletter', { form: { email: reader.email, 'topic-reviews': 'yes' } })
  const mine = JSON.stringify(await reader.call('/rest/v1/rpc/my_experiences'))
  expect(mine).toContain(words)
  await desktop.dispose()

  const shared = createClient({ url: redis.url })
  await shared.connect()
  const kept = await Promise.all(
    (await shared.keys('*')).map(async (key) => [
      key,
      (await shared.type(key)) === 'hash' ? await shared.hGetAll(key) : await shared.get(key),
    ]),
  )
  shared.destroy()
  const text = JSON.stringify(kept)
  expect(kept.length).toBeGreaterThan(0)
  for (const trace of [reader.email, encodeURIComponent(reader.email), reader.id, words])
    expect(text).not.toContain(trace)
})

// shows F55
test('processes go on without Redis, then agree', async () => {
  await redis.stop()
  const alone = `Published alone, ${Date.now()}`
  await publish(alone)
  await tell(processes[0]!)
  expect((await look(processes[0]!, '/about')).description).toBe(alone)
  expect((await look(processes[1]!, '/about')).status).toBe(200)
  await redis.start()
  await expect.poll(async () => (await look(processes[1]!, '/about')).description).toBe(alone)
  await expect
    .poll(async () => {
      const together = `Published together, ${Date.now()}`
      await publish(together)
      await tell(processes[0]!)
      return (await both('/about')).every(({ description }) => description === together)
    })
    .toBe(true)
})

// shows F55, F80
test('a new process shares the other’s content in outages', async () => {
  const listOf = async ({ origin }: SiteProcess): Promise<string[]> => {
    const answer = await fetch(`${origin}/sitemap.xml`)
    return answer.status === 200 ? ((await answer.text()).match(/<loc>[^<]+/g) ?? []) : []
  }
  const known = await listOf(processes[0]!)
  expect(known.length).toBeGreaterThan(20)
  // The first hands over what it has read for the list, a moment later.
  const shared = createClient({ url: redis.url })
  await shared.connect()
  await expect
    .poll(async () => {
      const [key = ''] = await shared.keys('house-edge:*:files')
      return await shared.hGet(key, 'answers.json')
    })
    .toContain('casino_review')
  shared.destroy()
  await processes[1]!.stop()
  await rm(join(slot.state, names[1]), { recursive: true, force: true })
  await control('POST', '/faults', { path: '/api/v2*', kind: 'cut' })
  try {
    processes[1] = await startNamed(1)
    await expect.poll(async () => (await listOf(processes[1]!)).length).toBe(known.length)
  } finally {
    await endContentFaults()
  }
})
