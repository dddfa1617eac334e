/**
 * Measures the routing library: look-ups by the number of rules, and what the
 * proxy adds to a request, as ratios within one run.
 *
 * @module
 */
import { mkdirSync, writeFileSync } from 'node:fs'
import { cpus } from 'node:os'
import { join } from 'node:path'
import { compareLoad } from '../load.ts'
import { run, startServer } from '../processes.ts'
import { type LookupCost, measureLookups } from './lookups.ts'

const workspace = join(import.meta.dirname, '../../../..')
const next = join(workspace, 'node_modules/next/dist/bin/next')
const ports = { bare: 3318, proxied: 3319, idle: 3320 }

/** What routing costs. */
interface RoutingFigures {
  lookups: readonly LookupCost[]
  load: Awaited<ReturnType<typeof compareLoad>>
}

/** Measures look-ups in this process, and a page without a proxy, behind one that does nothing, and behind ours. */
export async function measureRouting(say: (text: string) => void): Promise<RoutingFigures> {
  say('look-ups …')
  const lookups = measureLookups()
  say('a page without a proxy, behind one that does nothing, and behind ours: building …')
  const bare = await startApp('bare')
  const idle = await startApp('idle')
  const proxied = await startApp('proxied')
  try {
    const addresses = { bare: `${bare.origin}/`, idle: `${idle.origin}/`, proxied: `${proxied.origin}/` }
    return { lookups, load: await compareLoad(addresses, say) }
  } finally {
    await bare.stop()
    await idle.stop()
    await proxied.stop()
  }
}

/** Prints the tables and writes `reports/bench-routing.json`. */
export function reportRouting({ lookups, load }: RoutingFigures): void {
  showLookups(lookups)
  const { bare, idle, proxied } = load
  if (!bare || !idle || !proxied) return
  const rateOf = ({ requestsPerSecond }: typeof bare) => Math.round(requestsPerSecond)
  const ratio = proxied.requestsPerSecond / bare.requestsPerSecond
  const ratioToIdle = proxied.requestsPerSecond / idle.requestsPerSecond
  const addedMs = 1000 / proxied.requestsPerSecond - 1000 / bare.requestsPerSecond
  console.log(
    `\n  requests a second: ${rateOf(bare)} without a proxy, ${rateOf(idle)} behind one that does nothing, ${rateOf(proxied)} behind ours`,
  )
  console.log(
    `  ours: ${ratio.toFixed(2)}× of no proxy, ${ratioToIdle.toFixed(2)}× of one that does nothing; ${addedMs.toFixed(2)} ms a request`,
  )
  mkdirSync(join(workspace, 'reports'), { recursive: true })
  const figures = { node: process.version, cores: cpus().length, lookups, load, ratio, ratioToIdle, addedMs }
  writeFileSync(join(workspace, 'reports/bench-routing.json'), `${JSON.stringify(figures, null, 2)}\n`)
  console.log('  Written to reports/bench-routing.json')
}

async function startApp(name: keyof typeof ports) {
  const folder = join(workspace, 'tools/bench', name)
  await run([next, 'build', folder], workspace)
  return startServer({
    args: [next, 'start', folder, '--hostname', '127.0.0.1', '--port', String(ports[name])],
    cwd: workspace,
    origin: `http://127.0.0.1:${ports[name]}`,
    ready: /Ready in/,
  })
}

function showLookups(costs: readonly LookupCost[]): void {
  const [first] = costs
  if (!first) return
  const cell = (value: number, base: number) =>
    `${Math.round(value)} (${(value / base).toFixed(2)}×)`.padStart(18)
  console.log(
    `  ${'ns a look-up (ratio to ten)'.padEnd(28)}${['route', 'redirect found', 'redirect not found'].map((name) => name.padStart(20)).join('')}`,
  )
  for (const cost of costs)
    console.log(
      `  ${`${cost.rules} rules`.padEnd(28)}  ${cell(cost.matchNs, first.matchNs)}  ${cell(cost.redirectHitNs, first.redirectHitNs)}  ${cell(cost.redirectMissNs, first.redirectMissNs)}`,
    )
}
