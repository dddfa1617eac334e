/**
 * Breaks the content service in five ways, ten minutes each, while visitors
 * read and an editor publishes, and says what became of both. Time is real:
 * breakers, pauses and pages that age are part of what is measured.
 *
 * @module
 */
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import { createEditor, type Editor } from './outage/editor.ts'
import type { OutageForm } from './outage/fault-line.ts'
import { type Stack, startStack } from './outage/stack.ts'
import { sendVisitors, statusOf, type Visits } from './outage/visitors.ts'

const workspace = join(import.meta.dirname, '../../..')
const forms: readonly OutageForm[] = ['refused', 'silent', '503', '429', 'HTML']
const edited = ['roulette-is-geometry', 'the-size-of-a-stake', 'what-a-bonus-costs-to-clear']
const freshWithinMs = 60_000
const calmMs = 5_000

/** What one outage did. */
interface Outage {
  form: OutageForm
  minutes: number
  visits: Visits
  /** Publishes during the outage. */
  publishes: number
  /** Requests that reached the broken service, or its silence. */
  upstream: number
  /** Statuses of an address that was never published, before and during the outage. */
  unknown: string
  /** From the end of the outage until everything published during it was seen. */
  freshAfterMs: number
  isGood: boolean
}

interface Plan {
  minutes: number
  perSecond: number
  /** The first of three ports in a row. */
  port: number
  forms: readonly OutageForm[]
}

/** Runs all outages. @returns The exit code: 1 when one of them was noticed by a visitor. */
export async function main(args: readonly string[]): Promise<number> {
  const plan = readPlan(args)
  const say = (text: string) => console.log(`  ${text}`)
  console.log(`Outages of the content service, ${plan.minutes} minutes each\n`)
  const stack = await startStack(plan.port, say)
  try {
    const outages: Outage[] = []
    for (const form of plan.forms) {
      say(`${form} …`)
      outages.push(await passThrough(form, stack, plan))
    }
    report(plan, outages)
    return outages.every(({ isGood }) => isGood) ? 0 : 1
  } finally {
    await stack.stop()
  }
}

function readPlan(args: readonly string[]): Plan {
  const { values } = parseArgs({
    args: [...args],
    options: {
      minutes: { type: 'string', default: '10' },
      rate: { type: 'string', default: '5' },
      port: { type: 'string', default: '3320' },
      form: { type: 'string', multiple: true, default: [...forms] },
    },
  })
  return {
    minutes: Number(values.minutes),
    perSecond: Number(values.rate),
    port: Number(values.port),
    forms: forms.filter((form) => values.form.includes(form)),
  }
}

async function passThrough(form: OutageForm, stack: Stack, plan: Plan): Promise<Outage> {
  const { siteOrigin, line } = stack
  const editor = createEditor(stack.deskOrigin)
  const visitors = sendVisitors(siteOrigin, await knownPaths(siteOrigin), plan.perSecond)
  await pause(calmMs)
  const unknownBefore = await statusOf(`${siteOrigin}/nobody-knows-${Date.now()}`)

  await line.breakWith(form)
  const expected = await publishDuring(form, plan.minutes, editor)
  const unknownDuring = await statusOf(`${siteOrigin}/nobody-knows-${Date.now()}`)
  const upstream = line.requests()
  await line.mend()
  const freshAfterMs = await untilShown(siteOrigin, expected.shown)

  const visits = await visitors.leave()
  const isGood = visits.failures.length === 0 && freshAfterMs <= freshWithinMs
  const { publishes } = expected
  const unknown = `${unknownBefore} → ${unknownDuring}`
  return { form, minutes: plan.minutes, visits, publishes, upstream, unknown, freshAfterMs, isGood }
}

/** Publishes ten times in the course of an outage. @returns What must be seen once it is over. */
async function publishDuring(
  form: OutageForm,
  minutes: number,
  editor: Editor,
): Promise<{ publishes: number; shown: Map<string, string> }> {
  const shown = new Map<string, string>()
  const publishes = 10
  for (let count = 0; count < publishes; count += 1) {
    await pause((minutes * 60_000) / publishes / 2)
    const title = `Written while the line was ${form}, ${count + 1}`
    const uid = edited[count % (edited.length + 1)]
    if (uid === undefined) {
      const fresh = `written-meanwhile-${form.toLowerCase()}-${count}`
      await editor.publishPage(fresh, title)
      shown.set(`/${fresh}`, title)
    } else {
      await editor.publishTitle(`article_${uid}`, title)
      shown.set(`/casino-blog/${uid}`, title)
    }
    await pause((minutes * 60_000) / publishes / 2)
  }
  return { publishes, shown }
}

async function untilShown(origin: string, shown: ReadonlyMap<string, string>): Promise<number> {
  const began = performance.now()
  const missing = new Map(shown)
  while (missing.size > 0 && performance.now() - began < 5 * freshWithinMs) {
    for (const [path, title] of missing) {
      const html = await fetch(`${origin}${path}`).then((response) => response.text())
      if (html.includes(title)) missing.delete(path)
    }
    if (missing.size > 0) await pause(250)
  }
  return missing.size > 0 ? Number.POSITIVE_INFINITY : Math.round(performance.now() - began)
}

async function knownPaths(origin: string): Promise<string[]> {
  const sitemap = await fetch(`${origin}/sitemap.xml`).then((response) => response.text())
  return [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, url]) => new URL(url ?? '').pathname)
}

function report(plan: Plan, outages: readonly Outage[]): void {
  const header = [
    '',
    'requests',
    'not 200',
    'p50 ms',
    'p99 ms',
    'slowest',
    'publishes',
    'upstream',
    'unknown',
    'fresh after',
  ]
  const rows = outages.map((outage) => [
    outage.form,
    outage.visits.requests,
    outage.visits.requests - (outage.visits.statuses['200'] ?? 0),
    outage.visits.p50Ms,
    outage.visits.p99Ms,
    outage.visits.slowestMs,
    outage.publishes,
    outage.upstream,
    outage.unknown,
    `${(outage.freshAfterMs / 1_000).toFixed(1)} s`,
  ])
  console.log('')
  for (const [name, ...cells] of [header, ...rows])
    console.log(`  ${String(name).padEnd(10)}${cells.map((cell) => String(cell).padStart(13)).join('')}`)
  for (const { form, visits } of outages)
    if (visits.failures.length > 0) console.log(`\n  ${form}: ${visits.failures.join(', ')}`)
  mkdirSync(join(workspace, 'reports'), { recursive: true })
  writeFileSync(
    join(workspace, 'reports/outage.json'),
    `${JSON.stringify({ node: process.version, perSecond: plan.perSecond, outages }, null, 2)}\n`,
  )
  console.log('\n  Written to reports/outage.json')
}
