import autocannon from 'autocannon'
import { median } from './statistics.ts'
import { NoFigureError } from './no-figure-error.ts'

/** Requests answered per second, and the slowest of a hundred in milliseconds. */
export interface Load {
  requestsPerSecond: number
  p99Ms: number
}

const connections = 50
const rounds = 5
const secondsPerRound = 4

/**
 * Loads several addresses in turn, round by round, so that a machine that gets
 * slower gets slower for all. Every answer must be 200.
 *
 * @returns The medians, by name.
 */
export async function compareLoad(
  addresses: Record<string, string>,
  say: (text: string) => void,
): Promise<Record<string, Load>> {
  const results: Record<string, Load[]> = Object.fromEntries(Object.keys(addresses).map((name) => [name, []]))
  for (const url of Object.values(addresses)) await shoot(url, 2)
  for (let round = 1; round <= rounds; round += 1) {
    for (const [name, url] of Object.entries(addresses))
      results[name]?.push(await shoot(url, secondsPerRound))
    say(`load: round ${round} of ${rounds} done`)
  }
  return Object.fromEntries(
    Object.entries(results).map(([name, loads]) => [
      name,
      {
        requestsPerSecond: median(loads.map((load) => load.requestsPerSecond)),
        p99Ms: median(loads.map((load) => load.p99Ms)),
      },
    ]),
  )
}

async function shoot(url: string, seconds: number): Promise<Load> {
  const result = await autocannon({
    url,
    connections,
    duration: seconds,
    headers: { 'accept-encoding': 'gzip' },
  })
  if (result.non2xx > 0 || result.errors > 0)
    throw new NoFigureError(
      `${url} answered ${result.non2xx + result.errors} requests badly, so its speed means nothing.`,
    )
  return { requestsPerSecond: result.requests.average, p99Ms: result.latency.p99 }
}
