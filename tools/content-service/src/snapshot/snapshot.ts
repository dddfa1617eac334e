import type { StoredDocument } from '../documents/stored-document.ts'

/**
 * Every document as of one ref, with what queries look up.
 *
 * Never changes: publishing makes a new one, which shares with the old one all
 * that is equal, so that an old ref, a release or a preview costs little.
 * Documents are in one fixed order, by type and then UID, wherever they are listed.
 */
export interface Snapshot {
  readonly size: number
  get(id: string): StoredDocument | undefined
  all(): readonly StoredDocument[]
  ofType(type: string): readonly StoredDocument[]
  withUid(type: string, uid: string): readonly StoredDocument[]
  withTag(tag: string): readonly StoredDocument[]
  /** Types that have documents. */
  types(): readonly string[]
  tags(): readonly string[]
  /** The same content with some documents replaced, added, or (`null`) taken out. */
  with(changes: ReadonlyMap<string, StoredDocument | null>): Snapshot
}

type Lists = ReadonlyMap<string, readonly StoredDocument[]>

/** Puts documents into a snapshot. The last of several with one id counts. */
export function createSnapshot(documents: Iterable<StoredDocument>): Snapshot {
  const byId = new Map<string, StoredDocument>()
  for (const document of documents) byId.set(document.id, document)

  const sorted = [...byId.values()].sort(inOrder)
  return assemble({
    byId,
    byType: group(sorted, (document) => [document.type]),
    byUid: group(sorted, uidKeys),
    byTag: group(sorted, (document) => document.tags),
  })
}

interface Indexes {
  byId: ReadonlyMap<string, StoredDocument>
  byType: Lists
  byUid: Lists
  byTag: Lists
}

function assemble(indexes: Indexes): Snapshot {
  let everything: readonly StoredDocument[] | undefined
  const { byId, byType, byUid, byTag } = indexes

  return {
    size: byId.size,
    get: (id) => byId.get(id),
    all: () => (everything ??= [...byType.keys()].sort().flatMap((type) => byType.get(type) ?? [])),
    ofType: (type) => byType.get(type) ?? [],
    withUid: (type, uid) => byUid.get(uidKey(type, uid)) ?? [],
    withTag: (tag) => byTag.get(tag) ?? [],
    types: () => [...byType.keys()].sort(),
    tags: () => [...byTag.keys()].sort(),
    with: (changes) => (changes.size === 0 ? assemble(indexes) : assemble(applyChanges(indexes, changes))),
  }
}

function applyChanges(indexes: Indexes, changes: ReadonlyMap<string, StoredDocument | null>): Indexes {
  const byId = new Map(indexes.byId)
  const gone: StoredDocument[] = []
  const added: StoredDocument[] = []
  for (const [id, document] of changes) {
    const before = byId.get(id)
    if (before) gone.push(before)
    if (document) added.push(document)
    if (document) byId.set(id, document)
    else byId.delete(id)
  }
  return {
    byId,
    byType: replaceIn(indexes.byType, gone, added, (document) => [document.type]),
    byUid: replaceIn(indexes.byUid, gone, added, uidKeys),
    byTag: replaceIn(indexes.byTag, gone, added, (document) => document.tags),
  }
}

function replaceIn(
  lists: Lists,
  gone: readonly StoredDocument[],
  added: readonly StoredDocument[],
  keysOf: (document: StoredDocument) => readonly string[],
): Lists {
  const leaving = new Set(gone)
  const coming = group(added, keysOf)
  const next = new Map(lists)
  for (const key of new Set([...gone.flatMap(keysOf), ...coming.keys()])) {
    const kept = (lists.get(key) ?? []).filter((document) => !leaving.has(document))
    const list = [...kept, ...(coming.get(key) ?? [])].sort(inOrder)
    if (list.length > 0) next.set(key, list)
    else next.delete(key)
  }
  return next
}

function group(
  documents: readonly StoredDocument[],
  keysOf: (document: StoredDocument) => readonly string[],
): Lists {
  const lists = new Map<string, StoredDocument[]>()
  for (const document of documents) {
    for (const key of new Set(keysOf(document))) {
      const list = lists.get(key)
      if (list) list.push(document)
      else lists.set(key, [document])
    }
  }
  return lists
}

function uidKeys(document: StoredDocument): readonly string[] {
  return document.uid === null ? [] : [uidKey(document.type, document.uid)]
}

function uidKey(type: string, uid: string): string {
  return `${type}\n${uid}`
}

function inOrder(a: StoredDocument, b: StoredDocument): number {
  return (
    compare(a.type, b.type) ||
    compare(a.uid ?? a.id, b.uid ?? b.id) ||
    compare(a.lang, b.lang) ||
    compare(a.id, b.id)
  )
}

function compare(a: string, b: string): number {
  if (a === b) return 0
  return a < b ? -1 : 1
}
