/**
 * A thousand sessions whose token has expired, each used by a hundred requests at
 * the same time in each of two processes of the site: none may be lost, and no
 * process may refresh a session twice, however busy the machine is.
 *
 * A refresh is an answer with new tokens. A call that the network breaks off
 * before there is an answer is made again; those are counted apart.
 *
 * @module
 */
import assert from 'node:assert'
import { createTestBrowser, type TestBrowser } from '../src/testing/test-site.ts'
import {
  conclude,
  createLink,
  forEach,
  numberOption,
  startBackendProcess,
  startSiteProcess,
  say,
} from './stack.ts'

interface Count {
  /** Answers with new tokens. */
  bought: number
  unanswered: number
  /** Calls with a token that had bought something in this process before. */
  needless: number
  /** For one token. */
  most: number
  /** How long after the first answer the last request with the old cookie was read. */
  latestMs: number
}

const sessions = numberOption('sessions', 1000)
const parallel = numberOption('parallel', 100)
const hourMs = 3_600_000

const backend = await startBackendProcess(2 * hourMs)
const nursery = await startSiteProcess(backend.ready)
const began = performance.now()

say(`signing in to ${sessions} accounts, two hours ago …`)
const visitors = Array.from({ length: sessions }, (_, index) => ({
  browser: createTestBrowser(),
  email: `visitor-${index}@example.com`,
}))
await forEach(visitors, 8, async ({ browser, email }, index) => {
  const hash = await createLink(backend.ready, email)
  const response = await send(nursery.ready.origin, browser, `/confirm?hash=${hash}`, {
    method: 'POST',
    headers: { 'sec-fetch-site': 'same-origin', 'x-visitor': `198.51.${index >> 8}.${index & 255}` },
  })
  const outcome = (await response.json()) as { ok: boolean }
  assert(outcome.ok, `${email} could not sign in: ${JSON.stringify(outcome)}`)
})
await nursery.stop()
await backend.control('POST', '/clock', { advanceMs: 2 * hourMs })
await backend.control('DELETE', '/requests')

const sites = [await startSiteProcess(backend.ready), await startSiteProcess(backend.ready)]
say(`${parallel} requests at once for each, to each of two processes …`)
const answers = { count: 0, signedIn: 0, others: new Map<string, number>(), foreign: 0, cacheable: 0 }
await forEach(visitors, 8, async ({ browser, email }) => {
  const asked = { ...browser, cookies: new Map(browser.cookies) }
  const flights = sites.flatMap((site) =>
    Array.from({ length: parallel }, () => send(site.ready.origin, asked, '/account', {}, browser)),
  )
  for (const response of await Promise.all(flights)) {
    const visitor = await read(response)
    answers.count += 1
    if (visitor.state === 'signed-in') answers.signedIn += 1
    else answers.others.set(visitor.state, (answers.others.get(visitor.state) ?? 0) + 1)
    if (visitor.state === 'signed-in' && visitor.email !== email) answers.foreign += 1
    if (!response.headers.get('cache-control')?.includes('no-store')) answers.cacheable += 1
  }
})
const counted = await Promise.all(sites.map((site) => site.ask<Count>({})))
const { count: calls } = (await backend.control('GET', '/requests?path=/auth/v1/token')) as { count: number }

say('each once more in each process …')
let lost = 0
await forEach(visitors, 8, async ({ browser, email }) => {
  for (const site of sites) {
    const visitor = await read(await send(site.ready.origin, browser, '/account'))
    if (visitor.state !== 'signed-in' || visitor.email !== email) lost += 1
  }
})
await Promise.all([...sites, backend].map((one) => one.stop()))

const [first, second] = counted
assert(first && second)
const broken = [
  ...(answers.signedIn < answers.count
    ? [`answers other than signed in: ${JSON.stringify([...answers.others])}`]
    : []),
  ...(lost > 0 ? ['sessions were lost'] : []),
  ...(counted.some((one) => one.most > 1 || one.needless > 0 || one.bought > sessions)
    ? ['a process refreshed a session twice']
    : []),
  ...(answers.foreign > 0 ? ['somebody got the session of somebody else'] : []),
  ...(answers.cacheable > 0 ? ['an answer could be cached'] : []),
]
conclude(
  'Expired sessions in parallel',
  [
    ['sessions', sessions],
    ['requests at once for each session', `${parallel} × 2`],
    ['requests', answers.count],
    ['answered signed in', answers.signedIn],
    ['answered with the identity of somebody else', answers.foreign],
    ['answers that could be cached', answers.cacheable],
    ['refreshes in each process', `${first.bought} and ${second.bought}`],
    ['most refreshes of one session in one process', Math.max(first.most, second.most)],
    ['calls with a token that had bought something already', first.needless + second.needless],
    ['calls that the network broke off, and that were made again', first.unanswered + second.unanswered],
    ['calls of /token that the backend counted', calls],
    [
      'seconds from an answer to the last request with the old cookie',
      (Math.max(first.latestMs, second.latestMs) / 1000).toFixed(1),
    ],
    ['sessions lost afterwards', lost],
    ['seconds', Math.round((performance.now() - began) / 1000)],
  ],
  broken,
)

async function send(
  origin: string,
  browser: TestBrowser,
  path: string,
  init: RequestInit = {},
  receiver: TestBrowser = browser,
): Promise<Response> {
  const { headers } = browser.request(path, init)
  const method = init.method ?? 'GET'
  return receiver.receive(await fetch(`${origin}${path}`, { method, headers, redirect: 'manual' }))
}

async function read(response: Response): Promise<{ state: string; email?: string | undefined }> {
  if (response.status !== 200) return { state: `status ${response.status}` }
  const visitor = (await response.json()) as { state: string; claims?: { email?: string } }
  return { state: visitor.state, email: visitor.claims?.email }
}
