import type { PrismicDocument } from '@prismicio/client'
import type { Call } from '../http/call.ts'
import type { Engine, PinnedRef } from '../client/engine.ts'
import type { ListOptions, PageOptions } from '../client/query-options.ts'
import { isContentError } from '../errors/content-error.ts'
import { UnavailableError } from '../errors/unavailable-error.ts'
import { type QueryResult, isPlain, isWholeList, keyOfQuery, typesOfQuery } from './query-cache.ts'
import type { AtShelf } from './at-shelf.ts'
import { deepFreeze } from './copies.ts'
import { mentionedIds } from './mentions.ts'
import { keepRead, languageOf, type Shelf } from './shelf.ts'
import type { StoreHooks } from './store-source.ts'

/** Answers a query for a list: from the cache, else from the service, else the last good answer. */
type AnswerList = (
  kind: 'page' | 'all',
  options: PageOptions | ListOptions,
  limitMs: number,
  ask: (pinned: PinnedRef, call: Call) => Promise<QueryResult>,
) => Promise<QueryResult>

export function createListReader(
  engine: Engine,
  shelf: Shelf,
  hooks: StoreHooks,
  atShelf: AtShelf,
): AnswerList {
  return async (kind, options, limitMs, ask) => {
    const isReady = (await hooks.ready()) ?? true
    const key = keyOfQuery(kind, options)
    const kept = shelf.answers.get(key)
    if (kept && !kept.isOutdated) return kept.value
    if (!isReady) throw new UnavailableError({ reason: 'deadline' })
    const failure = shelf.version ? undefined : hooks.recentFailure()
    if (failure) throw failure
    try {
      return await atShelf(options, limitMs, async (pinned, call) => {
        const value = await ask(pinned, call)
        return shelf.version?.ref === pinned.ref ? keep(kind, key, options, value) : value
      })
    } catch (error) {
      if (!kept || !isContentError(error)) throw error
      engine.config.emit({ type: 'stale-served', question: key, code: error.code })
      return kept.value
    }
  }

  function keep(
    kind: 'page' | 'all',
    key: string,
    options: PageOptions | ListOptions,
    fresh: QueryResult,
  ): QueryResult {
    const documents = 'results' in fresh ? fresh.results : fresh
    const shared = isPlain(options) ? documents.map(shareCopy) : documents
    const value = deepFreeze('results' in fresh ? { ...fresh, results: shared } : shared)
    const ids = new Set(documents.flatMap((document) => [document.id, ...mentionedIds(document)]))
    const size = isPlain(options) ? sizeOfShared(shared) : JSON.stringify(fresh).length
    const types = typesOfQuery(options.filters)
    const wholeIn = isWholeList(kind, options)
      ? (options.lang ?? languageOf(shelf, engine.config))
      : undefined
    shelf.answers.keep({ key, value, types, ids: [...ids], size, isOutdated: false, wholeIn })
    hooks.kept()
    return value
  }

  /** Copies take no extra memory; documents that had no room count as an average one does. */
  function sizeOfShared(documents: readonly PrismicDocument[]): number {
    const { copies } = shelf
    const own = documents.filter(({ id }) => !copies.has(id)).length
    return 100 * (documents.length + 1) + (own > 0 ? own * (copies.size / Math.max(1, copies.count)) : 0)
  }

  /** The shared copy, so that a list takes no extra memory. */
  function shareCopy(document: PrismicDocument): PrismicDocument {
    const copy = shelf.copies.get(document.id)
    if (copy && !copy.isOutdated) return copy.document
    return shelf.index.has(document.id) ? keepRead(shelf, document) : document
  }
}
