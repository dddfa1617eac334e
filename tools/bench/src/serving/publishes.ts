import { cpSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { hasRedis, startRedis } from '../../../../vitest.redis.ts'
import { NoFigureError } from '../no-figure-error.ts'
import { percentile } from '../statistics.ts'
import { searchPaths } from './questions.ts'
import { site, type Stack, startOurs, startServices, webhookSecret } from './site-process.ts'

/** How soon what is published is live in two processes, and what was shown of before after that. */
export interface PublishFigures {
  publishes: number
  /** From the webhook's call to its answer. */
  p50Ms: number
  p99Ms: number
  /** Of the first after the start. */
  firstMs: number
  /** Of each, in order. */
  timesMs: number[]
  /** Answers of the webhook that did not promise that the publish is live, by number of the publish. */
  unpromised: { publish: number; status: string }[]
  /** Answers of either process, asked for after the webhook's that promised, that showed something else. */
  stale: StaleAnswer[]
  /** Visitors who got something else than a page, by status; 0: their connection ended. */
  refused: Record<number, number>
}

/** A page that should not have been shown any more. */
interface StaleAnswer {
  publish: number
  path: string
  /** Which process was told of the publish, and which one answered: the first or the second. */
  told: number
  answered: number
  /** From the webhook's answer until the page was asked for. */
  afterMs: number
  tookMs: number
  status: number
  /** What it showed. */
  shown: string | undefined
}

/** The webhook answers two calls a second at once, and lets others wait. */
const pauseMs = 500
const looks = 5
const tellEvery = 20
const visitorsAtOnce = 10
/** Of those who search, each of whom has a page rendered. */
const searchersAtOnce = 2

/** What is published, and what readers ask meanwhile. */
interface Published {
  /** Of the page that shows the document. */
  path: string
  document: string
  /** Path of a question whose page shows the document as well, and which is kept. */
  question: string
  ports: readonly [number, number]
}

/**
 * Publishes again and again while visitors read from two processes that meet at Redis or Valkey. One of them is told.
 *
 * @returns `undefined` where there is no redis.
 */
export async function measurePublishes(
  stack: Stack,
  { path, document, question, ports }: Published,
  publishes: number,
  say: (text: string) => void,
): Promise<PublishFigures | undefined> {
  if (!hasRedis) return undefined
  const redis = await startRedis()
  const services = await startServices(stack)
  const second = `${stack.build}-second`
  cpSync(join(site, stack.build), join(site, second), { recursive: true })
  const env = { SITE_SHARED_URL: redis.url }
  const processes = [
    await startOurs(stack, { port: ports[0], core: 0, env }),
    await startOurs(stack, { port: ports[1], core: 1, build: second, env }),
  ]
  // Searches, each another.
  const searches = await searchPaths(processes[0]!.origin, path)
  say(`publishing ${publishes} times, beside readers who search, to two processes …`)
  const stop = new AbortController()
  const refused: PublishFigures['refused'] = {}
  let searched = 0
  const visitors = processes.flatMap(({ origin }) => [
    visit(() => origin + path, visitorsAtOnce, stop.signal, refused),
    visit(() => origin + question, searchersAtOnce, stop.signal, refused),
    visit(() => origin + searches[searched++ % searches.length]!, searchersAtOnce, stop.signal, refused),
  ])
  const timesMs: number[] = []
  const unpromised: PublishFigures['unpromised'] = []
  const stale: StaleAnswer[] = []
  try {
    for (let count = 0; count < publishes; count += 1) {
      const words = `Published ${count}, ${Date.now()}`
      await publishWords(stack, document, words)
      const told = count % 2
      const { tookMs, status } = await tell(processes[told]!.origin, stack, document)
      const promisedMs = performance.now()
      timesMs.push(tookMs)
      if (status !== 'done' && status !== 'nothing-changed') unpromised.push({ publish: count, status })
      else
        for (let look = 0; look < looks; look += 1)
          for (const [answered, { origin }] of processes.entries())
            for (const asked of [path, question]) {
              const began = performance.now()
              const answer = await fetch(origin + asked)
              const shown = /Published \d+, \d+/.exec(await answer.text())?.[0]
              const seen = { afterMs: began - promisedMs, tookMs: performance.now() - began, shown }
              // A refusal shows no page of before.
              if (answer.status === 200 && shown !== words)
                stale.push({ publish: count, path: asked, told, answered, status: answer.status, ...seen })
            }
      if ((count + 1) % tellEvery === 0) say(`${count + 1} of ${publishes} are live`)
      await setTimeout(pauseMs)
    }
  } finally {
    stop.abort()
    await Promise.all(visitors)
    for (const each of processes) await each.stop()
    await services.stop()
    await redis.stop()
    rmSync(join(site, second), { recursive: true, force: true })
  }
  const [firstMs = Number.NaN] = timesMs
  const [p50Ms, p99Ms] = [percentile(timesMs, 50), percentile(timesMs, 99)]
  return { publishes, p50Ms, p99Ms, firstMs, timesMs, unpromised, stale, refused }
}

/** Of `measurePublishes`, for a table. */
export function rowsOfPublishes(figures: PublishFigures): (string | number)[][] {
  const ms = (value: number): string => `${value.toFixed(0)} ms`
  return [
    ['publish to live in two processes', ''],
    ['publishes', figures.publishes],
    ['p50', ms(figures.p50Ms)],
    ['p99', ms(figures.p99Ms)],
    ['the first', ms(figures.firstMs)],
    ['stale answers after the webhook’s', figures.stale.length],
    ['not promised', figures.unpromised.length],
    ['visitors refused', Object.values(figures.refused).reduce((sum, count) => sum + count, 0)],
  ]
}

/** Publishes a document with other words. */
export async function publishWords({ content }: Stack, document: string, words: string): Promise<void> {
  const desk = `http://localhost:${content}/desk/api/documents/${document}`
  const detail = (await (await fetch(desk)).json()) as Detail
  const { data } = (detail.draft ?? detail.published).document
  await expectWell(
    fetch(`${desk}/draft`, {
      method: 'PUT',
      headers: { 'content-type': 'application/json', 'if-match': detail.version },
      // The first stands in the head of its page, the second in a comparison.
      body: JSON.stringify({
        data: { ...data, meta_description: words, ...('best_for' in data && { best_for: words }) },
      }),
    }),
  )
  await expectWell(fetch(`${desk}/publish`, { method: 'POST' }))
}

/** Tells a process, as the content service would. @returns How long its answer took, and what it promises. */
export async function tell(
  origin: string,
  { state }: Stack,
  document: string,
): Promise<{ tookMs: number; status: string }> {
  const began = performance.now()
  const text = await expectWell(
    fetch(`${origin}/api/revalidate`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ type: 'api-update', secret: webhookSecret(state), documents: [document] }),
    }),
  )
  return { tookMs: performance.now() - began, status: (JSON.parse(text) as { status: string }).status }
}

async function expectWell(asking: Promise<Response>): Promise<string> {
  const answer = await asking
  const text = await answer.text()
  if (!answer.ok) throw new NoFigureError(`${answer.url} answered ${answer.status}: ${text.slice(0, 200)}`)
  return text
}

async function visit(
  next: () => string,
  atOnce: number,
  signal: AbortSignal,
  refused: PublishFigures['refused'],
): Promise<void> {
  const visitOnce = async (): Promise<void> => {
    const status = await statusOf(next())
    if (status !== 200) refused[status] = (refused[status] ?? 0) + 1
  }
  while (!signal.aborted) {
    await Promise.all(Array.from({ length: atOnce }, visitOnce))
    await setTimeout(5)
  }
}

/** 0 where the connection ended first: one visitor more, and no reason to lose all figures. */
async function statusOf(url: string): Promise<number> {
  try {
    const answer = await fetch(url)
    await answer.text()
    return answer.status
  } catch {
    return 0
  }
}

interface Detail {
  version: string
  draft: { document: { data: object } } | null
  published: { document: { data: object } }
}
