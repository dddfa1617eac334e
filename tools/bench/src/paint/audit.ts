import { execFile } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { NoFigureError } from '../no-figure-error.ts'

const program = fileURLToPath(import.meta.resolve('lighthouse/cli/index.js'))
const mostBytes = 64 * 1_024 ** 2

/** What Lighthouse says of a page. Times in milliseconds, sizes in bytes as sent. */
export interface Audit {
  /** Of a hundred, by category. */
  scores: Readonly<Record<string, number>>
  firstPaintMs: number
  largestPaintMs: number
  blockedMs: number
  shift: number
  fontBytes: number
  allBytes: number
  requests: number
  /** Audits that found something to mend, by their id, and what they say. */
  failing: Readonly<Record<string, string>>
}

/**
 * Looks at a page as Lighthouse does by itself: a simulated phone on a slow line.
 *
 * @param chromePath The browser.
 * @param categories Of Lighthouse's audits.
 */
export async function audit(chromePath: string, url: string, categories: readonly string[]): Promise<Audit> {
  const flags = ['--headless', ...(process.getuid?.() === 0 ? ['--no-sandbox'] : [])]
  const { stdout } = await promisify(execFile)(
    process.execPath,
    [
      program,
      url,
      '--quiet',
      '--output=json',
      '--no-enable-error-reporting',
      `--only-categories=${categories.join(',')}`,
      `--chrome-flags=${flags.join(' ')}`,
    ],
    { env: { ...process.env, CHROME_PATH: chromePath }, maxBuffer: mostBytes },
  )
  const report = JSON.parse(stdout) as Report
  if (report.runtimeError) throw new NoFigureError(`${url} was not looked at: ${report.runtimeError.message}`)
  return auditOf(report)
}

/** The parts of Lighthouse's report that are read (Lighthouse 13.5.0). */
interface Report {
  runtimeError?: { message: string }
  categories: Record<string, { score: number | null; auditRefs: { id: string }[] }>
  audits: Record<string, Finding>
}

interface Finding {
  title: string
  displayValue?: string
  score: number | null
  scoreDisplayMode: string
  numericValue?: number
  details?: { items?: readonly { resourceType?: string; transferSize?: number }[] }
}

function auditOf({ audits, categories }: Report): Audit {
  const value = (id: string): number => audits[id]?.numericValue ?? Number.NaN
  const sent = audits['network-requests']?.details?.items ?? []
  const bytes = (type?: string): number =>
    sent
      .filter(({ resourceType }) => type === undefined || resourceType === type)
      .reduce((sum, { transferSize = 0 }) => sum + transferSize, 0)
  return {
    scores: mapValues(categories, ({ score }) => Math.round((score ?? 0) * 100)),
    firstPaintMs: value('first-contentful-paint'),
    largestPaintMs: value('largest-contentful-paint'),
    blockedMs: value('total-blocking-time'),
    shift: value('cumulative-layout-shift'),
    fontBytes: bytes('Font'),
    allBytes: bytes(),
    requests: sent.length,
    failing: failingIn(
      audits,
      Object.values(categories).flatMap(({ auditRefs }) => auditRefs),
    ),
  }
}

/** Metrics have figures of their own, and what is not applicable or a matter of opinion has no score. */
function failingIn(audits: Report['audits'], refs: readonly { id: string }[]): Record<string, string> {
  const failing: Record<string, string> = {}
  for (const { id } of refs) {
    const { score, scoreDisplayMode, title, displayValue = '' } = audits[id] ?? nothing
    if (score !== null && score < 1 && scoreDisplayMode !== 'numeric')
      failing[id] = `${title} ${displayValue}`.trim()
  }
  return failing
}

const nothing: Finding = { title: '', score: null, scoreDisplayMode: 'notApplicable' }

function mapValues<From, To>(from: Record<string, From>, change: (value: From) => To): Record<string, To> {
  return Object.fromEntries(Object.entries(from).map(([key, value]) => [key, change(value)]))
}
