/**
 * Measures the site against the least its framework can do (load, bytes, and the
 * time from `npm start` to an answer), and the content client against the
 * vendor's, what knowing the visitor and what routing costs, each in one run; and
 * the content service at three sizes.
 *
 * @module
 */
import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { authTables, measureAuth } from './auth/auth-bench.ts'
import { type ContentFigures, contentTables, measureContent } from './content/content-bench.ts'
import { compareLoad } from './load.ts'
import { measurePage } from './page-bytes.ts'
import { run, startServer } from './processes.ts'
import { keep, print } from './report.ts'
import { measureRouting, reportRouting } from './routing/routing.ts'
import { type BuildFigures, measureBuild } from './serving/builds.ts'
import { extents, measureServing, reportServing } from './serving/serving.ts'

const workspace = join(import.meta.dirname, '../../..')
const next = join(workspace, 'node_modules/next/dist/bin/next')
const bare = join(workspace, 'tools/bench/bare')
const review = '/casino-reviews/copper-lantern'
const firstPort = Number(process.env['BENCH_PORT'] ?? 3310)
const ports = {
  site: firstPort,
  bare: firstPort + 1,
  content: firstPort + 2,
  backend: firstPort + 3,
  /** Three in a row. */
  builds: firstPort + 4,
  /** Six in a row. */
  serving: firstPort + 7,
}
const state = join(workspace, '.house-edge/bench')

const parts = [
  'site',
  'serving',
  'paint',
  'builds',
  'content',
  'service',
  'search',
  'auth',
  'routing',
  'readers',
]

/** Shows with small counts that `serving`, `paint` and `builds` work. Their figures mean nothing. */
const small = '--small'

/**
 * Runs the benchmark or one part of it, prints its tables and writes
 * `reports/bench.json` for the site, and a file named after each other part.
 *
 * @returns The exit code.
 */
export async function main(args: readonly string[]): Promise<0 | 1> {
  const wanted = args.filter((arg) => arg !== small)
  const extent = args.includes(small) ? 'small' : 'whole'
  if (wanted.some((name) => !parts.includes(name))) {
    console.error(`The parts of the benchmark are: ${parts.join(', ')}.`)
    return 1
  }
  const say = (text: string) => console.log(`  ${text}`)
  const has = (part: string) => wanted.length === 0 || wanted.includes(part)
  if (has('site')) await measureSite(say)
  if (has('serving')) {
    console.log('Serving benchmark (about eight minutes)\n')
    reportServing(await measureFinished(extent, say), extent, keep, print)
  }
  if (has('builds')) {
    console.log('Builds (about ten minutes)\n')
    const counts = { small: [60], whole: [2_000, 20_000] }[extent]
    const builds: BuildFigures[] = []
    for (const articles of counts) {
      builds.push(await measureBuild(articles, ports.builds, say))
      reportBuilds(builds)
    }
  }
  if (has('paint')) {
    console.log('What a phone sees of a page, and when (about twelve minutes)\n')
    await measurePaint(extent, say)
  }
  if (has('content')) {
    console.log('Content client benchmark (about four minutes)\n')
    reportContent(await measureContent(say))
  }
  if (has('service')) {
    console.log('Content service at 100, 1,000 and 10,000 documents (about three minutes)\n')
    await run([join(workspace, 'tools/content-service/bench/run.ts')], workspace, {}, 'inherit')
    console.log('  Written to reports/bench-service.json')
  }
  if (has('search')) {
    console.log('Search of the site at 100, 1,000 and 10,000 documents (about a minute)\n')
    await run(['--expose-gc', join(workspace, 'apps/site/bench/search.ts')], workspace, {}, 'inherit')
    console.log('  Written to reports/bench-search.json')
  }
  if (has('auth')) {
    console.log('Session benchmark (half a minute)\n')
    const figures = await measureAuth()
    print(authTables(figures))
    keep('bench-auth.json', figures)
  }
  if (has('readers')) {
    console.log('Five hundred readers of one page, and ten thousand experiences (about a minute)\n')
    await run([join(workspace, 'tools/backend/bench/readers.ts')], workspace, {}, 'inherit')
    console.log('  Written to reports/bench-readers.json')
  }
  if (has('routing')) {
    console.log('Routing benchmark (about two minutes)\n')
    reportRouting(await measureRouting(say))
  }
  return 0
}

async function measureSite(say: (text: string) => void): Promise<void> {
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

/** On a build of its own, which is taken over when there is one. */
async function measureFinished(extent: keyof typeof extents, say: (text: string) => void) {
  say('building what is not built …')
  const stack = await startSite()
  await stack.stop()
  return measureServing(
    {
      state,
      build: '.next-bench',
      content: ports.content,
      backend: ports.backend,
      siteOrigin: `http://localhost:${ports.site}`,
    },
    { path: review, document: 'casino_review_copper-lantern' },
    { ...extents[extent], firstPort: ports.serving },
    say,
  )
}

/** In a process of its own, which is told where the browser is. */
async function measurePaint(extent: keyof typeof extents, say: (text: string) => void): Promise<void> {
  say('starting the services, and building what is not built …')
  const stack = await startSite()
  try {
    const program = [
      process.execPath,
      join(import.meta.dirname, 'paint/paint.ts'),
      stack.origin,
      String(ports.bare),
      String({ small: 1, whole: 5 }[extent]),
    ]
    await run([join(workspace, 'tools/checks/bin/with-browser.mjs'), ...program], workspace, {}, 'inherit')
  } finally {
    await stack.stop()
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
  print(rows)
  console.log(
    `\n  npm start, cold: ${(start.coldMs / 1000).toFixed(1)} s; warm: ${(start.warmMs / 1000).toFixed(1)} s`,
  )
  keep('bench.json', figures)
}

function reportContent(figures: ContentFigures): void {
  print(contentTables(figures))
  keep('bench-content.json', figures)
}

function reportBuilds(builds: readonly BuildFigures[]): void {
  print([
    ['articles', 'build, s', 'finish, s', 'MB', 'files', 'calls', 'first start, s', 'first visit, ms'],
    ...builds.map(
      ({ articles, buildSeconds, finishSeconds, megabytes, files, calls, firstStart, firstVisitMs }) => [
        articles,
        buildSeconds.toFixed(1),
        finishSeconds.toFixed(1),
        megabytes.toFixed(0),
        files,
        `${calls.build} + ${calls.finish}`,
        `${firstStart.seconds.toFixed(1)} (${firstStart.calls} calls)`,
        `${firstVisitMs.p50.toFixed(0)}, ${firstVisitMs.p99.toFixed(0)}`,
      ],
    ),
  ])
  keep('bench-builds.json', { builds })
}

function ratio(ours: number, theirs: number): string {
  return `${(ours / theirs).toFixed(2)}×`
}
