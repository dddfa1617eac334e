import type { PrismicDocument, Query } from '@prismicio/client'
import { EndlessListError } from '../errors/endless-list-error.ts'
import type { Call } from './call.ts'
import type { Engine, PinnedRef } from './engine.ts'
import type { ListOptions, PageOptions } from './query-options.ts'

/**
 * Reads a whole list at one pinned version.
 *
 * Pages are read at most `parallelPages` at a time, as many as the first page
 * says there are, and never more than `maxPages`. A document that appears twice is returned once. When the
 * pages disagree about the length of the
 * list (a draft saved meanwhile), it is read once more.
 *
 * @throws {EndlessListError} The list claims more pages than `maxPages`.
 */
export async function readAllAt(
  engine: Engine,
  pinned: PinnedRef,
  options: ListOptions,
  call: Call,
): Promise<PrismicDocument[]> {
  const first = await readListOnce(engine, pinned, options, call)
  if (first.isSteady) return first.documents
  call.hasPage = undefined
  engine.config.emit({ type: 'list-changed-while-read', url: engine.config.endpoint })
  return (await readListOnce(engine, pinned, options, call)).documents
}

async function readListOnce(
  engine: Engine,
  pinned: PinnedRef,
  options: ListOptions,
  call: Call,
): Promise<{ documents: PrismicDocument[]; isSteady: boolean }> {
  const { limits, endpoint } = engine.config
  const { limit = Number.POSITIVE_INFINITY, ...query } = options
  const pageSize = Math.max(1, Math.min(limit, query.pageSize ?? limits.pageSize))
  const ask = async (page: number): Promise<Query> => {
    const pageOptions: PageOptions = { ...query, pageSize, page }
    const read = await engine.readPageAt(pinned, pageOptions, call)
    call.onPage?.()
    if (!call.takePage) return read
    call.takePage(read.results, page)
    return { ...read, results: [] }
  }

  const first = await ask(1)
  const totalPages = pagesOf(first, limit)
  if (totalPages > limits.maxPages) {
    throw new EndlessListError({ totalPages, limitPages: limits.maxPages, url: endpoint })
  }
  const rest = await readInParallel(totalPages - 1, limits.parallelPages, (index) =>
    call.hasPage?.(index + 2) ? Promise.resolve({ ...first, results: [] }) : ask(index + 2),
  )
  const pages = [first, ...rest]

  return {
    documents: onceEach(pages.flatMap((page) => page.results)).slice(0, limit),
    isSteady: pages.every((page) => page.total_results_size === first.total_results_size),
  }
}

/** The smaller of what the service claims and what its own count of documents needs. */
function pagesOf(first: Query, limit: number): number {
  const perPage = first.results_per_page || first.results_size || 1
  const wanted = Math.min(limit, first.total_results_size)
  return Math.max(1, Math.min(first.total_pages, Math.ceil(wanted / perPage)))
}

/** Runs `read(0)` … `read(count - 1)`, at most `width` at a time, and keeps their order. */
async function readInParallel<T>(
  count: number,
  width: number,
  read: (index: number) => Promise<T>,
): Promise<T[]> {
  const results: T[] = []
  let next = 0
  const worker = async (): Promise<void> => {
    while (next < count) {
      const index = next
      next += 1
      results[index] = await read(index).catch((error: unknown) => {
        // The list has failed: the other workers can stop.
        next = count
        throw error
      })
    }
  }
  await Promise.all(Array.from({ length: Math.min(width, count) }, worker))
  return results
}

function onceEach(documents: PrismicDocument[]): PrismicDocument[] {
  return [...new Map(documents.map((document) => [document.id, document])).values()]
}
