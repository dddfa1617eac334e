/**
 * Measures the site against the least its framework can do, in one run: load,
 * bytes, and the time from `npm start` to an answer.
 *
 * @module
 */
import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { cpus } from 'node:os'
import { join } from 'node:path'
import { compareLoad } from './load.ts'
import { measurePage } from './page-bytes.ts'
import { run, startServer } from './processes.ts'

const workspace = join(import.meta.dirname, '../../..')
const next = join(workspace, 'node_modules/next/dist/bin/next')
const bare = join(workspace, 'tools/bench/bare')
const review = '/casino-reviews/copper-lantern'
const ports = { site: 3310, content: 4510, backend: 54_431, bare: 3311 }
const state = join(workspace, '.house-edge/bench')

/** Runs the benchmark, prints its table and writes `reports/bench.json`. */
export async function main(): Promise<void> {
  const say = (text: string) => console.log(`  ${text}`)
  console.log('House Edge benchmark (about four minutes)\n')
  rmSync(state, { recursive: true, force: true })
  rmSync(join(workspace, 'apps/site/.next-bench'), { recursive: true, force: true })

  say('start: cold, with everything to build …')
  const cold = await startSite()
  await cold.stop()
  say('start: warm …')
  const site = await startSite()
  say('bare page: building …')
  await run([next, 'build', bare], workspace)
  const bareServer = await startServer({
    args: [next, 'start', bare, '--hostname', '127.0.0.1', '--port', String(ports.bare)],
    cwd: workspace,
    origin: `http://127.0.0.1:${ports.bare}`,
    ready: /Ready in/,
  })

  try {
    const load = await compareLoad({ review: `${site.origin}${review}`, bare: `${bareServer.origin}/` }, say)
    const bytes = {
      review: await measurePage(site.origin, review),
      home: await measurePage(site.origin, '/'),
      bare: await measurePage(bareServer.origin, '/'),
    }
    report({ load, bytes, start: { coldMs: cold.readyMs, warmMs: site.readyMs } })
  } finally {
    await bareServer.stop()
    await site.stop()
  }
}

function startSite() {
  return startServer({
    args: ['tools/start/bin/start.mjs'],
    cwd: workspace,
    env: {
      SITE_PORT: String(ports.site),
      CONTENT_PORT: String(ports.content),
      BACKEND_PORT: String(ports.backend),
      HOUSE_EDGE_STATE: state,
      SITE_DIST_DIR: '.next-bench',
    },
    origin: `http://127.0.0.1:${ports.site}`,
    ready: /Ctrl-C stops everything/,
  })
}

interface Figures {
  load: Awaited<ReturnType<typeof compareLoad>>
  bytes: Record<'review' | 'home' | 'bare', Awaited<ReturnType<typeof measurePage>>>
  start: { coldMs: number; warmMs: number }
}

function report(figures: Figures): void {
  const { load, bytes, start } = figures
  const [ours, theirs] = [load['review'], load['bare']]
  if (!ours || !theirs) return
  const rows = [
    ['', 'review page', 'bare page', 'ratio'],
    [
      'requests a second',
      Math.round(ours.requestsPerSecond),
      Math.round(theirs.requestsPerSecond),
      ratio(ours.requestsPerSecond, theirs.requestsPerSecond),
    ],
    ['p99, ms', Math.round(ours.p99Ms), Math.round(theirs.p99Ms), ratio(ours.p99Ms, theirs.p99Ms)],
    [
      'script bytes, gzip',
      bytes.review.scripts,
      bytes.bare.scripts,
      ratio(bytes.review.scripts, bytes.bare.scripts),
    ],
    [
      'script files',
      bytes.review.scriptFiles,
      bytes.bare.scriptFiles,
      ratio(bytes.review.scriptFiles, bytes.bare.scriptFiles),
    ],
    ['page bytes, gzip', bytes.review.html, bytes.bare.html, ratio(bytes.review.html, bytes.bare.html)],
    ['style bytes, gzip', bytes.review.styles, bytes.bare.styles, ''],
    [
      'script bytes of the home page',
      bytes.home.scripts,
      bytes.bare.scripts,
      ratio(bytes.home.scripts, bytes.bare.scripts),
    ],
  ]
  console.log('')
  for (const [name, ...cells] of rows)
    console.log(`  ${String(name).padEnd(32)}${cells.map((cell) => String(cell).padStart(14)).join('')}`)
  console.log(
    `\n  npm start, cold: ${(start.coldMs / 1000).toFixed(1)} s; warm: ${(start.warmMs / 1000).toFixed(1)} s`,
  )
  mkdirSync(join(workspace, 'reports'), { recursive: true })
  writeFileSync(
    join(workspace, 'reports/bench.json'),
    `${JSON.stringify({ node: process.version, cores: cpus().length, ...figures }, null, 2)}\n`,
  )
  console.log('  Written to reports/bench.json')
}

function ratio(ours: number, theirs: number): string {
  return `${(ours / theirs).toFixed(2)}×`
}
