import type { FetchLike } from '@prismicio/client'
import { type Clock, systemClock } from '../http/clock.ts'
import { createNodeFetch } from '../node/node-fetch.ts'

/** How pages are rendered again after they were dropped. */
export interface WarmOptions {
  /** Where this site answers, best without a cache in between: `http://127.0.0.1:3000`. */
  origin: string
  /** Default: Node's HTTP client, which the framework does not replace. */
  fetch?: FetchLike
  clock?: Pick<Clock, 'sleep'>
  /** Pages visited at most per change; the rest is rendered when a visitor comes. Default 50. */
  maxPages?: number
}

/** What became of the pages visited. */
export interface WarmResult {
  /** Answered with a page rendered after the change. */
  fresh: string[]
  /** Did not, in time. */
  failed: string[]
}

const nodeFetch = createNodeFetch()
const parallel = 2
const maxVisits = 20
const firstPauseMs = 20
const longestPauseMs = 200
const visitTimeoutMs = 10_000

/**
 * Visits pages until they answer with a new rendering.
 *
 * The first visit after `revalidateTag(tag, 'max')` is answered with the old
 * page and starts the new one; making it here spares a visitor from it.
 */
export async function warmPages(paths: readonly string[], options: WarmOptions): Promise<WarmResult> {
  const { maxPages = 50 } = options
  const queue = [...new Set(paths)].slice(0, maxPages)
  const result: WarmResult = { fresh: [], failed: [] }
  const worker = async (): Promise<void> => {
    for (let path = queue.shift(); path !== undefined; path = queue.shift()) {
      const isFresh = await visitUntilFresh(path, options)
      result[isFresh ? 'fresh' : 'failed'].push(path)
    }
  }
  await Promise.all(Array.from({ length: parallel }, worker))
  return result
}

async function visitUntilFresh(path: string, options: WarmOptions): Promise<boolean> {
  const { origin, fetch = nodeFetch, clock = systemClock } = options
  for (let visit = 1; visit <= maxVisits; visit += 1) {
    const state = await visitOnce(new URL(path, origin).href, fetch)
    if (state !== 'stale') return state === 'fresh'
    // Most pages are ready after the first pause; a slow one is not visited all the time.
    await clock.sleep(Math.min(longestPauseMs, firstPauseMs * 2 ** (visit - 1)))
  }
  return false
}

async function visitOnce(url: string, fetch: FetchLike): Promise<'fresh' | 'stale' | 'failed'> {
  try {
    const signal = AbortSignal.timeout(visitTimeoutMs)
    const response = await fetch(url, { headers: { accept: 'text/html' }, signal })
    await response.arrayBuffer()
    // Not found is as good an answer as any: the page may just have been taken down.
    if (response.status >= 500) return 'failed'
    return response.headers.get('x-nextjs-cache') === 'STALE' ? 'stale' : 'fresh'
  } catch {
    return 'failed'
  }
}
