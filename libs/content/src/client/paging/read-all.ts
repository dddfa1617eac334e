import type { PrismicDocument, Query } from '@prismicio/client'
import { TooLargeError } from '../../errors/too-large-error.ts'
import type { Call } from '../../http/call.ts'
import type { Engine, PinnedRef } from '../engine.ts'
import { smallerPage } from './page-pace.ts'
import type { ListOptions, PageOptions } from '../query-options.ts'
import { readRange } from './read-range.ts'

/** Documents on a page at most, and on one that names no size: the service's own numbers. */
const pageSizes = { most: 100, default: 20 }

/**
 * Reads a whole list at one pinned version.
 *
 * A document that appears twice is returned once. When the pages disagree about the length of the list (a draft saved
 * meanwhile), it is read once more.
 *
 * @throws {EndlessListError} The list claims more pages than `maxPages`.
 */
export async function readAllAt(
  engine: Engine,
  pinned: PinnedRef,
  options: ListOptions,
  call: Call,
): Promise<PrismicDocument[]> {
  const { limits, emit, endpoint } = engine.config
  const { limit = Number.POSITIVE_INFINITY, ...query } = options
  const pageSize = Math.max(1, Math.min(limit, query.pageSize ?? limits.pageSize))
  const range = { from: 0, limit, pageSize }
  const once = await readRange(engine, pinned, query, range, call)
  if (once.isSteady) return once.documents
  call.takenFrom = undefined
  emit({ type: 'list-changed-while-read', url: endpoint })
  return (await readRange(engine, pinned, query, range, call)).documents
}

/** Reads one page. One that is too large for the service or the client is put together of smaller ones. */
export async function readPage(
  engine: Engine,
  pinned: PinnedRef,
  options: PageOptions,
  call: Call,
): Promise<Query> {
  try {
    return await engine.readPageAt(pinned, options, call)
  } catch (error) {
    const { page = 1, pageSize: wished = pageSizes.default, ...query } = options
    const pageSize = Math.min(pageSizes.most, wished)
    if (!(error instanceof TooLargeError) || pageSize <= 1) throw error
    const range = { from: (page - 1) * pageSize, limit: pageSize, pageSize: smallerPage(pageSize) }
    const { documents, first } = await readRange(engine, pinned, query, range, call)
    const totalPages = Math.ceil(first.total_results_size / pageSize)
    const addressOf = (other: number): string | null => {
      const url = URL.parse(first.next_page ?? first.prev_page ?? '')
      url?.searchParams.set('page', String(other))
      url?.searchParams.set('pageSize', String(pageSize))
      return url?.href ?? null
    }
    return {
      ...first,
      page,
      results_per_page: pageSize,
      results_size: documents.length,
      total_pages: totalPages,
      next_page: page < totalPages ? addressOf(page + 1) : null,
      prev_page: page > 1 ? addressOf(page - 1) : null,
      results: documents,
    }
  }
}
