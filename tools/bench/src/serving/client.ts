import { spawn, spawnSync } from 'node:child_process'
import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import autocannon from 'autocannon'
import { NoFigureError } from '../no-figure-error.ts'
import { processorMsOf } from '../processes.ts'

/** Requests answered per second, and the slowest of a hundred in milliseconds. */
export interface Load {
  requestsPerSecond: number
  p99Ms: number
  /** Processor time of the server for a request, in milliseconds. `undefined` where the system does not tell. */
  processorMs?: number | undefined
}

const connections = 50
const lookedAt = 5
/** The server has the first one. */
const clientCore = 1

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

/** How to run a program that shares the client's core and gives way to it, where the system can. */
export function besideClient(
  program: string,
  args: readonly string[],
): readonly [program: string, args: readonly string[]] {
  const [first, rest] = pinned(clientCore, program, args)
  return has('nice', '--version') ? ['nice', ['-n', '19', first, ...rest]] : [first, rest]
}

/** What is loaded. */
export interface Target {
  url: string
  headers: Readonly<Record<string, string>>
  /** Asks for `/many/0`, `/many/1` and so on at random instead, so many of them. */
  pages?: number
  /** Asks for these in turn instead, and goes on where it was the last time: what is asked twice may be kept. */
  paths?: readonly string[]
  /** There is nothing at any of them: every answer has to be 404. */
  isAbsent?: boolean
  /** The process that answers, whose processor time is counted. */
  pid?: number | undefined
}

/**
 * Loads an address with fifty connections.
 *
 * @throws {NoFigureError} An answer was none, or leads elsewhere: only 200 counts, or 404 where nothing is to be there.
 */
export async function shoot(target: Target, seconds: number): Promise<Load> {
  await mustAnswer(target)
  const beforeMs = processorMsOf(target.pid)
  const load = await (clientName === 'wrk' ? shootWithWrk : shootWithAutocannon)(target, seconds)
  const afterMs = processorMsOf(target.pid)
  if (beforeMs === undefined || afterMs === undefined) return load
  return { ...load, processorMs: (afterMs - beforeMs) / (load.requestsPerSecond * seconds) }
}

/** The client counts a redirect as an answer, so some are looked at before. */
async function mustAnswer({ url, headers, paths, isAbsent = false }: Target): Promise<void> {
  const first = paths ? (asked.get(paths) ?? 0) : 0
  const looked = paths?.slice(first, first + lookedAt) ?? [new URL(url).pathname + new URL(url).search]
  if (paths) asked.set(paths, first + looked.length)
  for (const path of looked) {
    const { status } = await fetch(new URL(path, url), { headers, redirect: 'manual' })
    if (status !== (isAbsent ? 404 : 200))
      throw new NoFigureError(`${path} was answered with ${status}, so its speed means nothing.`)
  }
}

async function shootWithWrk(target: Target, seconds: number): Promise<Load> {
  const { url, headers, pages, paths, isAbsent = false } = target
  const given = Object.entries(headers).flatMap(([name, value]) => ['-H', `${name}: ${value}`])
  const listed = paths && listOf(paths)
  const first = paths ? (asked.get(paths) ?? 0) : 0
  const chosen = listed ? 'listed-page.lua' : pages === undefined ? undefined : 'random-page.lua'
  const script = chosen === undefined ? [] : ['-s', join(import.meta.dirname, chosen)]
  const load = ['-t1', `-c${connections}`, `-d${seconds}s`, '--latency', ...script, ...given, url]
  const [program, args] = pinned(clientCore, 'wrk', load)
  const env = {
    ...process.env,
    PAGES: String(pages ?? 1),
    ...(listed && { PATHS: listed, FIRST: String(first) }),
  }
  const child = spawn(program, args, { env, stdio: ['ignore', 'pipe', 'inherit'] })
  const said = await text(child.stdout)
  const bad = /Non-2xx or 3xx responses: (\d+)/.exec(said)?.[1]
  const rate = /Requests\/sec:\s+([\d.]+)/.exec(said)?.[1]
  const slowest = /99%\s+([\d.]+)(us|ms|s)/.exec(said)
  if ((bad !== undefined) !== isAbsent || !(Number(rate) > 0) || !slowest)
    throw new NoFigureError(`${url} was not answered well, so its speed means nothing:\n${said}`)
  const answered = Number(/(\d+) requests in/.exec(said)?.[1])
  // Those that nobody waited for when the time was over are not among the answered.
  if (paths) asked.set(paths, first + answered + 10 * connections)
  const unit = { us: 0.001, ms: 1, s: 1_000 }[slowest[2] as 'us' | 'ms' | 's']
  return { requestsPerSecond: Number(rate), p99Ms: Number(slowest[1]) * unit }
}

/** The same by autocannon, wherever the system lets it run. */
async function shootWithAutocannon(
  { url, headers, pages = 1, paths, isAbsent = false }: Target,
  duration: number,
): Promise<Load> {
  const nextPath = (): string => {
    if (!paths) return pageOf(pages)
    const place = asked.get(paths) ?? 0
    asked.set(paths, place + 1)
    return paths[place % paths.length]!
  }
  const anyPage = { path: '/', setupRequest: (request: object) => ({ ...request, path: nextPath() }) }
  const requests = pages === 1 && !paths ? undefined : [anyPage]
  const { non2xx, errors, ...result } = await autocannon({
    url,
    connections,
    duration,
    headers,
    ...(requests && { requests }),
  })
  const { requests: rate, latency } = result
  if (errors > 0 || non2xx > 0 !== isAbsent)
    throw new NoFigureError(`${url} answered ${non2xx + errors} requests badly, so its speed means nothing.`)
  return { requestsPerSecond: rate.average, p99Ms: latency.p99 }
}

const lists = new WeakMap<readonly string[], string>()
/** How many of each list were asked for. */
const asked = new WeakMap<readonly string[], number>()

/** A file with these paths, written once. */
function listOf(paths: readonly string[]): string {
  const file = lists.get(paths) ?? join(mkdtempSync(join(tmpdir(), 'bench-paths-')), 'paths')
  if (!lists.has(paths)) writeFileSync(file, paths.join('\n'))
  lists.set(paths, file)
  return file
}

function pageOf(pages: number): string {
  return `/many/${Math.floor(Math.random() * pages)}`
}

function has(program: string, option: string): boolean {
  return spawnSync(program, [option], { stdio: 'ignore' }).error === undefined
}
