/**
 * What a build costs by the number of documents, with the content service 30 ms away, and how long a page takes that
 * the build has not rendered.
 *
 * @module
 */
import { cpSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { createServer, request, type Server as HttpServer } from 'node:http'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { run, startServer } from '../processes.ts'
import { percentile } from '../statistics.ts'
import { ourServer, site } from './site-process.ts'
import { NoFigureError } from '../no-figure-error.ts'

const workspace = join(import.meta.dirname, '../../../..')
const next = join(workspace, 'node_modules/next/dist/bin/next')
const state = join(workspace, '.house-edge/bench-builds')
const build = '.next-bench-builds'
const awayMs = 30
const firstVisits = 50
const longestStartMs = 10 * 60_000

/** One build. */
export interface BuildFigures {
  articles: number
  buildSeconds: number
  finishSeconds: number
  megabytes: number
  files: number
  /** Requests to the content service, by the build and by the finishing of its pages. */
  calls: { build: number; finish: number }
  /**
   * The first start, which reads the whole repository: until a page that the build has not rendered is answered, with
   * the requests to the content service until then.
   */
  firstStart: { seconds: number; calls: number }
  /** The first visit of a page that the build has not rendered. Milliseconds. */
  firstVisitMs: { p50: number; p99: number }
}

/** Builds the site with so many more articles than there are. @param port The first of three in a row. */
export async function measureBuild(
  articles: number,
  port: number,
  say: (text: string) => void,
): Promise<BuildFigures> {
  rmSync(state, { recursive: true, force: true })
  rmSync(join(site, build), { recursive: true, force: true })
  say(`${articles} more articles: writing …`)
  const seed = join(state, 'seed')
  writeSeed(seed, articles)
  const ports = { site: port, line: port + 1, content: port + 2 }
  const env = environmentOf(ports)
  const content = await startServer({
    args: [join(workspace, 'tools/content-service/bin/content-service.mjs')],
    cwd: workspace,
    env: {
      CONTENT_PORT: String(ports.content),
      CONTENT_FOLDER: join(state, 'content'),
      CONTENT_SEED: seed,
      CONTENT_CUSTOM_TYPES: join(workspace, 'libs/slices/customtypes'),
      CONTENT_SLICES: join(workspace, 'libs/slices/src'),
      CONTENT_PUBLIC_ORIGIN: `http://localhost:${ports.line}`,
      SITE_ORIGIN: env['SITE_ORIGIN'] ?? '',
    },
    origin: `http://localhost:${ports.content}`,
    ready: /"about":"ready"/,
  })
  const line = openLongLine(ports.line, ports.content)
  try {
    say(`${articles} more articles: building …`)
    const buildMs = await run([next, 'build'], site, env)
    const buildCalls = line.calls()
    const finishMs = await run(['--conditions=@house-edge/source', 'finish.mjs'], site, env)
    const finishCalls = line.calls() - buildCalls
    say(`${articles} more articles: visiting …`)
    const before = line.calls()
    const { firstStart, visits } = await measureFirstVisits(
      ports.site,
      env,
      articles,
      () => line.calls() - before,
    )
    return {
      articles,
      buildSeconds: buildMs / 1_000,
      finishSeconds: finishMs / 1_000,
      ...sizeOf(join(site, build)),
      calls: { build: buildCalls, finish: finishCalls },
      firstStart,
      firstVisitMs: { p50: percentile(visits, 50), p99: percentile(visits, 99) },
    }
  } finally {
    line.server.close()
    line.server.closeAllConnections()
    await content.stop()
    rmSync(state, { recursive: true, force: true })
    rmSync(join(site, build), { recursive: true, force: true })
  }
}

/** The demonstration with more articles, the first of them the oldest. */
function writeSeed(folder: string, articles: number): void {
  mkdirSync(folder, { recursive: true })
  cpSync(join(workspace, 'content'), folder, { recursive: true })
  const file = join(folder, 'documents/article/what-a-bonus-costs-to-clear.json')
  const article = JSON.parse(readFileSync(file, 'utf8')) as object
  for (let number = 0; number < articles; number += 1) {
    const date = new Date(Date.UTC(2000, 0, 1) + number * 3_600_000).toISOString().slice(0, 19)
    const own = { id: `more_${number}`, uid: `more-${number}`, last_publication_date: `${date}+0000` }
    const at = join(folder, `documents/article/more-${number}.json`)
    writeFileSync(at, JSON.stringify({ ...article, ...own, first_publication_date: `${date}+0000` }))
  }
}

/** There is no backend: no visitor signs in. */
function environmentOf(ports: { site: number; line: number }): Record<string, string> {
  return {
    NODE_ENV: 'production',
    PORT: String(ports.site),
    SITE_ORIGIN: `http://localhost:${ports.site}`,
    SITE_STATE_FOLDER: join(state, 'site'),
    SITE_DIST_DIR: build,
    CONTENT_ENDPOINT: `http://localhost:${ports.line}/api/v2`,
    CONTENT_REPOSITORY: 'house-edge',
    CONTENT_WEBHOOK_SECRET: 'only for the time of this measurement',
    BACKEND_URL: 'http://localhost:9',
    BACKEND_PUBLISHABLE_KEY: 'nobody signs in here',
  }
}

/** A line to the content service that takes 30 ms, and counts. */
function openLongLine(port: number, target: number): { server: HttpServer; calls: () => number } {
  let calls = 0
  const server = createServer((incoming, outgoing) => {
    calls += 1
    const { url, method, headers } = incoming
    void setTimeout(awayMs).then(() => {
      const onward = request({ host: '127.0.0.1', port: target, path: url, method, headers }, (answer) => {
        outgoing.writeHead(answer.statusCode ?? 502, answer.headers)
        answer.pipe(outgoing)
      })
      onward.on('error', () => outgoing.destroy())
      incoming.pipe(onward)
    })
  }).listen(port, '127.0.0.1')
  return { server, calls: () => calls }
}

/** The oldest articles are those that the build has left out. */
async function measureFirstVisits(
  port: number,
  env: Record<string, string>,
  articles: number,
  calls: () => number,
): Promise<{ firstStart: BuildFigures['firstStart']; visits: number[] }> {
  const origin = `http://127.0.0.1:${port}`
  const began = performance.now()
  const server = await startServer({ args: ourServer, cwd: site, env, origin, ready: /"about":"ready"/ })
  try {
    const visit = async (number: number): Promise<{ tookMs: number; isStored: boolean; status: number }> => {
      const asked = performance.now()
      const answer = await fetch(`${origin}/casino-blog/more-${number}`)
      await answer.arrayBuffer()
      const isStored = answer.headers.has('cache-status')
      return { tookMs: performance.now() - asked, isStored, status: answer.status }
    }
    // Whether there is such a page is not known until all addresses have been read. Visitors ask again, too.
    for (let first = await visit(0); !first.isStored; first = await visit(0)) {
      if (performance.now() - began > longestStartMs)
        throw new NoFigureError(`The first page is still answered ${first.status}, and not by the store.`)
      await setTimeout(50)
    }
    const firstStart = { seconds: (performance.now() - began) / 1_000, calls: calls() }
    const visits: number[] = []
    for (let number = 1; number <= Math.min(firstVisits, articles - 1); number += 1) {
      const { tookMs, isStored, status } = await visit(number)
      if (!isStored) throw new NoFigureError(`Page ${number} was answered ${status}, and not by the store.`)
      visits.push(tookMs)
    }
    return { firstStart, visits }
  } finally {
    await server.stop()
  }
}

function sizeOf(folder: string): { megabytes: number; files: number } {
  const all = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile())
  const bytes = all.reduce((sum, entry) => sum + statSync(join(entry.parentPath, entry.name)).size, 0)
  return { megabytes: bytes / 1_000_000, files: all.length }
}
