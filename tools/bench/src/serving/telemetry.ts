/**
 * What it costs a finished page that the site is watched: processor time for each request, of a process without telemetry
 * and of one with all of it, in turn.
 *
 * @module
 */
import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { createServer, type Server as HttpServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { NoFigureError } from '../no-figure-error.ts'
import type { Server } from '../processes.ts'
import { median, medianInterval } from '../statistics.ts'
import { shoot, type Target } from './client.ts'
import { type Stack, startOurs, startServices } from './site-process.ts'

/** Microseconds of processor time for a request, by case. */
export interface TelemetryFigures {
  rounds: number
  off: number
  on: number
  /** Each request brings an id of a server in front, which is returned. */
  named: number
  /** The medians of what each round has shown. */
  onOfOff: number
  namedOfOff: number
  /** Where the first of them is in truth, with a chance of 95 in 100, and what that says of the promise. */
  onBetween: readonly [number, number]
  verdict: 'kept' | 'broken' | 'undecided'
}

/** One round: microseconds for a request of each case. */
export interface TelemetryRound {
  off: number
  on: number
  named: number
}

const gzip = { 'accept-encoding': 'gzip' }
/** What being watched may add to a finished page. */
const promisedRatio = 1.03
/** As many rounds again as were wanted are measured while it is undecided. */
const mostTimes = 10
const scrapeEveryMs = 1_000
/** Of the kernel's clock that counts processor time (`getconf CLK_TCK`). */
const ticksPerSecond = 100

/** @param page Path of the page that is measured. */
export async function measureTelemetry(
  stack: Stack,
  page: string,
  { firstPort, rounds, secondsPerRound }: { firstPort: number; rounds: number; secondsPerRound: number },
  say: (text: string) => void,
): Promise<TelemetryFigures> {
  const [offAt, onAt, metricsAt] = [firstPort, firstPort + 1, firstPort + 2] as const
  const running: Server[] = []
  const started = async (starting: Promise<Server>): Promise<Server> => {
    const server = await starting
    running.push(server)
    return server
  }
  const collector = await startCollector()
  try {
    await started(startServices(stack))
    const hops = { SITE_TRUSTED_HOPS: '1' }
    const off = await started(startOurs(stack, { port: offAt, core: 0, env: hops }))
    const telemetry = {
      ...hops,
      SITE_METRICS_PORT: String(metricsAt),
      SITE_ACCESS_LOG_EVERY: '100',
      OTEL_EXPORTER_OTLP_ENDPOINT: collector.url,
      OTEL_METRIC_EXPORT_INTERVAL: '1000',
    }
    const on = await started(startOurs(stack, { port: onAt, core: 0, env: telemetry }))
    const target = (server: Server, headers: Record<string, string> = gzip): Target => ({
      url: server.origin + page,
      headers,
    })
    const named = { ...gzip, 'x-request-id': '0af7651916cd43dd8448eb211c80319c' }
    for (const server of [off, on]) await shoot(target(server), secondsPerRound)
    const scraping = setInterval(
      () =>
        // A connection may be closed while it is used again. The next one is not.
        void fetch(`http://127.0.0.1:${metricsAt}/metrics`)
          .then((response) => response.text())
          .catch(() => {}),
      scrapeEveryMs,
    )
    const cases = [
      ['off', off, gzip],
      ['on', on, gzip],
      ['named', on, named],
    ] as const
    const all: TelemetryRound[] = []
    const isOpen = (): boolean => figuresOf(all).verdict === 'undecided'
    const most = rounds > 5 ? rounds * mostTimes : rounds
    for (let round = 1; round <= most; round += 1) {
      if (round > rounds && !isOpen()) break
      const found: Partial<TelemetryRound> = {}
      // What comes first after a pause is measured no faster than what comes last.
      const order = round % 2 === 1 ? cases : cases.toReversed()
      for (const [name, server, headers] of order)
        found[name] = await costOf(server, target(server, headers), secondsPerRound)
      all.push(found as TelemetryRound)
      say(`telemetry: round ${round} done, ${figuresOf(all).verdict}`)
    }
    clearInterval(scraping)
    if (collector.received() === 0)
      throw new NoFigureError('Nothing was sent to the collector, so its cost was not measured.')
    return figuresOf(all)
  } finally {
    for (const server of running.toReversed()) await server.stop()
    collector.server.close()
  }
}

/** The figures of some rounds: a machine that gets slower gets slower for all cases of a round. */
export function figuresOf(rounds: readonly TelemetryRound[]): TelemetryFigures {
  const of = (name: keyof TelemetryRound): number => median(rounds.map((round) => round[name]))
  const onBetween = medianInterval(rounds.map(({ off, on }) => on / off))
  return {
    rounds: rounds.length,
    off: of('off'),
    on: of('on'),
    named: of('named'),
    onOfOff: median(rounds.map(({ off, on }) => on / off)),
    namedOfOff: median(rounds.map(({ off, named }) => named / off)),
    onBetween,
    verdict: onBetween[1] <= promisedRatio ? 'kept' : onBetween[0] > promisedRatio ? 'broken' : 'undecided',
  }
}

/** Prints the table and writes `reports/bench-telemetry.json`. */
export function reportTelemetry(
  figures: TelemetryFigures,
  keep: (file: string, figures: object) => void,
  print: (rows: readonly (readonly (string | number)[])[]) => void,
): void {
  const row = (words: string, microseconds: number, ratio: number) => [
    words,
    microseconds.toFixed(1),
    percent(ratio),
  ]
  print([
    ['', 'processor, µs', 'more'],
    row('finished page, not watched', figures.off, 1),
    row('metrics, traces, access lines', figures.on, figures.onOfOff),
    row('and an id that is returned', figures.named, figures.namedOfOff),
    [
      `at most ${percent(promisedRatio)}: ${figures.verdict}`,
      `${figures.rounds} rounds`,
      figures.onBetween.map(percent).join(' to '),
    ],
  ])
  keep('bench-telemetry.json', figures)
}

function percent(ratio: number): string {
  return `${((ratio - 1) * 100).toFixed(1)} %`
}

async function costOf(server: Server, target: Target, seconds: number): Promise<number> {
  const { pid } = JSON.parse(server.said) as { pid: number }
  const before = processorSeconds(pid)
  const { requestsPerSecond } = await shoot(target, seconds)
  return ((processorSeconds(pid) - before) / (requestsPerSecond * seconds)) * 1e6
}

/** User and system time of a process with all its threads (proc(5), `stat`). */
function processorSeconds(pid: number): number {
  const fields = readFileSync(`/proc/${pid}/stat`, 'latin1').split(') ')[1]?.split(' ') ?? []
  const [user, system] = [Number(fields[11]), Number(fields[12])]
  return (user + system) / ticksPerSecond
}

/** Takes what is sent by OTLP, and keeps none of it. */
async function startCollector(): Promise<{ url: string; received: () => number; server: HttpServer }> {
  let received = 0
  const server = createServer((request, response) => {
    received += 1
    request.resume().once('end', () => response.end())
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  return { url: `http://127.0.0.1:${port}`, received: () => received, server }
}
