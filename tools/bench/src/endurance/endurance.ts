/**
 * The longest proof: visitors of all kinds at two processes, a publish every five seconds and a fault every minute, for as
 * long as is wanted. Whether something was lost, shown too long, or kept growing.
 *
 * @module
 */
import { setTimeout as pause } from 'node:timers/promises'
import { type Fault, faults } from '../alerts/faults.ts'
import { withStatus } from '../alerts/lines.ts'
import { type AlertStack, startAlertStack } from '../alerts/stack.ts'
import { memoryMbOf } from '../processes.ts'
import { publishWords, tell } from '../serving/publishes.ts'
import type { Stack } from '../serving/site-process.ts'

/** What a minute was like. */
export interface Minute {
  /** Of its middle third. */
  fault: string
  answers: number
  /** Answers that were no page, by status; `none`: neither process answered. */
  refused: Record<string, number>
  publishes: number
  /** The webhook promised that they are live in both processes. */
  promised: number
  /** Pages of before that were shown after such a promise. */
  stale: number
  /** Until both processes showed a publish, at most. Milliseconds. */
  liveMs: number
  /** Of either process, at its end. Megabytes. */
  memoryMb: readonly number[]
}

const document = 'casino_review_copper-lantern'
const page = '/casino-reviews/copper-lantern'
const paths = [
  page,
  '/',
  '/casino-reviews',
  '/casino-blog',
  '/about',
  '/search?q=roulette',
  '/login',
  '/sitemap.xml',
]
const visitors = 6
const betweenVisitsMs = 40
const publishEveryMs = 5_000
const minuteMs = 60_000
/** A process without a webhook looks every five seconds; one that is held answers after four. */
const longestLiveMs = 30_000

const made = (name: string): Fault => faults.find((fault) => fault.name === name)!
/** Those that visitors are to notice least. */
const faultsInTurn = [
  'the content service is slow',
  'Redis is gone',
  'the backend is away',
  'the content service is away',
].flatMap((name) => made(name) ?? [])

// Those of the alerts publish as well, and other words than are looked for here.
const stopped: Fault = {
  name: 'a process is stopped',
  raises: [],
  make: async ({ pid }) => {
    process.kill(pid(1), 'SIGSTOP')
    return () => process.kill(pid(1), 'SIGCONT')
  },
}

const edgeAway: Fault = {
  name: 'the cache in front is away',
  raises: [],
  make: async ({ edge }) => {
    edge.fault = withStatus(503)
    return () => (edge.fault = undefined)
  },
}

const killed: Fault = {
  name: 'a process is killed',
  raises: [],
  make: async ({ kill, restart }) => {
    kill(1)
    await pause(2_000)
    await restart(1)
    return () => {}
  },
}

/** Breaks and asks for some minutes. @param firstPort Twelve in a row. */
export async function endure(
  base: Stack,
  { minutes, firstPort }: { minutes: number; firstPort: number },
  say: (text: string) => void,
): Promise<Minute[]> {
  const running = await startAlertStack(base, firstPort)
  const stack = { ...base, content: firstPort }
  const ending = new AbortController()
  const found: Minute[] = []
  let minute = begun('warming up')
  let count = 0
  const visiting = Array.from({ length: visitors }, (_, visitor) =>
    visit(running, visitor, ending.signal, (status) => {
      minute.answers += 1
      if (status !== '200') minute.refused[status] = (minute.refused[status] ?? 0) + 1
    }),
  )
  const publishing = (async () => {
    while (!ending.signal.aborted) {
      const next = pause(publishEveryMs)
      const of = minute
      of.publishes += 1
      count += 1
      await publishOnce(running, stack, count, of).catch((error: unknown) =>
        say(`publish ${count}: ${String(error)}`),
      )
      await next
    }
  })()
  try {
    const all = [...faultsInTurn, stopped, edgeAway, killed]
    for (let at = 0; at < minutes; at += 1) {
      const fault = all[at % all.length]!
      minute = begun(fault.name)
      await pause(minuteMs / 3)
      const making = fault.make(running)
      making.catch((error: unknown) => say(`${fault.name}: ${String(error)}`))
      await pause(minuteMs / 3)
      await making.then((mend) => mend()).catch(() => {})
      await pause(minuteMs / 3)
      const done = {
        ...minute,
        memoryMb: [memoryMbOf(running.pid(0), 'VmRSS'), memoryMbOf(running.pid(1), 'VmRSS')],
      }
      found.push(done)
      say(
        `minute ${at + 1}: ${fault.name}: ${done.answers} answers, ${JSON.stringify(done.refused)}, ${done.stale} stale`,
      )
    }
    return found
  } finally {
    ending.abort()
    await Promise.all([...visiting, publishing])
    await running.stop()
  }
}

function begun(fault: string): Minute {
  return { fault, answers: 0, refused: {}, publishes: 0, promised: 0, stale: 0, liveMs: 0, memoryMb: [] }
}

/** Asks one process, and the other where it does not answer, as a server in front does. */
async function visit(
  { origins }: AlertStack,
  visitor: number,
  ending: AbortSignal,
  note: (status: string) => void,
): Promise<void> {
  for (let turn = visitor; !ending.aborted; turn += 1) {
    const path = paths[turn % paths.length]!
    const first = await statusOf(origins[turn % 2]! + path)
    note(first ?? (await statusOf(origins[(turn + 1) % 2]! + path)) ?? 'none')
    await pause(betweenVisitsMs)
  }
}

async function statusOf(url: string): Promise<string | undefined> {
  try {
    const response = await fetch(url, { signal: AbortSignal.timeout(10_000) })
    await response.arrayBuffer()
    return String(response.status)
  } catch {
    return undefined
  }
}

async function publishOnce(running: AlertStack, stack: Stack, count: number, minute: Minute): Promise<void> {
  const words = `Published ${count} in this proof`
  await publishWords(stack, document, words)
  const began = performance.now()
  const told = count % 2
  const status = await tell(running.origins[told]!, stack, document).then(
    (answer) => answer.status,
    () => 'unreachable',
  )
  const isPromised = status === 'done' || status === 'nothing-changed'
  if (isPromised) minute.promised += 1
  let isFirstLook = true
  for (;;) {
    const shown = await Promise.all(running.origins.map((origin) => wordsAt(origin)))
    const isLive = shown.every((each) => each === undefined || each === words)
    if (!isLive && isFirstLook && isPromised) minute.stale += 1
    isFirstLook = false
    const passedMs = performance.now() - began
    minute.liveMs = Math.max(minute.liveMs, passedMs)
    if (isLive || passedMs > longestLiveMs) return
    await pause(200)
  }
}

/** What a process shows of the document. `undefined`: no page. */
async function wordsAt(origin: string): Promise<string | undefined> {
  try {
    const response = await fetch(origin + page, { signal: AbortSignal.timeout(6_000) })
    const text = await response.text()
    return response.ok ? (/Published \d+ in this proof/.exec(text)?.[0] ?? '') : undefined
  } catch {
    return undefined
  }
}

/** The rows of a table, and one of everything. */
export function rowsOfEndurance(minutes: readonly Minute[]): (readonly (string | number)[])[] {
  const refusedOf = (refused: Minute['refused']): string =>
    Object.entries(refused)
      .map(([status, times]) => `${times} × ${status}`)
      .join(', ') || '0'
  const sum = (of: (minute: Minute) => number): number => minutes.reduce((total, each) => total + of(each), 0)
  const all: Record<string, number> = {}
  for (const { refused } of minutes)
    for (const [status, times] of Object.entries(refused)) all[status] = (all[status] ?? 0) + times
  return [
    ['fault', 'answers', 'no page', 'publishes', 'promised', 'stale', 'live ms', 'memory MB'],
    ...minutes.map((each) => [
      each.fault,
      each.answers,
      refusedOf(each.refused),
      each.publishes,
      each.promised,
      each.stale,
      each.liveMs.toFixed(0),
      each.memoryMb.map((mb) => mb.toFixed(0)).join(' '),
    ]),
    [
      'all',
      sum(({ answers }) => answers),
      refusedOf(all),
      sum(({ publishes }) => publishes),
      sum(({ promised }) => promised),
      sum(({ stale }) => stale),
      Math.max(...minutes.map(({ liveMs }) => liveMs)).toFixed(0),
      '',
    ],
  ]
}
