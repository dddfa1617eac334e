/**
 * Measures how finished pages are served and painted against the least that can be done, how soon a publish is live,
 * what a flood of questions costs, builds in several languages, and the content service at three sizes.
 *
 * @module
 */
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { endure, rowsOfEndurance } from './endurance/endurance.ts'
import { run, startServer } from './processes.ts'
import { keep, print } from './report.ts'
import { measureAttack, rowsOfAttack } from './serving/attack.ts'
import { rowsOfAssumptions, rowsOfSimulation } from './simulation/simulate.ts'
import { complaintOfBuilds, measureBuilds, rowsOfBuilds } from './scale/builds.ts'
import { measureScale, reportScale, type ScaleFigures } from './scale/scale.ts'
import { measurePublishes, rowsOfPublishes } from './serving/publishes.ts'
import { extents, measureServing, reportLoad, reportServing } from './serving/serving.ts'
import { measureTelemetry, reportTelemetry } from './serving/telemetry.ts'

const workspace = join(import.meta.dirname, '../../..')
const review = '/casino-reviews/copper-lantern'
const comparison = '/compare?with=copper-lantern,velvet-comet'
const firstPort = Number(process.env['BENCH_PORT'] ?? 3310)
const ports = {
  site: firstPort,
  bare: firstPort + 1,
  content: firstPort + 2,
  backend: firstPort + 3,
  /** Six in a row. */
  serving: firstPort + 7,
}
const state = join(workspace, '.house-edge/bench')

const benchStack = {
  state,
  build: '.next-bench',
  content: ports.content,
  backend: ports.backend,
  siteOrigin: `http://localhost:${ports.site}`,
}

const parts = [
  'serving',
  'publishing',
  'attack',
  'telemetry',
  'paint',
  'service',
  'scale',
  'languages',
  'simulation',
  'endurance',
]

/** Shows with small counts that `serving`, `publishing`, `attack` and `paint` work. Their figures mean nothing. */
const small = '--small'

/**
 * Runs the benchmark or one part of it, prints its tables and writes
 * a file named after each part below `reports`.
 *
 * @returns The exit code: 1 where a part of the benchmark does not exist, or builds cost more than their limit.
 */
export async function main(args: readonly string[]): Promise<0 | 1> {
  const { positionals: wanted, values } = parseArgs({
    args: args.filter((arg) => arg !== small),
    allowPositionals: true,
    options: { minutes: { type: 'string', default: '60' } },
  })
  const extent = args.includes(small) ? 'small' : 'whole'
  if (wanted.some((name) => !parts.includes(name))) {
    console.error(`The parts of the benchmark are: ${parts.join(', ')}.`)
    return 1
  }
  const say = (text: string) => console.log(`  ${text}`)
  const has = (part: string) => (wanted.length === 0 && part !== 'endurance') || wanted.includes(part)
  let code: 0 | 1 = 0
  if (has('serving')) {
    console.log('Serving benchmark (about fifteen minutes)\n')
    reportServing(await measureFinished(extent, say), keep)
  }
  if (has('publishing')) {
    console.log('From a publish until it is live (about six minutes)\n')
    say('building what is not built …')
    await (await startSite()).stop()
    const published = { path: review, document: 'casino_review_copper-lantern', question: comparison }
    const told = { ...published, ports: [ports.serving, ports.serving + 1] as const }
    const figures = await measurePublishes(benchStack, told, extents[extent].publishes, say)
    if (figures) {
      print(rowsOfPublishes(figures))
      keep('bench-publishing.json', figures)
    } else say('Not measured: there is neither Redis nor Valkey.')
  }
  if (has('attack')) {
    console.log('A flood of questions, each another (about ten minutes)\n')
    say('building what is not built …')
    await (await startSite()).stop()
    const questions = extent === 'small' ? 300 : 100_000
    const figures = await measureAttack(benchStack, { questions, port: ports.serving }, say)
    print(rowsOfAttack(figures))
    keep('bench-attack.json', figures)
  }
  if (has('telemetry')) {
    console.log('What it costs that the site is watched (about a minute)\n')
    reportTelemetry(await measureWatched(extent, say), keep, print)
  }
  if (has('paint')) {
    console.log('What a phone sees of a page, and when (about twelve minutes)\n')
    await measurePaint(extent, say)
  }
  if (has('service')) {
    console.log('Content service at 100, 1,000 and 10,000 documents (about three minutes)\n')
    await run([join(workspace, 'tools/content-service/bench/run.ts')], workspace, {}, 'inherit')
    console.log('  Written to reports/bench-service.json')
  }
  if (has('scale')) {
    console.log('A site of many documents (about ten minutes)\n')
    reportScale(await measureSizes(extent === 'small' ? [200] : [1_000, 20_000], say), keep, print)
  }
  if (has('languages')) {
    console.log('A build of documents in one language, and in three (about ten minutes)\n')
    const figures = await measureBuilds(
      { ...benchStack, build: '.next-bench-languages' },
      {
        documents: extent === 'small' ? 200 : 2_000,
        content: join(workspace, 'content'),
        firstPort: ports.serving,
        next: join(workspace, 'node_modules/next/dist/bin/next'),
      },
      say,
    )
    print(rowsOfBuilds(figures))
    keep('bench-languages.json', figures)
    const complaint = complaintOfBuilds(figures)
    if (complaint !== undefined) {
      console.error(`\n  ${complaint}`)
      code = 1
    }
  }
  if (has('endurance')) {
    const minutes = Number(values.minutes)
    console.log(`A fault every minute, and a publish every five seconds (${minutes} minutes)\n`)
    say('building what is not built …')
    await (await startSite()).stop()
    const all = await endure(benchStack, { minutes, firstPort: ports.serving }, say)
    print(rowsOfEndurance(all))
    keep('bench-endurance.json', { minutes: all })
  }
  if (has('simulation')) {
    console.log('What a site meets that grows, worked out (seconds)\n')
    print(rowsOfSimulation())
    print(rowsOfAssumptions())
  }
  return code
}

/** On a build of its own, which is taken over when there is one. */
async function measureFinished(extent: keyof typeof extents, say: (text: string) => void) {
  say('building what is not built …')
  const stack = await startSite()
  await stack.stop()
  return measureServing(
    benchStack,
    review,
    { ...extents[extent], firstPort: ports.serving },
    say,
    (figures) => reportLoad(figures, extent, keep, print),
  )
}

async function measureWatched(extent: keyof typeof extents, say: (text: string) => void) {
  say('building what is not built …')
  await (await startSite()).stop()
  const { rounds, secondsPerRound } = extents[extent]
  // The difference is small beside that of two rounds on a machine that does something else.
  const watched = { rounds: 3 * rounds, secondsPerRound, firstPort: ports.serving }
  return measureTelemetry(benchStack, review, watched, say)
}

async function measureSizes(sizes: readonly number[], say: (text: string) => void): Promise<ScaleFigures[]> {
  say('building what is not built …')
  await (await startSite()).stop()
  const figures: ScaleFigures[] = []
  for (const documents of sizes) {
    const options = { documents, content: join(workspace, 'content'), firstPort: ports.serving }
    figures.push(await measureScale(benchStack, options, say))
  }
  return figures
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
