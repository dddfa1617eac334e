import type { PrismicDocument, Query } from '@prismicio/client'
import { EndlessListError } from '../../errors/endless-list-error.ts'
import { TooLargeError } from '../../errors/too-large-error.ts'
import { UnavailableError } from '../../errors/unavailable-error.ts'
import type { Call } from '../../http/call.ts'
import type { Engine, PinnedRef } from '../engine.ts'
import type { RequestedPage } from './page-pace.ts'
import type { PageOptions } from '../query-options.ts'

/** A part of a list. */
interface Range {
  /** Where it begins: a multiple of `pageSize`. */
  from: number
  /** Documents wanted at most. */
  limit: number
  /** The largest page to ask for. */
  pageSize: number
}

/** What was read of a range. */
interface ReadRange {
  documents: PrismicDocument[]
  /** The first page that came. */
  first: Query
  /** Whether all pages say the same of the length of the list. */
  isSteady: boolean
}

/**
 * Reads a part of a list at one pinned version, a page or several at a time. A page that is too large or too slow is
 * asked for in smaller ones.
 *
 * @throws {EndlessListError} The list claims more pages than `maxPages`.
 */
export async function readRange(
  engine: Engine,
  pinned: PinnedRef,
  query: PageOptions,
  range: Range,
  call: Call,
): Promise<ReadRange> {
  const { limits, clock, endpoint } = engine.config
  const { pace } = engine.shared
  const pages = new Map<number, Query>()
  const open: { from: number; to: number }[] = []
  const ending = new AbortController()
  const end = (): void => ending.abort()
  let { pageSize } = range
  let wanted = 0
  let losses = 0

  call.signal?.addEventListener('abort', end, { once: true })
  try {
    const first = await readFirst()
    const { from } = range
    const toEnd = endOf(first)
    if (Math.ceil(toEnd / pageSize) > limits.maxPages) {
      const totalPages = Math.ceil(toEnd / pageSize)
      throw new EndlessListError({ totalPages, limitPages: limits.maxPages, url: endpoint })
    }
    const read = Math.max(first.results_per_page || first.results_size || 1, call.takenFrom?.(from) ?? 0)
    wanted = Math.min(from + range.limit, toEnd)
    const inPages = Math.ceil((wanted - from) / pageSize) * pageSize
    if (from + read < wanted) open.push({ from: from + read, to: from + inPages })
    await readRest()

    const inOrder = [...pages].toSorted(([one], [other]) => one - other).map(([, page]) => page)
    return {
      documents: onceEach(inOrder.flatMap(({ results }) => results)).slice(0, range.limit),
      first,
      isSteady: inOrder.every(({ total_results_size: total }) => total === first.total_results_size),
    }
  } catch (error) {
    // Once one page has failed, those still under way are of no use.
    end()
    throw error
  } finally {
    call.signal?.removeEventListener('abort', end)
  }

  async function readFirst(): Promise<Query> {
    for (;;) {
      const asked = pace.ask(range.from, pageSize, pageSize)
      const page = await readPage(range.from, asked)
      if (!page) continue
      // The service may send fewer than were asked for: its pages are that large then.
      if (page.results_per_page > 0 && page.results_per_page < asked.size) pageSize = page.results_per_page
      return page
    }
  }

  /** The smaller of what the service claims and what its own count of documents says. */
  function endOf(first: Query): number {
    const perPage = first.results_per_page || first.results_size || 1
    return Math.min(first.total_results_size, first.total_pages * perPage)
  }

  async function readRest(): Promise<void> {
    const running = new Set<Promise<void>>()
    for (;;) {
      while (running.size < pace.width) {
        const next = take()
        if (!next) break
        const { from, asked } = next
        const work = readPage(from, asked).then((page) => {
          running.delete(work)
          if (!page) open.unshift({ from, to: from + asked.size })
        })
        running.add(work)
      }
      if (running.size === 0) return
      await Promise.race(running)
    }
  }

  /** The next page to read. What an earlier call has taken is left out. */
  function take(): { from: number; asked: RequestedPage } | undefined {
    for (let part = open[0]; part; part = open[0]) {
      const { from, to } = part
      const taken = call.takenFrom?.(from) ?? 0
      const asked = pace.ask(from, to - from, pageSize)
      part.from += taken || asked.size
      if (part.from >= Math.min(to, wanted)) open.shift()
      if (taken === 0) return { from, asked }
    }
    return undefined
  }

  /** @returns `undefined` for a page that has to be asked for in smaller ones. */
  async function readPage(from: number, asked: RequestedPage): Promise<Query | undefined> {
    const options = { ...query, pageSize: asked.size, page: from / asked.size + 1 }
    const pageCall = { ...call, signal: ending.signal, isDivisible: asked.size > 1 }
    const sentAtMs = clock.now()
    let size = 0
    try {
      const page = await engine.readPageAt(pinned, options, pageCall, (characters) => {
        size = characters
      })
      // The last page of a list is shorter and says nothing of others.
      const isFull = page.results_size === asked.size
      if (isFull) pace.came(asked, { size, tookMs: clock.now() - sentAtMs, pageSize })
      losses = 0
      call.onPage?.()
      await call.takePage?.(page.results, from, asked.size)
      pages.set(from, call.takePage ? { ...page, results: [] } : page)
      return page
    } catch (error) {
      if (asked.size === 1 || ending.signal.aborted) throw error
      if (error instanceof TooLargeError) pace.tooLarge(asked)
      else if (!(error instanceof UnavailableError) || error.reason !== 'timeout') throw error
      else if (pace.tooSlow(asked) && (losses += 1) >= limits.maxAttempts) throw error
      return undefined
    }
  }
}

function onceEach(documents: PrismicDocument[]): PrismicDocument[] {
  return [...new Map(documents.map((document) => [document.id, document])).values()]
}
