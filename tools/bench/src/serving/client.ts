import { spawn, spawnSync } from 'node:child_process'
import { text } from 'node:stream/consumers'
import autocannon from 'autocannon'
import type { Load } from '../load.ts'

const connections = 50

/** A client whose own work does not count as the server's: wrk, where it is installed. */
export const clientName: 'wrk' | 'autocannon' = has('wrk', '-v') ? 'wrk' : 'autocannon'

/** How to run a program on one core, where the system can. */
export function pinned(
  core: number,
  program: string,
  args: readonly string[],
): readonly [program: string, args: readonly string[]] {
  return has('taskset', '--version') ? ['taskset', ['-c', String(core), program, ...args]] : [program, args]
}

/** Loads an address with fifty connections. Every answer must be 200. */
export async function shoot(
  url: string,
  seconds: number,
  headers: Readonly<Record<string, string>>,
): Promise<Load> {
  return clientName === 'wrk'
    ? shootWithWrk(url, seconds, headers)
    : shootWithAutocannon(url, seconds, headers)
}

async function shootWithWrk(
  url: string,
  seconds: number,
  headers: Readonly<Record<string, string>>,
): Promise<Load> {
  const given = Object.entries(headers).flatMap(([name, value]) => ['-H', `${name}: ${value}`])
  const asked = ['-t1', `-c${connections}`, `-d${seconds}s`, '--latency', ...given, url]
  const [program, args] = pinned(1, 'wrk', asked)
  const child = spawn(program, args, { stdio: ['ignore', 'pipe', 'inherit'] })
  const said = await text(child.stdout)
  const bad = /Non-2xx or 3xx responses: (\d+)/.exec(said)?.[1]
  const rate = /Requests\/sec:\s+([\d.]+)/.exec(said)?.[1]
  const slowest = /99%\s+([\d.]+)(us|ms|s)/.exec(said)
  if (bad !== undefined || rate === undefined || !slowest)
    throw new TypeError(`${url} was not answered well, so its speed means nothing:\n${said}`)
  const unit = { us: 0.001, ms: 1, s: 1_000 }[slowest[2] as 'us' | 'ms' | 's']
  return { requestsPerSecond: Number(rate), p99Ms: Number(slowest[1]) * unit }
}

async function shootWithAutocannon(
  url: string,
  duration: number,
  headers: Readonly<Record<string, string>>,
): Promise<Load> {
  const { non2xx, errors, requests, latency } = await autocannon({ url, connections, duration, headers })
  if (non2xx + errors > 0)
    throw new TypeError(`${url} answered ${non2xx + errors} requests badly, so its speed means nothing.`)
  return { requestsPerSecond: requests.average, p99Ms: latency.p99 }
}

function has(program: string, option: string): boolean {
  return spawnSync(program, [option], { stdio: 'ignore' }).error === undefined
}
