import type { PrismicDocument, Query } from '@prismicio/client'
import type { ListOptions, PageOptions } from '../client/query-options.ts'
import type { AddressIndex, DocumentAddress } from './address-index.ts'
import { type Copies, deepFreeze } from './copies.ts'

/** The answer to a list or page query. */
export type QueryResult = Query | PrismicDocument[]

/** An answer kept for the next time the same is asked. */
export interface CachedResult {
  readonly key: string
  readonly value: QueryResult
  /** Types of documents that could be in it; `undefined` when the query does not say. */
  readonly types: readonly string[] | undefined
  /** Ids it shows or links to. */
  readonly ids: readonly string[]
  readonly size: number
  isOutdated: boolean
  /** Of a list of all documents of its types, in the service's own order: the language they are in, `*` for all. */
  readonly wholeIn?: string | undefined
}

/** Answers to queries for lists and pages, the least recently used forgotten first. */
export interface QueryCache {
  get: (key: string) => CachedResult | undefined
  keep: (answer: CachedResult) => void
  /**
   * Marks every answer that shows one of these documents, or lists their type.
   *
   * @param renew What an answer is by now, where that is known without asking for it.
   */
  markOutdated: (
    documents: readonly DocumentAddress[],
    renew?: (answer: CachedResult) => Pick<CachedResult, 'value' | 'ids'> | undefined,
  ) => void
  values: () => IterableIterator<CachedResult>
}

/** @param maxSize JSON characters kept at most. */
export function createQueryCache(maxSize: number): QueryCache {
  const answers = new Map<string, CachedResult>()
  let size = 0

  return {
    get: (key) => {
      const answer = answers.get(key)
      if (!answer) return undefined
      answers.delete(key)
      answers.set(key, answer)
      return answer
    },
    keep: (answer) => {
      forget(answer.key)
      // Larger than all the room: it would push out every other answer and then itself.
      if (answer.size > maxSize) return
      answers.set(answer.key, answer)
      size += answer.size
      while (size > maxSize) forget(answers.keys().next().value as string)
    },
    markOutdated: (documents, renew) => {
      const ids = new Set(documents.map(({ id }) => id))
      const types = new Set(documents.map(({ type }) => type))
      for (const answer of answers.values()) {
        const isTouched =
          answer.types === undefined ||
          answer.types.some((type) => types.has(type)) ||
          answer.ids.some((id) => ids.has(id))
        if (answer.isOutdated || !isTouched) continue
        const renewed = renew?.(answer)
        if (renewed) answers.set(answer.key, { ...answer, ...renewed })
        else answer.isOutdated = true
      }
    },
    values: () => answers.values(),
  }

  function forget(key: string): void {
    size -= answers.get(key)?.size ?? 0
    answers.delete(key)
  }
}

/**
 * A list of all documents of its types after a publish that changed some and neither added nor removed one: its documents
 * are known anew, and in no order that the service promises, so it need not be asked.
 *
 * @returns `undefined`: it has to be read again.
 */
export function renewList(
  { index, copies }: { index: Pick<AddressIndex, 'get' | 'ofType'>; copies: Pick<Copies, 'peek'> },
  { value, types, ids, wholeIn }: CachedResult,
): Pick<CachedResult, 'value' | 'ids'> | undefined {
  if (wholeIn === undefined || types === undefined || !Array.isArray(value)) return undefined
  const count = types.reduce((sum, type) => sum + index.ofType(type, wholeIn).length, 0)
  if (count !== value.length) return undefined
  const renewed: PrismicDocument[] = []
  const shown = new Set<string>()
  for (const { id } of value) {
    const copy = copies.peek(id)
    const entry = index.get(id)
    if (!entry || copy?.isOutdated !== false) return undefined
    renewed.push(copy.document)
    for (const each of [id, ...entry.mentions]) shown.add(each)
  }
  // The same list as before, for all that is derived from it.
  if (renewed.every((document, at) => document === value[at])) return { value, ids }
  return { value: deepFreeze(renewed), ids: [...shown] }
}

/** Whether a query is for all documents of its types, in the service's own order. */
export function isWholeList(kind: 'page' | 'all', options: PageOptions | ListOptions): boolean {
  const {
    signal: _signal,
    deadlineMs: _deadlineMs,
    lang: _lang,
    pageSize: _pageSize,
    filters,
    ...more
  } = options
  const isOfTypes = filters?.length === 1 && typesOfQuery(filters) !== undefined
  return kind === 'all' && isOfTypes && Object.values(more).every((value) => value === undefined)
}

/** A key that does not depend on the order of the query's parts. */
export function keyOfQuery(kind: 'page' | 'all', options: PageOptions | ListOptions): string {
  const { signal: _signal, deadlineMs: _deadlineMs, ...query } = options
  const parts = Object.entries(query).filter(([, value]) => value !== undefined)
  return `${kind} ${JSON.stringify(parts.sort(([a], [b]) => (a < b ? -1 : 1)))}`
}

/** The types a query is limited to, when its filters say so. */
export function typesOfQuery(filters: readonly string[] | undefined): string[] | undefined {
  for (const filter of filters ?? []) {
    const named = /^\[(?:at|any)\(document\.type, (.+)\)\]$/.exec(filter)?.[1]
    if (named) return [...named.matchAll(/"([^"]*)"/g)].map(([, type]) => type as string)
  }
  return undefined
}

/** Whether a query asks for documents as they are, so that they may stand in for each other. */
export function isPlain(options: PageOptions | ListOptions): boolean {
  return (
    options.fetch === undefined &&
    options.fetchLinks === undefined &&
    options.graphQuery === undefined &&
    options.routes === undefined &&
    options.brokenRoute === undefined &&
    options.integrationFieldsRef === undefined
  )
}
