import type { PrismicDocument } from '@prismicio/client'
import type { AddressIndex } from './address-index.ts'
import type { Outline, OutlineFields } from './content-store.ts'
import { deepFreeze, isAlike } from './copies.ts'
import { createSharedParts, type ShareParts } from '../wire/equal-parts.ts'

/** Outlines of all documents of some types, however little room there is for copies. */
export interface Outlines {
  /** Of which fields they are, for the snapshot. */
  readonly kind: string
  /** Whether there are outlines of a type. */
  has: (type: string) => boolean
  /** Keeps what lists need of a document; of other types nothing. */
  keep: (document: PrismicDocument | Outline) => void
  get: (id: string) => Outline | undefined
  delete: (id: string) => void
  /** Something it shows has changed since. */
  markOutdated: (id: string) => void
  isOutdated: (id: string) => boolean
  /** The service has no such document, though the index has: not asked for again. */
  leaveOut: (ids: readonly string[]) => void
  /** Of another version the service may have what it had not: an empty answer may have been a fault. */
  lookAgain: () => void
  /**
   * The outlines of a type in a language, the same list until one of them changes.
   *
   * @returns Also the ids of documents whose outline is missing or outdated.
   */
  list: (type: string, lang: string) => { documents: readonly Outline[]; lacking: readonly string[] }
  values: () => IterableIterator<Outline>
}

type List = ReturnType<Outlines['list']>

/**
 * Creates the place for outlines.
 *
 * @param index Says which documents there are.
 * @param share Keeps once what is equal in several of them.
 */
export function createOutlines(
  index: AddressIndex,
  fields: OutlineFields = {},
  share: ShareParts = createSharedParts(),
): Outlines {
  const outlines = new Map<string, Outline>()
  const outdated = new Set<string>()
  const leftOut = new Set<string>()
  const lists = new Map<string, Map<string, List>>()

  return {
    kind: JSON.stringify(fields),
    has: (type) => fields[type] !== undefined,
    keep: (document) => {
      const { id, type } = document
      const names = fields[type]
      if (outlines.get(id)?.type !== type) forget(id)
      if (!names) return
      const before = outlines.get(id)
      const outline = outlineOf(document, names)
      const isKept = before !== undefined && !outdated.has(id) && isAlike(before, outline)
      if (isKept && before.last_publication_date === outline.last_publication_date) return
      outlines.set(id, outline)
      outdated.delete(id)
      leftOut.delete(id)
      lists.delete(type)
    },
    get: (id) => outlines.get(id),
    delete: forget,
    isOutdated: (id) => outdated.has(id),
    markOutdated: (id) => {
      const outline = outlines.get(id)
      if (!outline) return
      outdated.add(id)
      lists.delete(outline.type)
    },
    leaveOut: (ids) => {
      for (const id of ids) leftOut.add(id)
      lists.clear()
    },
    lookAgain: () => {
      if (leftOut.size > 0) lists.clear()
      leftOut.clear()
    },
    list: (type, lang) => {
      const ofType = lists.get(type) ?? new Map<string, List>()
      const list = ofType.get(lang) ?? listOf(type, lang)
      // One that lacks something is completed soon.
      if (list.lacking.length === 0) lists.set(type, ofType.set(lang, list))
      return list
    },
    values: () => outlines.values(),
  }

  function forget(id: string): void {
    const outline = outlines.get(id)
    leftOut.delete(id)
    if (!outline) return
    outlines.delete(id)
    outdated.delete(id)
    lists.delete(outline.type)
  }

  function listOf(type: string, lang: string): List {
    const ids = index.ofType(type, lang).map(({ id }) => id)
    return {
      documents: ids.flatMap((id) => outlines.get(id) ?? []),
      lacking: ids.filter((id) => (!outlines.has(id) || outdated.has(id)) && !leftOut.has(id)),
    }
  }

  function outlineOf(document: PrismicDocument | Outline, names: readonly string[]): Outline {
    const { id, uid, url, type, lang, tags } = document
    const { first_publication_date, last_publication_date } = document
    const kept = names.flatMap((name) =>
      Object.hasOwn(document.data, name) ? [[name, share(document.data[name] as unknown)]] : [],
    )
    const data = Object.fromEntries(kept) as Outline['data']
    return deepFreeze({ id, uid, url, type, lang, tags, first_publication_date, last_publication_date, data })
  }
}
