import type { PrismicDocument } from '@prismicio/client'

/** Where a document is, and which version of it. */
export interface DocumentAddress {
  id: string
  type: string
  uid: string | null
  lang: string
  /** Its path on the site, when the client's `routes` name one. */
  url: string | null
}

/** One known document. */
export interface IndexEntry extends DocumentAddress {
  /** `last_publication_date` as sent; `null` when it has none. */
  publishedAt: string | null
  /** Ids of documents it links to: when one of them changes, this one may look different. */
  mentions: readonly string[]
  /** Ids of the same document in other languages. */
  alternates: readonly string[]
  /** The service no longer lists it, nor so many others that the list is not trusted. */
  isWithheld?: boolean
}

/** Which documents exist at the current ref, found by id, by address, or by type. */
export interface AddressIndex {
  readonly size: number
  /** The latest publication date ever set, in milliseconds; 0 when there was none. */
  readonly newestMs: number
  has: (id: string) => boolean
  get: (id: string) => IndexEntry | undefined
  /** By address; also by an address the document had before its uid was changed. */
  findByUid: (type: string, uid: string, lang: string) => IndexEntry | undefined
  ofType: (type: string, lang: string) => IndexEntry[]
  /** Ids of documents that link to any of these. */
  mentioning: (ids: ReadonlySet<string>) => string[]
  entries: () => IterableIterator<IndexEntry>
  /** Former addresses and the id now found there, for the snapshot. */
  formerAddresses: () => [key: string, id: string][]
  set: (entry: IndexEntry) => void
  delete: (id: string) => void
  rememberFormer: (key: string, id: string) => void
}

/** Addresses that changed are remembered up to this many; the oldest are forgotten. */
const maxFormer = 1_000

/** `*` finds a document in any language. */
const anyLanguage = '*'

/** Creates an empty index. */
export function createAddressIndex(): AddressIndex {
  const byId = new Map<string, IndexEntry>()
  const byType = new Map<string, Set<string>>()
  const byAddress = createAddressMap()
  const former = new Map<string, string>()
  let newestMs = 0

  const index: AddressIndex = {
    get size() {
      return byId.size
    },
    get newestMs() {
      return newestMs
    },
    has: (id) => byId.has(id),
    get: (id) => byId.get(id),
    findByUid: (type, uid, lang) => {
      const id = byAddress.get(type, uid, lang)
      if (id !== undefined) return byId.get(id)
      return former.size === 0 ? undefined : byId.get(former.get(keyOf(type, uid, lang)) ?? '')
    },
    ofType: (type, lang) =>
      [...(byType.get(type) ?? [])]
        .map((id) => byId.get(id) as IndexEntry)
        .filter((entry) => lang === anyLanguage || entry.lang === lang),
    mentioning: (ids) =>
      [...byId.values()].filter((entry) => entry.mentions.some((id) => ids.has(id))).map(({ id }) => id),
    entries: () => byId.values(),
    formerAddresses: () => [...former],
    set: (entry) => {
      const before = byId.get(entry.id)
      byId.set(entry.id, entry)
      newestMs = Math.max(newestMs, timeOf(entry.publishedAt))
      if (before?.type === entry.type && keyOfEntry(before) === keyOfEntry(entry)) return
      if (before) forgetPlace(before, true)
      rememberPlace(entry)
    },
    delete: (id) => {
      const entry = byId.get(id)
      if (!entry) return
      byId.delete(id)
      forgetPlace(entry, false)
    },
    rememberFormer: (key, id) => {
      former.delete(key)
      former.set(key, id)
      if (former.size > maxFormer) former.delete(former.keys().next().value as string)
    },
  }
  return index

  function rememberPlace(entry: IndexEntry): void {
    byType.set(entry.type, (byType.get(entry.type) ?? new Set()).add(entry.id))
    for (const lang of [entry.lang, anyLanguage]) {
      if (entry.uid === null) return
      byAddress.set(entry.type, entry.uid, lang, entry.id)
      former.delete(keyOf(entry.type, entry.uid, lang))
    }
  }

  function forgetPlace(entry: IndexEntry, hasMoved: boolean): void {
    byType.get(entry.type)?.delete(entry.id)
    for (const lang of [entry.lang, anyLanguage]) {
      if (entry.uid === null) return
      if (byAddress.get(entry.type, entry.uid, lang) === entry.id) {
        byAddress.set(entry.type, entry.uid, lang, undefined)
      }
      if (hasMoved) index.rememberFormer(keyOf(entry.type, entry.uid, lang), entry.id)
    }
  }
}

/** What the index keeps of a document. */
export function entryOf(document: PrismicDocument, mentions: readonly string[]): IndexEntry {
  const { id, type, lang, uid, url, last_publication_date: publishedAt } = document
  const alternates = alternatesOf(document)
  return {
    id,
    type,
    lang,
    uid: uid ?? null,
    url: url ?? null,
    publishedAt: publishedAt ?? null,
    mentions,
    alternates,
  }
}

/** Ids of the same document in other languages. A service that has but one may leave the list out. */
export function alternatesOf({ alternate_languages: alternates }: PrismicDocument): string[] {
  return ((alternates as typeof alternates | undefined) ?? []).map(({ id }) => id).toSorted()
}

/** The public part of an entry. */
export function addressOf({ id, type, uid, lang, url }: DocumentAddress): DocumentAddress {
  return { id, type, uid, lang, url }
}

/** The service writes `+0000`, which not every engine's `Date.parse` reads. */
function timeOf(publishedAt: string | null): number {
  const time = Date.parse((publishedAt ?? '').replace(/([+-]\d{2})(\d{2})$/, '$1:$2'))
  return Number.isNaN(time) ? 0 : time
}

function keyOf(type: string, uid: string, lang: string): string {
  return `${lang}\n${type}\n${uid}`
}

function keyOfEntry(entry: IndexEntry): string {
  return entry.uid === null ? '' : keyOf(entry.type, entry.uid, entry.lang)
}

interface AddressMap {
  get: (type: string, uid: string, lang: string) => string | undefined
  /** `undefined` removes. */
  set: (type: string, uid: string, lang: string, id: string | undefined) => void
}

/** Nested maps instead of one joined key: joining and hashing a string took most of each look-up. */
function createAddressMap(): AddressMap {
  const languages = new Map<string, Map<string, Map<string, string>>>()

  return {
    get: (type, uid, lang) => languages.get(lang)?.get(type)?.get(uid),
    set: (type, uid, lang, id) => {
      const types = languages.get(lang) ?? new Map<string, Map<string, string>>()
      const uids = types.get(type) ?? new Map<string, string>()
      if (id === undefined) uids.delete(uid)
      else uids.set(uid, id)
      types.set(type, uids)
      languages.set(lang, types)
    },
  }
}
