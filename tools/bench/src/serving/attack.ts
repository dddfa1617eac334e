/**
 * A flood of questions over HTTP, each another: what one costs, also where it is made to cost much, what they leave in
 * memory, and what readers of other pages see of it.
 *
 * @module
 */
import { readFileSync } from 'node:fs'
import { Agent, request } from 'node:http'
import { setTimeout as pause } from 'node:timers/promises'
import { NoFigureError } from '../no-figure-error.ts'
import { processorMsOf } from '../processes.ts'
import { percentile } from '../statistics.ts'
import { type HostileCase, hostileCases } from './hostile-questions.ts'
import { type Stack, startOurs, startServices } from './site-process.ts'

/** What a kind of question costs, and how it was answered. */
interface AskedFigures {
  name: string
  requests: number
  /** Processor time of the server for a request. Milliseconds. */
  processorMs: number
  /** Of a plain new question. */
  ofPlain: number
  statuses: Record<string, number>
}

/** What a flood costs and leaves. */
export interface AttackFigures {
  asked: AskedFigures[]
  /** Resident memory. Megabytes. */
  memoryMb: { before: number; after: number }
  /** The slowest of a hundred readers of known pages. Milliseconds. */
  knownP99Ms: { alone: number; beside: number }
  /** Whether questions that readers ask are still kept afterwards. */
  isStillKept: boolean
  /** How many of a thousand questions of one network were refused. */
  refusedOfThousand: number
}

/** More are slower for another reason: the client shares a machine. */
const atOnce = 16
/** Of one network. It may ask 600 a minute, and as many at once. */
const perNetwork = 300
const known = ['/casino-reviews/copper-lantern', '/search?q=copper', '/compare?with=copper-lantern']
const lookEveryMs = 20

/** @param questions How many of each kind. */
export async function measureAttack(
  stack: Stack,
  { questions, port }: { questions: number; port: number },
  say: (text: string) => void,
): Promise<AttackFigures> {
  const services = await startServices(stack)
  // As it is served: networks are told apart by what the server in front says.
  const env = { SITE_TRUSTED_HOPS: '1', SITE_QUESTIONS_PER_MINUTE: '600' }
  const server = await startOurs(stack, { port, core: 0, env })
  const agent = new Agent({ keepAlive: true, maxSockets: atOnce + 4 })
  try {
    const { pid } = JSON.parse(server.said) as { pid: number }
    const asker = createAsker(server.origin, agent)
    for (const path of [...known, ...known, ...known]) await asker.ask(path)
    const plainCase = hostileCases.find(({ name }) => name === 'plain')!
    // What is loaded and compiled with the first questions is no part of what they cost.
    await flood(asker.ask, plainCase, Math.min(questions, 2_000))
    await pause(2_000)
    const watchAlone = watch(asker.ask)
    await pause(lookEveryMs * 100)
    const alone = await watchAlone()
    const before = residentMb(pid)
    const watching = watch(asker.ask)
    const asked: AskedFigures[] = []
    for (const hostile of hostileCases) {
      const count = hostile.share === undefined ? questions : Math.ceil(questions * hostile.share)
      const began = processorMsOf(pid) ?? Number.NaN
      const statuses = await flood(asker.ask, hostile, count)
      const processorMs = ((processorMsOf(pid) ?? Number.NaN) - began) / count
      const plain = asked[0]?.processorMs ?? processorMs
      asked.push({ name: hostile.name, requests: count, processorMs, ofPlain: processorMs / plain, statuses })
      say(`attack: ${hostile.name}, ${count} times`)
    }
    const beside = await watching()
    const answers = await Promise.all(known.slice(1).map((path) => asker.ask(path)))
    // Asked by none before: those that were asked twice are kept, and count for no network.
    const unasked = { ...plainCase, pathOf: (place: number) => `/search?q=unasked+${place}` }
    const refusing = await flood((path) => asker.ask(path, '192.0.2.1'), unasked, 1_000)
    return {
      asked,
      memoryMb: { before, after: residentMb(pid) },
      knownP99Ms: { alone: percentile(alone, 99), beside: percentile(beside, 99) },
      isStillKept: answers.every(({ isKept }) => isKept),
      refusedOfThousand: refusing['429'] ?? 0,
    }
  } finally {
    agent.destroy()
    await server.stop()
    await services.stop()
  }
}

/** The table of a report. */
export function rowsOfAttack({
  asked,
  memoryMb,
  knownP99Ms,
  isStillKept,
  refusedOfThousand,
}: AttackFigures): readonly (readonly (string | number)[])[] {
  const statusWords = (statuses: Record<string, number>): string =>
    Object.entries(statuses)
      .map(([status, count]) => `${count} × ${status}`)
      .join(', ')
  return [
    ['', 'requests', 'processor, ms', 'of plain', 'answered'],
    ...asked.map(({ name, requests, processorMs, ofPlain, statuses }) => [
      name,
      requests,
      processorMs.toFixed(3),
      ofPlain.toFixed(2),
      statusWords(statuses),
    ]),
    ['memory, MB', memoryMb.before.toFixed(0), memoryMb.after.toFixed(0)],
    ['known pages, p99 ms', knownP99Ms.alone.toFixed(1), knownP99Ms.beside.toFixed(1)],
    ['questions of readers kept', isStillKept ? 'yes' : 'no'],
    ['refused of a thousand', refusedOfThousand],
  ]
}

type Ask = (path: string, network?: string) => Promise<{ status: number; isKept: boolean; tookMs: number }>

function createAsker(origin: string, agent: Agent): { ask: Ask } {
  let asked = 0
  const nextNetwork = (): string => {
    asked += 1
    const network = Math.floor(asked / perNetwork)
    return `10.${(network >> 16) & 255}.${(network >> 8) & 255}.${network & 255}`
  }
  return {
    ask: (path, network = nextNetwork()) =>
      new Promise((resolve, reject) => {
        const began = performance.now()
        const headers = { 'accept-encoding': 'gzip', 'x-forwarded-for': network }
        const { hostname, port } = new URL(origin)
        request({ hostname, port, path, agent, headers }, (response) => {
          response.resume().once('end', () =>
            resolve({
              status: response.statusCode ?? 0,
              isKept: String(response.headers['cache-status']).includes('hit'),
              tookMs: performance.now() - began,
            }),
          )
        })
          .once('error', reject)
          .end()
      }),
  }
}

/** Asks so many, some at once. @returns How often each status came. */
async function flood(ask: Ask, { pathOf }: HostileCase, count: number): Promise<Record<string, number>> {
  const statuses: Record<string, number> = {}
  let next = 0
  const askAll = async (): Promise<void> => {
    while (next < count) {
      const { status } = await ask(pathOf(next++))
      if (status >= 500)
        throw new NoFigureError(`${pathOf(next - 1).slice(0, 200)} was answered with ${status}.`)
      statuses[status] = (statuses[status] ?? 0) + 1
    }
  }
  await Promise.all(Array.from({ length: atOnce }, askAll))
  return statuses
}

/** Asks for what is known again and again. @returns Ends it: how long each took, in milliseconds. */
function watch(ask: Ask): () => Promise<number[]> {
  const times: number[] = []
  const over = new AbortController()
  const watching = (async () => {
    for (let at = 0; !over.signal.aborted; at += 1) {
      times.push((await ask(known[at % known.length]!)).tookMs)
      await pause(lookEveryMs)
    }
  })()
  return async () => {
    over.abort()
    await watching
    return times
  }
}

/** proc(5), `statm`: pages of memory, the second of which are resident. */
function residentMb(pid: number): number {
  const [, pages = '0'] = readFileSync(`/proc/${pid}/statm`, 'latin1').split(' ')
  return (Number(pages) * 4_096) / 1e6
}
