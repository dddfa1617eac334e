import type { PrismicDocument, Query } from '@prismicio/client'
import { createServiceSource, type DocumentSource } from '../client/document-source.ts'
import type { Engine } from '../client/engine.ts'
import type { PageOptions, QueryOptions } from '../client/query-options.ts'
import { readAllAt, readPage as readPageAt } from '../client/paging/read-all.ts'
import { isContentError } from '../errors/content-error.ts'
import { UnavailableError } from '../errors/unavailable-error.ts'
import { filter } from '../filter/filter.ts'
import { isPossibleUid } from '../filter/safe-value.ts'
import type { IndexEntry } from './address-index.ts'
import { isPlain } from './query-cache.ts'
import { createAtShelf } from './at-shelf.ts'
import type { Copy } from './copies.ts'
import { createListReader } from './list-reader.ts'
import { keepRead, languageOf as languageOfShelf, type Shelf } from './shelf.ts'

/** What the source needs from the store. */
export interface StoreHooks {
  /**
   * Resolves when the list is there, or cannot be had now: `false` when the wait was cut short. Counts as
   * use.
   */
  ready: () => Promise<boolean> | undefined
  /** Whether the list is newer than the last failure to confirm it. */
  isCurrent: () => boolean
  /** Why the last check failed, when that was a moment ago: asking again would only make the visitor wait. */
  recentFailure: () => Error | undefined
  /**
   * Waits for the check that confirms the list, when one is due or under way: `false` when the wait was cut
   * short.
   */
  confirmed: () => Promise<boolean>
  /** A check that begins now: the version on the shelf is gone. */
  renew: () => Promise<void>
  /** A check unless there was one this second: something seen does not fit the list. */
  doubt: () => Promise<void> | undefined
  /** Told that something was kept that a snapshot should have. */
  kept: () => void
}

/** Reads from the shelf first, requests the rest, and falls back to the last good copies. */
export function createStoreSource(engine: Engine, shelf: Shelf, hooks: StoreHooks): DocumentSource {
  const service = createServiceSource(engine)
  const atShelf = createAtShelf(engine, shelf, hooks)
  const answer = createListReader(engine, shelf, hooks, atShelf)
  const { limits, emit } = engine.config

  return {
    findByUid: (type, uid, options) => {
      if (isShaped(options)) return service.findByUid(type, uid, options)
      const find = (): IndexEntry | undefined => shelf.index.findByUid(type, uid, languageOf(options))
      const ask = (): Promise<PrismicDocument | undefined> => service.findByUid(type, uid, options)
      return isPossibleUid(uid) ? findEntry(find, options, ask) : Promise.resolve(undefined)
    },
    findById: (id, options) => {
      if (isShaped(options)) return service.findById(id, options)
      const find = (): IndexEntry | undefined => {
        const entry = shelf.index.get(id)
        const lang = languageOf(options)
        return lang === '*' || entry?.lang === lang ? entry : undefined
      }
      return findEntry(find, options, () => service.findById(id, options))
    },
    findSingle: async (type, options) => {
      if (isShaped(options)) return await service.findSingle(type, options)
      const isReady = (await hooks.ready()) ?? true
      const find = (): IndexEntry | undefined => shelf.index.ofType(type, languageOf(options))[0]
      // Of several, the service alone knows which comes first.
      if (shelf.index.ofType(type, languageOf(options)).length > 1) return await firstOfPage(type, options)
      const copy = copyOf(find())
      return (
        copy?.document ??
        (await findOffShelf(isReady, find, options, () => service.findSingle(type, options)))
      )
    },
    readPage,
    readAll: async (options) => {
      if (options.ref !== undefined) return await service.readAll(options)
      const value = await answer('all', options, limits.fullReadDeadlineMs, (version, call) =>
        readAllAt(engine, version, options, call),
      )
      // The documents are shared, the list is the caller's own to sort.
      return [...(value as PrismicDocument[])]
    },
    readTags: service.readTags,
  }

  async function readPage(options: PageOptions): Promise<Query> {
    if (options.ref !== undefined) return await service.readPage(options)
    const value = await answer('page', options, limits.deadlineMs, (version, call) =>
      readPageAt(engine, version, options, call),
    )
    const page = value as Query
    return { ...page, results: [...page.results] }
  }

  async function firstOfPage(type: string, options: QueryOptions): Promise<PrismicDocument | undefined> {
    const filters = [...(options.filters ?? []), filter.at('document.type', type)]
    return (await readPage({ ...options, filters, pageSize: 1 })).results[0]
  }

  /** By far the most questions are about documents on the shelf: those wait for nothing. */
  function findEntry(
    find: () => IndexEntry | undefined,
    options: QueryOptions,
    ask: () => Promise<PrismicDocument | undefined>,
  ): Promise<PrismicDocument | undefined> {
    const waiting = hooks.ready()
    const copy = waiting ? undefined : copyOf(find())
    return copy ? Promise.resolve(copy.document) : findOffShelf(waiting ?? true, find, options, ask)
  }

  function copyOf(entry: IndexEntry | undefined): Copy | undefined {
    const copy = entry && shelf.copies.get(entry.id)
    return copy && (!copy.isOutdated || entry.isWithheld) ? copy : undefined
  }

  async function findOffShelf(
    ready: Promise<boolean> | boolean,
    find: () => IndexEntry | undefined,
    options: QueryOptions,
    ask: () => Promise<PrismicDocument | undefined>,
  ): Promise<PrismicDocument | undefined> {
    const isReady = await ready
    let entry = find()
    if (!entry) {
      const isSettled = isReady && (await hooks.confirmed())
      entry = find()
      if (!entry) {
        if (isSettled && hooks.isCurrent()) return undefined
        const failure = isSettled ? hooks.recentFailure() : new UnavailableError({ reason: 'deadline' })
        if (failure) throw failure
        return await ask()
      }
    }

    const current = copyOf(entry)
    if (current) return current.document
    const { id } = entry
    const copy = shelf.copies.get(id)
    try {
      return await readEntry(entry, options)
    } catch (error) {
      if (!copy || !isContentError(error)) throw error
      emit({ type: 'stale-served', question: `document ${id}`, code: error.code })
      return copy.document
    }
  }

  async function readEntry(entry: IndexEntry, options: QueryOptions): Promise<PrismicDocument | undefined> {
    const filters = [filter.at('document.id', entry.id)]
    const document = await atShelf(options, limits.deadlineMs, async (version, call) => {
      const { results } = await engine.readPageAt(version, { lang: '*', filters, pageSize: 1 }, call)
      // The shelf may have a newer version meanwhile; then this answers the caller but is not cached.
      return results[0] && shelf.version?.ref === version.ref ? keepCopy(results[0]) : results[0]
    })
    if (document) return document
    // The list said it exists, the service says it does not: either the list is old, or the service is wrong.
    await hooks.doubt()
    if (!shelf.index.get(entry.id)) return undefined
    throw new UnavailableError({ reason: 'disappeared' })
  }

  function keepCopy(document: PrismicDocument): PrismicDocument {
    hooks.kept()
    return keepRead(shelf, document)
  }

  function languageOf(options: QueryOptions): string {
    return options.lang ?? languageOfShelf(shelf, engine.config)
  }
}

/** Whether a query for one document asks for more than the document as it is published. */
function isShaped(options: QueryOptions): boolean {
  return (
    options.ref !== undefined ||
    options.filters !== undefined ||
    options.after !== undefined ||
    !isPlain(options)
  )
}
