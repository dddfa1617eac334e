/**
 * Measures a finished page against the same bytes from a bare server and the same
 * build under the framework alone, in turn, in one run; how soon a process that
 * starts answers; and how soon what is published is live.
 *
 * @module
 */
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync, writeFileSync } from 'node:fs'
import { type IncomingMessage, request } from 'node:http'
import { join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import { setTimeout } from 'node:timers/promises'
import type { Load } from '../load.ts'
import { type Server, startServer } from '../processes.ts'
import { median, percentile } from '../statistics.ts'
import { clientName, pinned, shoot } from './client.ts'
import { drawBars } from './picture.ts'

const workspace = join(import.meta.dirname, '../../../..')
const site = join(workspace, 'apps/site')
const next = join(workspace, 'node_modules/next/dist/bin/next')
const ports = { bare: 3321, ours: 3322, plain: 3323 }
const rounds = 5
const secondsPerRound = 3
const publishes = 50
const browserHeaders = {
  accept: 'text/html,application/xhtml+xml,application/xml;q=0.9,*/*;q=0.8',
  'accept-encoding': 'gzip',
  'accept-language': 'en-GB,en;q=0.9',
  'user-agent':
    'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/156.0 Safari/537.36',
  'sec-fetch-dest': 'document',
  'sec-fetch-mode': 'navigate',
  'upgrade-insecure-requests': '1',
  cookie: `sb-localhost-auth-token=base64-${'x'.repeat(2_000)}`,
}

/** The stack that was started for the measurement: its services, and where it keeps its state. */
export interface Stack {
  state: string
  build: string
  content: number
  backend: number
  siteOrigin: string
}

/** What serving costs. */
export interface ServingFigures {
  client: string
  load: Record<'bare' | 'finished' | 'signed in' | 'framework', Load>
  firstStoredPageMs: number
  publishMs: { p50: number; p99: number }
  staleAfterAnswer: number
}

/** @param page Path of the page that is measured, and the document it shows. */
export async function measureServing(
  stack: Stack,
  page: { path: string; document: string },
  say: (text: string) => void,
): Promise<ServingFigures> {
  const ours = await startPinned(
    ['--conditions=@house-edge/source', 'server.ts'],
    ports.ours,
    stack,
    /"about":"ready"/,
  )
  const plain = await startPinned(
    [next, 'start', '--hostname', '127.0.0.1', '--port', String(ports.plain)],
    ports.plain,
    stack,
    /Ready in/,
  )
  const bytes = join(workspace, '.house-edge/bench/page.gz')
  writeFileSync(bytes, await packedPage(ours.origin + page.path))
  const bare = await startPinned(
    [join(import.meta.dirname, 'bare-server.mjs'), bytes, String(ports.bare)],
    ports.bare,
    stack,
    /^ready/,
  )
  try {
    const gzip = { 'accept-encoding': 'gzip' }
    const cases = {
      bare: { url: `${bare.origin}/`, headers: gzip },
      finished: { url: ours.origin + page.path, headers: gzip },
      'signed in': { url: ours.origin + page.path, headers: browserHeaders },
      framework: { url: plain.origin + page.path, headers: gzip },
    }
    const load = await loadInTurn(cases, say)
    say(`publishing ${publishes} times, under load …`)
    const published = await measurePublishes(ours, stack, page)
    await ours.stop()
    say('starting …')
    const starts: number[] = []
    for (let round = 0; round < rounds; round += 1) starts.push(await measureStart(stack, page.path))
    return { client: clientName, load, firstStoredPageMs: median(starts), ...published }
  } finally {
    for (const server of [bare, plain, ours]) await server.stop()
  }
}

/** Prints the table, writes `reports/bench-serving.json` and the picture. */
export function reportServing(
  figures: ServingFigures,
  keep: (file: string, figures: object) => void,
  print: (rows: readonly (readonly (string | number)[])[]) => void,
): void {
  const { bare, finished, framework } = figures.load
  const signedIn = figures.load['signed in']
  const rate = ({ requestsPerSecond }: Load): number => Math.round(requestsPerSecond)
  const ratio = (one: Load, other: Load): string =>
    (one.requestsPerSecond / other.requestsPerSecond).toFixed(2)
  print([
    ['', 'a second', 'p99, ms', 'ratio'],
    ['bare node, the same bytes', rate(bare), bare.p99Ms.toFixed(2), '1'],
    ['finished page', rate(finished), finished.p99Ms.toFixed(2), `${ratio(finished, bare)} of bare`],
    [
      'with a session and a browser’s headers',
      rate(signedIn),
      signedIn.p99Ms.toFixed(2),
      `${ratio(signedIn, finished)} of finished`,
    ],
    [
      'the framework alone',
      rate(framework),
      framework.p99Ms.toFixed(2),
      `${ratio(finished, framework)} times it`,
    ],
  ])
  console.log(
    `\n  first stored page ${Math.round(figures.firstStoredPageMs)} ms after the start; publish to live p50 ${Math.round(figures.publishMs.p50)} ms, p99 ${Math.round(figures.publishMs.p99)} ms, ${figures.staleAfterAnswer} stale answers after the webhook’s (${figures.client})`,
  )
  keep('bench-serving.json', figures)
  const bars = drawBars([
    ['bare node', bare.requestsPerSecond],
    ['House Edge', finished.requestsPerSecond],
    ['the framework alone', framework.requestsPerSecond],
  ])
  writeFileSync(join(workspace, 'reports/bench-serving.svg'), bars)
}

async function loadInTurn<name extends string>(
  cases: Record<name, { url: string; headers: Readonly<Record<string, string>> }>,
  say: (text: string) => void,
): Promise<Record<name, Load>> {
  const all = Object.entries(cases) as [name, (typeof cases)[name]][]
  const loads = new Map<name, Load[]>(all.map(([name]) => [name, []]))
  for (const [, { url, headers }] of all) await shoot(url, 2, headers)
  for (let round = 1; round <= rounds; round += 1) {
    for (const [name, { url, headers }] of all)
      loads.get(name)?.push(await shoot(url, secondsPerRound, headers))
    say(`load: round ${round} of ${rounds} done`)
  }
  return Object.fromEntries(
    [...loads].map(([name, each]) => [
      name,
      {
        requestsPerSecond: median(each.map((load) => load.requestsPerSecond)),
        p99Ms: median(each.map((load) => load.p99Ms)),
      },
    ]),
  ) as Record<name, Load>
}

/** From the webhook's call to its answer, while visitors ask; and whether anybody was shown the page of before after it. */
async function measurePublishes(
  { origin }: Server,
  stack: Stack,
  { path, document }: { path: string; document: string },
): Promise<Pick<ServingFigures, 'publishMs' | 'staleAfterAnswer'>> {
  const { contentWebhook: secret } = readJson(join(stack.state, 'secrets.json'))
  const desk = `http://localhost:${stack.content}/desk/api/documents/${document}`
  const times: number[] = []
  let stale = 0
  const stop = new AbortController()
  const visitors = visit(origin + path, stop.signal)
  for (let count = 0; count < publishes; count += 1) {
    const words = `Published ${count}, ${Date.now()}`
    const detail = (await (await fetch(desk)).json()) as Detail
    const { data } = (detail.draft ?? detail.published).document
    await fetch(`${desk}/draft`, {
      method: 'PUT',
      headers: { 'content-type': 'application/json', 'if-match': detail.version },
      body: JSON.stringify({ data: { ...data, meta_description: words } }),
    })
    await fetch(`${desk}/publish`, { method: 'POST' })
    const began = performance.now()
    await fetch(`${origin}/api/revalidate`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ type: 'api-update', secret, documents: [document] }),
    }).then((answer) => answer.text())
    times.push(performance.now() - began)
    for (let look = 0; look < 5; look += 1)
      if (!(await (await fetch(origin + path)).text()).includes(words)) stale += 1
    // The webhook answers two calls a second at once, and lets others wait.
    await setTimeout(500)
  }
  stop.abort()
  await visitors
  return { publishMs: { p50: percentile(times, 50), p99: percentile(times, 99) }, staleAfterAnswer: stale }
}

async function visit(url: string, signal: AbortSignal): Promise<void> {
  while (!signal.aborted) {
    await Promise.all(Array.from({ length: 10 }, async () => (await fetch(url)).text()))
    await setTimeout(5)
  }
}

interface Detail {
  version: string
  draft: { document: { data: object } } | null
  published: { document: { data: object } }
}

/** From the start of the process to the first page it answers. */
async function measureStart(stack: Stack, path: string): Promise<number> {
  const began = performance.now()
  const child = spawn(process.execPath, ['--conditions=@house-edge/source', 'server.ts'], {
    cwd: site,
    env: environmentOf(stack, ports.ours),
    stdio: 'ignore',
  })
  try {
    for (;;) {
      const answer = await fetch(`http://127.0.0.1:${ports.ours}${path}`).catch(() => undefined)
      await answer?.arrayBuffer()
      if (answer?.headers.get('cache-status')) return performance.now() - began
      await setTimeout(2)
    }
  } finally {
    const gone = once(child, 'exit')
    child.kill('SIGKILL')
    await gone
  }
}

async function startPinned(
  args: readonly string[],
  port: number,
  stack: Stack,
  ready: RegExp,
): Promise<Server> {
  const [program, all] = pinned(0, process.execPath, args)
  const env = environmentOf(stack, port)
  return startServer({ program, args: all, cwd: site, env, origin: `http://127.0.0.1:${port}`, ready })
}

/** The environment of a further process on the stack's services. */
function environmentOf(
  { state, build, content, backend, siteOrigin }: Stack,
  port: number,
): Record<string, string> {
  const keys = readJson(join(state, 'backend/keys.json'))
  return {
    ...(process.env as Record<string, string>),
    NODE_ENV: 'production',
    PORT: String(port),
    SITE_DIST_DIR: build,
    SITE_ORIGIN: siteOrigin,
    SITE_STATE_FOLDER: join(state, `site-${port}`),
    CONTENT_ENDPOINT: `http://localhost:${content}/api/v2`,
    CONTENT_REPOSITORY: 'house-edge',
    CONTENT_WEBHOOK_SECRET: readJson(join(state, 'secrets.json'))['contentWebhook'] ?? '',
    BACKEND_URL: `http://localhost:${backend}`,
    BACKEND_PUBLISHABLE_KEY: keys['publishableKey'] ?? '',
    BACKEND_SECRET_KEY: keys['secretKey'] ?? '',
  }
}

function readJson(file: string): Record<string, string> {
  return JSON.parse(readFileSync(file, 'utf8')) as Record<string, string>
}

async function packedPage(url: string): Promise<Buffer> {
  const asked = request(url, { headers: { 'accept-encoding': 'gzip' } }).end()
  const [answer] = (await once(asked, 'response')) as [IncomingMessage]
  return buffer(answer)
}
