/**
 * Takes the auth service away for thirty minutes in which every token ends: no
 * session may be lost, no visitor sent to sign in, and no public page kept waiting.
 *
 * The service is the embedded backend over HTTP with faults from its control
 * plane, another every five minutes. Time is virtual, on both sides.
 *
 * @module
 */
import assert from 'node:assert'
import { createAuth } from '../src/server.ts'
import { createTestBrowser, type TestBrowser, testRule } from '../src/testing/test-site.ts'
import { conclude, createLink, forEach, numberOption, startBackendProcess, say } from './stack.ts'
import { createVirtualClock } from './virtual-clock.ts'
import { confirmLink } from '../src/operations/confirm.ts'

const sessions = numberOption('sessions', 1000)
const minuteMs = 60_000
const everyMs = 2 * minuteMs
const outageMs = 30 * minuteMs
const faults = [
  { kind: 'status', status: 503 },
  { kind: 'cut', at: 'start' },
  { kind: 'hang', at: 'start' },
  { kind: 'body', body: 'html', status: 200 },
  { kind: 'status', status: 429, headers: { 'retry-after': '3600' } },
  { kind: 'cut', at: 'end' },
]

const backend = await startBackendProcess()
const clock = createVirtualClock(Date.now())
const tellTime = () => backend.ask({ nowMs: clock.now() })
let strangers = 0
let calls = 0
const auth = createAuth({
  backend: backend.ready,
  siteOrigin: 'http://localhost:3000',
  rule: testRule,
  cookieName: 'sb-127-auth-token',
  clock,
  visitorAddress: () => `198.51.${(strangers >> 8) & 255}.${(strangers += 1) & 255}`,
  fetch: (input, init) => {
    calls += 1
    return clock.fetch(input, init)
  },
})
const began = performance.now()

say(`signing in to ${sessions} accounts within 25 minutes …`)
const startMs = clock.now()
const browsers = Array.from({ length: sessions }, () => createTestBrowser())
await forEach(browsers, 1, async (browser, index) => {
  if (index % 20 === 0) {
    clock.moveTo(startMs + (index / sessions) * 25 * minuteMs)
    await tellTime()
  }
  const tokenHash = await createLink(backend.ready, `visitor-${index}@example.com`)
  const headers = { 'sec-fetch-site': 'same-origin' }
  const response = auth.handle(browser.request('/confirm', { method: 'POST', headers }), async (context) =>
    Response.json(await confirmLink(context, { tokenHash, type: 'magiclink' })),
  )
  const outcome = (await browser.receive(await clock.until(response)).json()) as { ok: boolean }
  assert(outcome.ok, `Could not sign in: ${JSON.stringify(outcome)}`)
})

say('signed in / 503 / calls, in the outage …')
const fromMs = startMs + 57 * minuteMs
const rows: [string, string][] = []
let [lost, bounced, waited] = [0, 0, 0]
calls = 0
for (let atMs = fromMs; atMs < fromMs + outageMs; atMs += everyMs) {
  const fault = faults[Math.floor((atMs - fromMs) / (5 * minuteMs)) % faults.length]
  await backend.control('DELETE', '/faults')
  await backend.control('POST', '/faults', { path: '/auth/v1/*', ...fault })
  clock.moveTo(atMs)
  await tellTime()
  const before = calls
  const seen = await visitAll('/account')
  bounced += seen.elsewhere
  lost += browsers.filter((browser) => browser.sessionCookies().length === 0).length
  const atPublicMs = clock.now()
  await Promise.all(browsers.slice(0, 100).map((browser) => visit(browser, '/casino-blog/odds', false)))
  waited += clock.now() - atPublicMs
  const minute = Math.round((atMs - fromMs) / minuteMs)
  const name = `minute ${String(minute).padStart(2)}: ${fault?.kind} ${fault?.status ?? fault?.at ?? ''}`
  const figures = `${seen.signedIn} / ${seen.unavailable} / ${calls - before}`
  rows.push([name, figures])
  say(`  ${name}: ${figures} after ${Math.round((performance.now() - began) / 1000)} s`)
}
const callsInOutage = calls

await backend.control('DELETE', '/faults')
clock.moveTo(fromMs + outageMs + minuteMs)
await tellTime()
const after = await visitAll('/account')
const second = await visitAll('/account')
await backend.stop()

conclude(
  'Thirty minutes without the auth service (signed in / 503 / calls)',
  [
    ...rows,
    ['sessions', sessions],
    ['sent to sign in, in the outage', bounced],
    ['cookies lost, in the outage', lost],
    ['virtual milliseconds that public pages waited', waited],
    ['calls of the dead service', callsInOutage],
    ['signed in at the first visit, a minute after', after.signedIn],
    ['signed in at the second visit', second.signedIn],
    ['sessions lost', sessions - second.signedIn],
    ['seconds', Math.round((performance.now() - began) / 1000)],
  ],
  [
    ...(lost + bounced > 0 || second.signedIn < sessions ? ['sessions were lost'] : []),
    ...(waited > 0 ? ['public pages waited'] : []),
  ],
)

async function visitAll(path: string): Promise<{ signedIn: number; unavailable: number; elsewhere: number }> {
  const seen = { signedIn: 0, unavailable: 0, elsewhere: 0 }
  for (let from = 0; from < browsers.length; from += 50) {
    const visits = browsers.slice(from, from + 50).map((browser) => visit(browser, path, true))
    for (const state of await clock.until(Promise.all(visits))) {
      if (state === 'signed-in') seen.signedIn += 1
      else if (state === '503') seen.unavailable += 1
      else seen.elsewhere += 1
    }
  }
  return seen
}

async function visit(browser: TestBrowser, path: string, asks: boolean): Promise<string> {
  const response = await auth.proxy(browser.request(path), async (context) =>
    asks ? new Response((await context.visitor()).state) : new Response('a page for everybody'),
  )
  browser.receive(response)
  return response.status === 200 ? response.text() : String(response.status)
}
