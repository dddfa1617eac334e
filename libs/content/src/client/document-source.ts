import type { PrismicDocument, Query } from '@prismicio/client'
import { assertSafeValue, isPossibleUid } from '../filter/safe-value.ts'
import { filter } from '../filter/filter.ts'
import { startCall, whileWanted } from '../http/call.ts'
import type { Engine } from './engine.ts'
import type { ListOptions, PageOptions, QueryOptions } from './query-options.ts'
import { readAllAt, readPage } from './paging/read-all.ts'
import { readTags } from './read-tags.ts'

/**
 * Where a client's methods get documents from: the service itself, or the store
 * in front of it. `undefined` means that the service answered and there is no such document; every failure
 * throws.
 */
export interface DocumentSource {
  findByUid: (type: string, uid: string, options: QueryOptions) => Promise<PrismicDocument | undefined>
  findById: (id: string, options: QueryOptions) => Promise<PrismicDocument | undefined>
  findSingle: (type: string, options: QueryOptions) => Promise<PrismicDocument | undefined>
  readPage: (options: PageOptions) => Promise<Query>
  readAll: (options: ListOptions) => Promise<PrismicDocument[]>
  readTags: (options: QueryOptions) => Promise<string[]>
}

/** Adds filters to those a query has. */
export function withFilters<Options extends QueryOptions>(options: Options, ...filters: string[]): Options {
  return { ...options, filters: [...(options.filters ?? []), ...filters] }
}

/** The filters of a query for one address. */
function uidFilters(type: string, uid: string): string[] {
  return [filter.at('document.type', type), filter.at(`my.${type}.uid`, uid)]
}

/** The source that sends a request each time. */
export function createServiceSource(engine: Engine): DocumentSource {
  const { limits, clock } = engine.config

  const source: DocumentSource = {
    findByUid: async (type, uid, options) => {
      // Such an address cannot exist: no request is needed, and no query can be injected (see
      // UnsafeValueError).
      if (!isPossibleUid(uid)) return undefined
      return await findFirst(withFilters(options, ...uidFilters(type, uid)))
    },
    findById: async (id, options) => {
      assertSafeValue(id, 'id')
      return await findFirst(withFilters(options, filter.at('document.id', id)))
    },
    findSingle: (type, options) => findFirst(withFilters(options, filter.at('document.type', type))),
    readPage: (options) => {
      const call = startCall(options, limits.deadlineMs, clock)
      const work = engine.atRef(options, call, (pinned) => readPage(engine, pinned, options, call))
      return whileWanted(work, call.signal)
    },
    readAll: (options) => {
      const call = startCall(options, limits.fullReadDeadlineMs, clock)
      const work = engine.atRef(options, call, (pinned) => readAllAt(engine, pinned, options, call))
      return whileWanted(work, call.signal)
    },
    readTags: (options) => {
      const call = startCall(options, limits.deadlineMs, clock)
      return whileWanted(readTags(engine, call), call.signal)
    },
  }
  return source

  async function findFirst(options: QueryOptions): Promise<PrismicDocument | undefined> {
    const { results } = await source.readPage({ ...options, pageSize: 1 })
    return results[0]
  }
}
