/**
 * What a site of many documents costs: a start from nothing over a slow line, a start with what the one before has kept,
 * one of a machine that finds it at Redis, a publish, and the pages that are of all documents.
 *
 * @module
 */
import { cpSync, existsSync, mkdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { startRedis } from '../../../../vitest.redis.ts'
import { memoryMbOf, processorMsOf, type Server } from '../processes.ts'
import { publishWords, tell } from '../serving/publishes.ts'
import { type Stack, startOurs, startServices } from '../serving/site-process.ts'
import { type LinePace, openSlowLine, type SlowLine } from './slow-line.ts'
import { writeArticles } from './write-articles.ts'

/** A line to a content service far away. */
const pace: LinePace = { roundTripMs: 50, bytesPerSecond: 2_000_000 }
/** Until what a start has left over is given back. */
const restMs = 15_000

/** What a start took. */
interface StartFigures {
  readyMs: number
  processorMs: number
  /** Read from the content service. */
  bytes: number
  /** At most, and a quarter of a minute later. */
  peakMb: number
  restMb: number
}

/** What a site of so many documents costs. */
export interface ScaleFigures {
  documents: number
  cold: StartFigures
  restart: StartFigures
  /** A machine with an empty folder, beside one that has handed over what it knows. */
  newMachine: StartFigures
  publish: { answeredMs: number; processorMs: number; bytes: number }
  /** The first time each is asked for. Milliseconds. */
  pages: Record<string, number>
}

interface ScaleOptions {
  /** Added to those of the demonstration. */
  documents: number
  /** The repository of the demonstration. */
  content: string
  /** Nine in a row. */
  firstPort: number
}

const article = 'article_7'
const pages = (documents: number): Record<string, string> => ({
  article: '/casino-blog/article-7',
  'first listing': '/casino-blog',
  'last listing': `/casino-blog?page=${Math.floor(documents / 12)}`,
  'a topic': '/topics/safer-gambling',
  'an author': '/people/ottilie-brandreth',
  'the map of the site': '/sitemap.xml',
  search: '/search?q=roulette',
})

/** @param base A build, and where secrets are. */
export async function measureScale(
  base: Stack,
  { documents, content, firstPort }: ScaleOptions,
  say: (text: string) => void,
): Promise<ScaleFigures> {
  const at = (offset: number): number => firstPort + offset
  const state = `${base.state}-${documents}`
  const stack = { ...base, state, content: at(0), backend: at(1), siteOrigin: `http://localhost:${at(3)}` }
  if (!existsSync(join(state, 'content'))) {
    say(`writing ${documents} articles …`)
    mkdirSync(state, { recursive: true })
    cpSync(join(base.state, 'secrets.json'), join(state, 'secrets.json'))
    cpSync(content, join(state, 'content'), { recursive: true })
    writeArticles(join(state, 'content'), documents)
  }
  for (const port of [at(3), at(4)]) rmSync(join(state, `site-${port}`), { recursive: true, force: true })
  const services = await startServices(stack)
  const line = await openSlowLine(stack.content, pace, at(2))
  const redis = await startRedis()
  const running: Server[] = []
  const env = { CONTENT_ENDPOINT: `http://localhost:${at(2)}/api/v2`, SITE_SHARED_URL: redis.url }
  const start = async (port: number): Promise<{ server: Server; figures: StartFigures }> => {
    const before = line.bytes()
    const server = await startOurs(stack, { port, env })
    running.push(server)
    const bytes = line.bytes() - before
    const figures = { readyMs: server.readyMs, processorMs: processorMsOf(server.pid) ?? Number.NaN, bytes }
    await setTimeout(restMs)
    const [peakMb, restMb] = [memoryMbOf(server.pid, 'VmHWM'), memoryMbOf(server.pid, 'VmRSS')]
    return { server, figures: { ...figures, peakMb, restMb } }
  }
  const sayStart = (name: string, { readyMs, peakMb, bytes }: StartFigures): void =>
    say(
      `${name}: ready after ${(readyMs / 1e3).toFixed(1)} s, ${peakMb.toFixed(0)} MB, ${(bytes / 1e6).toFixed(1)} MB read`,
    )
  try {
    const cold = await start(at(3))
    sayStart('a start from nothing', cold.figures)
    const first = await measurePages(cold.server, documents)
    const publish = await measurePublish(stack, cold.server, line)
    say(`publish: ${publish.answeredMs.toFixed(0)} ms`)
    await setTimeout(restMs)
    const newMachine = await start(at(4))
    sayStart('a new machine', newMachine.figures)
    await newMachine.server.stop()
    await cold.server.stop()
    const restart = await start(at(3))
    sayStart('a start with what is kept', restart.figures)
    return {
      documents,
      cold: cold.figures,
      restart: restart.figures,
      newMachine: newMachine.figures,
      publish,
      pages: first,
    }
  } finally {
    for (const server of running) await server.stop()
    line.close()
    await redis.stop()
    await services.stop()
  }
}

async function measurePages({ origin }: Server, documents: number): Promise<Record<string, number>> {
  const times: Record<string, number> = {}
  for (const [name, path] of Object.entries(pages(documents))) {
    const began = performance.now()
    const answer = await fetch(origin + path)
    await answer.text()
    times[answer.ok ? name : `${name}: ${answer.status}`] = performance.now() - began
  }
  return times
}

async function measurePublish(
  stack: Stack,
  server: Server,
  line: SlowLine,
): Promise<ScaleFigures['publish']> {
  await publishWords(stack, article, 'Published at this size')
  const [bytes, processor] = [line.bytes(), processorMsOf(server.pid) ?? Number.NaN]
  const { tookMs } = await tell(server.origin, stack, article)
  // Other pages follow the answer.
  await setTimeout(2_000)
  return {
    answeredMs: tookMs,
    processorMs: (processorMsOf(server.pid) ?? Number.NaN) - processor,
    bytes: line.bytes() - bytes,
  }
}

/** Prints a table of several sizes and writes `reports/bench-scale.json`. */
export function reportScale(
  sizes: readonly ScaleFigures[],
  keep: (file: string, figures: object) => void,
  print: (rows: readonly (readonly (string | number)[])[]) => void,
): void {
  const row = (words: string, of: (size: ScaleFigures) => string) => [words, ...sizes.map(of)]
  const starts = (['cold', 'restart', 'newMachine'] as const).flatMap((name) => [
    row(`${name}: ready, s`, (size) => (size[name].readyMs / 1e3).toFixed(1)),
    row(`${name}: processor, s`, (size) => (size[name].processorMs / 1e3).toFixed(1)),
    row(`${name}: read, MB`, (size) => (size[name].bytes / 1e6).toFixed(1)),
    row(`${name}: most memory, MB`, (size) => size[name].peakMb.toFixed(0)),
    row(`${name}: memory at rest, MB`, (size) => size[name].restMb.toFixed(0)),
  ])
  print([
    row('documents added', ({ documents }) => String(documents)),
    ...starts,
    row('publish: answered, ms', ({ publish }) => publish.answeredMs.toFixed(0)),
    row('publish: processor, ms', ({ publish }) => publish.processorMs.toFixed(0)),
    row('publish: read, kB', ({ publish }) => (publish.bytes / 1e3).toFixed(0)),
    ...Object.keys(sizes[0]?.pages ?? {}).map((name) =>
      row(`${name}, ms`, ({ pages: times }) => times[name]?.toFixed(0) ?? 'failed'),
    ),
  ])
  keep('bench-scale.json', { sizes })
}
