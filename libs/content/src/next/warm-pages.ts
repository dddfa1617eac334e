import type { FetchLike } from '@prismicio/client'
import { type Clock, systemClock } from '../http/clock.ts'
import { createNodeFetch } from '../node/node-fetch.ts'

/** How pages are rendered again after they were dropped. */
export interface WarmOptions {
  /** Where this site answers, best without a cache in between: `http://127.0.0.1:3000`. */
  origin: string
  /** Default: Node's HTTP client, which the framework does not replace. */
  fetch?: FetchLike | undefined
  /**
   * Has a page rendered without visiting it, by a server that keeps finished pages in front of the framework.
   *
   * @returns The result; `undefined` for a page that has to be visited.
   */
  render?: ((path: string) => Promise<'fresh' | 'failed'> | undefined) | undefined
  /** Default: the machine's. */
  clock?: Pick<Clock, 'sleep'>
  /**
   * Pages visited before the webhook is answered; the others are visited after that, one by one. Default
   * 50.
   */
  maxPages?: number
}

/** The result of warming pages. */
interface WarmResult {
  /** Answered with a page rendered after the change. */
  fresh: string[]
  /** Not rendered in time. */
  failed: string[]
}

const nodeFetch = createNodeFetch()
const parallel = 2
const maxVisits = 20
const firstPauseMs = 20
const longestPauseMs = 200
const visitTimeoutMs = 10_000
/** Held pages are rendered when no publish came for so long: it would have to wait for a rendering under way. */
const quietMs = 1_000

/** Renders dropped pages again, before visitors come. */
interface Warmer {
  /** Begins no held page for a second: a publish is being read, and the processor is its own. */
  rest: () => void
  /** Stops warming. The remaining pages are visited by the next `warm`. */
  pause: () => Promise<void>
  /**
   * Visits the first pages, and the others after it has returned. Pages that an earlier call has left come first,
   * and that call still gets their result. Call `pause` before.
   *
   * @param later Held pages. They come last, a second after everything else, and nothing waits for them.
   */
  warm: (paths: readonly string[], later?: readonly string[]) => Promise<WarmResult>
}

type Outcome = keyof WarmResult

/**
 * Visits pages until they answer with a new rendering.
 *
 * The first visit after `revalidateTag(tag, 'max')` is answered with the old
 * page and starts the new one; making it here spares a visitor from it.
 */
export function createWarmer(options: WarmOptions): Warmer {
  const { maxPages = 50, clock = systemClock } = options
  let queue = new Map<string, PromiseWithResolvers<Outcome>>()
  const unawaited = new Set<string>()
  let isPaused = false
  let isToRest = false
  let paused = Promise.withResolvers<void>()
  let running: Promise<unknown> = Promise.resolve()

  return {
    rest: () => {
      isToRest = true
    },
    pause: async () => {
      isPaused = true
      paused.resolve()
      await running
    },
    warm: async (paths, later = []) => {
      isPaused = false
      paused = Promise.withResolvers<void>()
      const left = queue
      const asked = paths.map((path) => [path, left.get(path) ?? Promise.withResolvers<Outcome>()] as const)
      queue = new Map([...asked, ...left])
      for (const path of later) unawaited.add(path)
      const first = [...queue].slice(0, maxPages)
      running = work(maxPages, parallel)
        .then(() => work(Number.POSITIVE_INFINITY, 1))
        .then(workUnawaited)

      const result: WarmResult = { fresh: [], failed: [] }
      await Promise.all(first.map(async ([path, { promise }]) => result[await promise].push(path)))
      return result
    },
  }

  async function work(limit: number, workers: number): Promise<void> {
    let begun = 0
    const worker = async (): Promise<void> => {
      for (;;) {
        const [next] = queue
        if (!next || isPaused || begun >= limit) return
        begun += 1
        const [path, { resolve }] = next
        queue.delete(path)
        resolve(await visit(path))
      }
    }
    await Promise.all(Array.from({ length: workers }, worker))
  }

  async function workUnawaited(): Promise<void> {
    if (unawaited.size === 0) return
    isToRest = true
    for (const path of unawaited) {
      while (isToRest) {
        isToRest = false
        await Promise.race([clock.sleep(quietMs), paused.promise])
        if (isPaused) return
      }
      if (isPaused) return
      unawaited.delete(path)
      await visit(path)
    }
  }

  async function visit(path: string): Promise<Outcome> {
    try {
      return await (options.render?.(path) ?? visitUntilFresh(path, options))
    } catch {
      return 'failed'
    }
  }
}

async function visitUntilFresh(path: string, options: WarmOptions): Promise<'fresh' | 'failed'> {
  const { origin, fetch = nodeFetch, clock = systemClock } = options
  for (let visit = 1; visit <= maxVisits; visit += 1) {
    const state = await visitOnce(new URL(path, origin).href, fetch)
    if (state !== 'stale') return state
    // Most pages are ready after the first pause; slow ones are polled less often.
    await clock.sleep(Math.min(longestPauseMs, firstPauseMs * 2 ** (visit - 1)))
  }
  return 'failed'
}

async function visitOnce(url: string, fetch: FetchLike): Promise<'fresh' | 'stale' | 'failed'> {
  try {
    const signal = AbortSignal.timeout(visitTimeoutMs)
    const response = await fetch(url, { headers: { accept: 'text/html' }, signal })
    await response.arrayBuffer()
    // 404 is a valid result: the page may just have been taken down.
    if (response.status >= 500) return 'failed'
    return response.headers.get('x-nextjs-cache') === 'STALE' ? 'stale' : 'fresh'
  } catch {
    return 'failed'
  }
}
