import { shootWithAutocannon } from './serving/client.ts'
import { median } from './statistics.ts'

/** Requests answered per second, and the slowest of a hundred in milliseconds. */
export interface Load {
  requestsPerSecond: number
  p99Ms: number
  /** Processor time of the server for a request, in milliseconds. `undefined` where the system does not tell. */
  processorMs?: number | undefined
}

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
  const shoot = (url: string, seconds: number): Promise<Load> =>
    shootWithAutocannon({ url, headers: { 'accept-encoding': 'gzip' } }, seconds)
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
