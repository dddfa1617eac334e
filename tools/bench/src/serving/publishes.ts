import { cpSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { hasEngine, startEngine } from '../../../../vitest.engine.ts'
import { percentile } from '../statistics.ts'
import { site, type Stack, startOurs, webhookSecret } from './site-process.ts'
import { NoFigureError } from '../no-figure-error.ts'

/** How soon what is published is live in two processes, and what was shown of before after that. */
export interface PublishFigures {
  publishes: number
  /** From the webhook's call to its answer. */
  p50Ms: number
  p99Ms: number
  /** Of the first after the start. */
  firstMs: number
  /** Answers of either process, after the webhook's, that showed what was before. */
  stale: number
}

/** The webhook answers two calls a second at once, and lets others wait. */
const pauseMs = 500
const looks = 5
const visitorsAtOnce = 10

/**
 * Publishes again and again while visitors read from two processes that meet at Redis or Valkey. One of them is told.
 *
 * @returns `undefined` where there is no engine.
 */
export async function measurePublishes(
  stack: Stack,
  { path, document, ports }: { path: string; document: string; ports: readonly [number, number] },
  publishes: number,
): Promise<PublishFigures | undefined> {
  if (!hasEngine) return undefined
  const engine = await startEngine()
  const second = `${stack.build}-second`
  cpSync(join(site, stack.build), join(site, second), { recursive: true })
  const env = { SITE_SHARED_URL: engine.url }
  const processes = [
    await startOurs(stack, { port: ports[0], core: 0, env }),
    await startOurs(stack, { port: ports[1], core: 1, build: second, env }),
  ]
  const stop = new AbortController()
  const visitors = processes.map(({ origin }) => visit(origin + path, stop.signal))
  const times: number[] = []
  let stale = 0
  try {
    for (let count = 0; count < publishes; count += 1) {
      const words = `Published ${count}, ${Date.now()}`
      await publish(stack, document, words)
      times.push(await tell(processes[count % 2]!.origin, stack, document))
      for (let look = 0; look < looks; look += 1)
        for (const { origin } of processes)
          if (!(await (await fetch(origin + path)).text()).includes(words)) stale += 1
      await setTimeout(pauseMs)
    }
  } finally {
    stop.abort()
    await Promise.all(visitors)
    for (const each of processes) await each.stop()
    await engine.stop()
    rmSync(join(site, second), { recursive: true, force: true })
  }
  const [firstMs = Number.NaN] = times
  return { publishes, p50Ms: percentile(times, 50), p99Ms: percentile(times, 99), firstMs, stale }
}

async function publish({ content }: Stack, document: string, words: string): Promise<void> {
  const desk = `http://localhost:${content}/desk/api/documents/${document}`
  const detail = (await (await fetch(desk)).json()) as Detail
  const { data } = (detail.draft ?? detail.published).document
  await expectWell(
    fetch(`${desk}/draft`, {
      method: 'PUT',
      headers: { 'content-type': 'application/json', 'if-match': detail.version },
      body: JSON.stringify({ data: { ...data, meta_description: words } }),
    }),
  )
  await expectWell(fetch(`${desk}/publish`, { method: 'POST' }))
}

/** Tells a process, as the content service would. @returns How long its answer took. */
async function tell(origin: string, { state }: Stack, document: string): Promise<number> {
  const began = performance.now()
  await expectWell(
    fetch(`${origin}/api/revalidate`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ type: 'api-update', secret: webhookSecret(state), documents: [document] }),
    }),
  )
  return performance.now() - began
}

async function expectWell(asking: Promise<Response>): Promise<void> {
  const answer = await asking
  const text = await answer.text()
  if (!answer.ok) throw new NoFigureError(`${answer.url} answered ${answer.status}: ${text.slice(0, 200)}`)
}

async function visit(url: string, signal: AbortSignal): Promise<void> {
  while (!signal.aborted) {
    await Promise.all(Array.from({ length: visitorsAtOnce }, async () => (await fetch(url)).text()))
    await setTimeout(5)
  }
}

interface Detail {
  version: string
  draft: { document: { data: object } } | null
  published: { document: { data: object } }
}
