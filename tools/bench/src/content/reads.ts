import { join } from 'node:path'
import { createContentClient, createContentStore } from '@house-edge/content'
import { createNodeFetch } from '@house-edge/content/node'
import { createClient } from '@prismicio/client'
import { type Server, startServer } from '../processes.ts'
import { median } from '../statistics.ts'
import { NoFigureError } from '../no-figure-error.ts'

/** One way of reading, measured. */
interface ReadFigure {
  perSecond: number
  cpuMs: number
  requestsPerRead: number
}

/** One way of reading everything, measured. */
interface FullRead {
  ms: number
  requests: number
}

export interface Reads {
  /** By way of reading: one after the other, and fifty at a time. */
  byUid: Record<string, { alone: ReadFigure; fifty: ReadFigure }>
  /** Fifty callers who want the same document at the same moment. */
  sameDocument: Record<string, ReadFigure>
  /** By latency of the service in milliseconds, then by way of reading. */
  all: Record<string, Record<string, FullRead>>
}

const documents = 2_000
const rounds = 5

/** Reads through the vendor's client, through ours, and without any, in turn. */
export async function measureReads(port: number, say: (text: string) => void): Promise<Reads> {
  say('reads: one document at a time, and fifty …')
  const quick = await startService(port, 0)
  const { byUid, sameDocument } = await measureByUid(quick.origin).finally(() => quick.stop())
  const all: Reads['all'] = {}
  for (const latencyMs of [0, 30]) {
    say(`reads: all ${documents} documents, ${latencyMs} ms to the service …`)
    const service = await startService(port, latencyMs)
    all[latencyMs] = await measureAll(service.origin).finally(() => service.stop())
  }
  return { byUid, sameDocument, all }
}

async function measureByUid(origin: string): Promise<Pick<Reads, 'byUid' | 'sameDocument'>> {
  const ways = waysOf(origin)
  const found: Record<string, { alone: ReadFigure[]; fifty: ReadFigure[] }> = {}
  const same: Record<string, ReadFigure[]> = {}
  for (let round = 0; round <= rounds; round += 1) {
    for (const [name, { one, reads }] of Object.entries(ways)) {
      const alone = await shoot(origin, 1, reads / 4, (n) => one(`a-${n % documents}`))
      const fifty = await shoot(origin, 50, reads, (n) => one(`a-${n % documents}`))
      const together = await shoot(origin, 50, reads, () => one('a-1'))
      if (round === 0)
        continue // warms up
      ;(found[name] ??= { alone: [], fifty: [] }).alone.push(alone)
      found[name].fifty.push(fifty)
      ;(same[name] ??= []).push(together)
    }
  }
  for (const { close } of Object.values(ways)) close?.()
  return {
    byUid: mapValues(found, ({ alone, fifty }) => ({ alone: middle(alone), fifty: middle(fifty) })),
    sameDocument: mapValues(same, middle),
  }
}

async function measureAll(origin: string): Promise<Record<string, FullRead>> {
  const ways = waysOf(origin)
  const times: Record<string, FullRead[]> = {}
  for (let round = 0; round <= 3; round += 1) {
    for (const [name, { all, isSlow }] of Object.entries(ways)) {
      if (!all || (isSlow && round !== 1)) continue
      await takeRequests(origin)
      const began = performance.now()
      const count = await all()
      const ms = performance.now() - began
      if (count !== documents)
        throw new NoFigureError(`${name} read ${count} documents, so its time means nothing.`)
      if (round > 0) (times[name] ??= []).push({ ms, requests: await takeRequests(origin) })
    }
  }
  for (const { close } of Object.values(ways)) close?.()
  return mapValues(times, (each) => ({
    ms: median(each.map(({ ms }) => ms)),
    requests: median(each.map(({ requests }) => requests)),
  }))
}

interface Way {
  one: (uid: string) => Promise<unknown>
  /** How many reads tell something in a second or two. */
  reads: number
  all?: () => Promise<number>
  /** Pauses between pages: once is enough to know. */
  isSlow?: boolean
  close?: () => void
}

function waysOf(origin: string): Record<string, Way> {
  const endpoint = `${origin}/api/v2`
  const vendor = createClient('bench', { documentAPIEndpoint: endpoint })
  const ours = createContentClient({ repositoryName: 'bench', endpoint })
  const oursInNode = createContentClient({ repositoryName: 'bench', endpoint, fetch: createNodeFetch() })
  const store = createContentStore({ client: oursInNode })
  return {
    'raw fetch': {
      one: async (uid) =>
        pageOf(await fetch(`${endpoint}/documents/search?ref=master-1&pageSize=1&q=${query(uid)}`)),
      reads: 2_000,
      all: () => rawRead(endpoint),
    },
    'vendor’s client': {
      one: (uid) => vendor.getByUID('article', uid),
      reads: 2_000,
      all: async () => (await vendor.getAllByType('article')).length,
      isSlow: true,
    },
    'ours, global fetch': {
      one: (uid) => ours.getByUid('article', uid),
      reads: 2_000,
      all: async () => (await ours.getAll('article')).length,
    },
    'ours, Node’s own': {
      one: (uid) => oursInNode.getByUid('article', uid),
      reads: 2_000,
      all: async () => (await oursInNode.getAll('article')).length,
    },
    'ours, with the store': {
      one: (uid) => store.client.getByUid('article', uid),
      reads: 200_000,
      close: () => store.close(),
    },
  }
}

/** The floor: page one, then four pages at a time, nothing checked. */
async function rawRead(endpoint: string): Promise<number> {
  const first = await pageOf(await fetch(`${endpoint}/documents/search?page=1&pageSize=100`))
  let count = first.results.length
  let next = 2
  const worker = async (): Promise<void> => {
    while (next <= first.total_pages) {
      const page = next
      next += 1
      const { results } = await pageOf(await fetch(`${endpoint}/documents/search?page=${page}&pageSize=100`))
      count += results.length
    }
  }
  await Promise.all([worker(), worker(), worker(), worker()])
  return count
}

async function pageOf(response: Response): Promise<{ results: unknown[]; total_pages: number }> {
  return (await response.json()) as { results: unknown[]; total_pages: number }
}

function query(uid: string): string {
  return encodeURIComponent(`[[at(document.type, "article")][at(my.article.uid, "${uid}")]]`)
}

async function shoot(
  origin: string,
  callers: number,
  reads: number,
  read: (n: number) => Promise<unknown>,
): Promise<ReadFigure> {
  await takeRequests(origin)
  let next = 0
  const began = performance.now()
  const cpu = process.cpuUsage()
  await Promise.all(
    Array.from({ length: callers }, async () => {
      while (next < reads) await read(next++)
    }),
  )
  const { user, system } = process.cpuUsage(cpu)
  const ms = performance.now() - began
  return {
    perSecond: (reads / ms) * 1_000,
    cpuMs: (user + system) / 1_000 / reads,
    requestsPerRead: (await takeRequests(origin)) / reads,
  }
}

async function takeRequests(origin: string): Promise<number> {
  return Number(await (await fetch(`${origin}/requests`)).text())
}

function startService(port: number, latencyMs: number): Promise<Server> {
  return startServer({
    args: [
      '--conditions=@house-edge/source',
      join(import.meta.dirname, 'plain-service.ts'),
      String(port),
      String(latencyMs),
      String(documents),
    ],
    cwd: import.meta.dirname,
    origin: `http://127.0.0.1:${port}`,
    ready: /^ready/,
  })
}

function middle(figures: readonly ReadFigure[]): ReadFigure {
  return {
    perSecond: median(figures.map(({ perSecond }) => perSecond)),
    cpuMs: median(figures.map(({ cpuMs }) => cpuMs)),
    requestsPerRead: median(figures.map(({ requestsPerRead }) => requestsPerRead)),
  }
}

function mapValues<From, To>(record: Record<string, From>, to: (value: From) => To): Record<string, To> {
  return Object.fromEntries(Object.entries(record).map(([name, value]) => [name, to(value)]))
}
