import { setTimeout as pause } from 'node:timers/promises'

/** What visitors were answered. */
export interface Visits {
  requests: number
  /** Answers by status; `0` for none. */
  statuses: Record<string, number>
  /** Known pages that answered anything but 200, at most twenty of them. */
  failures: string[]
  p50Ms: number
  p99Ms: number
  slowestMs: number
}

/** Visitors that come at a steady rate, whether or not they are answered. */
interface Visitors {
  leave: () => Promise<Visits>
}

const answerTimeoutMs = 30_000

/** Lets visitors ask for these pages, one after another, so many a second. */
export function sendVisitors(origin: string, paths: readonly string[], perSecond: number): Visitors {
  const statuses: Record<string, number> = {}
  const failures: string[] = []
  const times: number[] = []
  const waiting = new Set<Promise<void>>()
  const closing = new AbortController()
  const coming = come()

  return {
    leave: async () => {
      closing.abort()
      await coming
      await Promise.all(waiting)
      const sorted = times.toSorted((a, b) => a - b)
      const at = (share: number): number =>
        Math.round(sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))] ?? Number.NaN)
      return {
        requests: times.length,
        statuses,
        failures,
        p50Ms: at(0.5),
        p99Ms: at(0.99),
        slowestMs: at(1),
      }
    },
  }

  async function come(): Promise<void> {
    for (let count = 0; !closing.signal.aborted; count += 1) {
      const visit = visitPage(paths[count % paths.length] ?? '/')
      waiting.add(visit)
      void visit.finally(() => waiting.delete(visit))
      await pause(1_000 / perSecond)
    }
  }

  async function visitPage(path: string): Promise<void> {
    const began = performance.now()
    const status = await statusOf(`${origin}${path}`)
    times.push(performance.now() - began)
    statuses[status] = (statuses[status] ?? 0) + 1
    if (status !== 200 && failures.length < 20) failures.push(`${path} ${status}`)
  }
}

/** The status of an answer received whole, or 0. */
export async function statusOf(url: string): Promise<number> {
  try {
    const response = await fetch(url, { signal: AbortSignal.timeout(answerTimeoutMs) })
    await response.arrayBuffer()
    return response.status
  } catch {
    return 0
  }
}
