/**
 * Keeps the shelf on disk, so that a start during an outage serves known pages.
 *
 * Documents are spread over 64 files by id, and a change writes only the files
 * it touches: the cost of a publish does not grow with the repository. Each
 * file replaces the one before it whole. The list of addresses is written last
 * and names the version; a document whose date does not fit the list is a last
 * good copy, no more. Documents that had no room leave their outline, in a file beside the others of their part.
 *
 * @module
 */
import type { PrismicDocument, Query } from '@prismicio/client'
import type { CachedResult } from '../query-cache.ts'
import type { SnapshotStorage } from '../content-store.ts'
import { parseJson } from '../../wire/parse-json.ts'
import { deepFreeze } from '../copies.ts'
import type { Shelf, Version } from '../shelf.ts'
import {
  anything,
  either,
  fits,
  listOf,
  nullable,
  number,
  objectWith,
  optional,
  recordOf,
  text,
  value,
  yesOrNo,
} from '../../wire/shape.ts'
import type { IndexEntry } from '../address-index.ts'
import { loadOutlines, type OutlineFiles, outlineFiles, saveOutlines } from './outline-files.ts'
import { shard, shardOf, type Stored } from './shards.ts'

/** The file with the list of addresses and the version: read first, written last. */
export const indexName = 'index.json'

const answersName = 'answers.json'

const format = 1

const header = objectWith({
  format: value((given) => given === format),
  source: text,
  version: objectWith({
    ref: text,
    integrationFieldsRef: optional(text),
    masterLanguage: optional(text),
    readAtMs: number,
    isSettled: yesOrNo,
  }),
  entries: listOf(
    objectWith({
      id: text,
      type: text,
      uid: nullable(text),
      lang: text,
      url: nullable(text),
      publishedAt: nullable(text),
      mentions: listOf(text),
      // Written since 0.2.
      alternates: optional(listOf(text)),
      isWithheld: optional(yesOrNo),
    }),
  ),
  outlines: optional(outlineFiles),
  former: listOf(value((given) => Array.isArray(given) && given.length === 2 && fits(listOf(text), given))),
})

interface Header {
  source: string
  version: Version
  entries: (Omit<IndexEntry, 'alternates'> & Partial<Pick<IndexEntry, 'alternates'>>)[]
  former: [key: string, id: string][]
  outlines?: OutlineFiles
}

const storedAnswers = listOf(
  objectWith({
    key: text,
    types: optional(listOf(text)),
    ids: listOf(text),
    size: number,
    isOutdated: yesOrNo,
    // Written since 0.2.
    wholeIn: optional(text),
    envelope: optional(recordOf(anything)),
    documents: listOf(either(text, objectWith({ id: text }))),
  }),
)

interface StoredResult extends Pick<CachedResult, 'key' | 'size' | 'isOutdated' | 'wholeIn'> {
  types?: string[]
  ids: string[]
  /** The page without its documents; absent for a whole list. */
  envelope?: Record<string, unknown>
  /** An id stands for the copy of that document. */
  documents: (string | PrismicDocument)[]
}

/** What the list of a snapshot says of it. */
export interface SnapshotFacts {
  source: string
  ref: string
  readAtMs: number
  /** Names of all its files. */
  files: readonly string[]
}

/** Reads the list of a snapshot. @returns `undefined` when the text is no such list. */
export function readFacts(index: string | undefined): SnapshotFacts | undefined {
  const saved = parseJson(index)
  if (!fits(header, saved)) return undefined
  const { source, version, entries, outlines } = saved as Header
  const shards = new Set([...entries.map(({ id }) => shardOf(id)), ...(outlines?.files ?? [])])
  return { source, ref: version.ref, readAtMs: version.readAtMs, files: [...shards, answersName, indexName] }
}

/**
 * Puts what was saved on an empty shelf.
 *
 * @param source What the snapshot must be of: endpoint and repository.
 * @returns In words, why there is none that can be taken; `undefined` where it was.
 */
export async function loadSnapshot(
  storage: SnapshotStorage,
  shelf: Shelf,
  source: string,
): Promise<string | undefined> {
  const text = await storage.read(indexName)
  const saved = parseJson(text)
  const refusal = refusalOf(text, saved, source)
  if (refusal !== undefined) return refusal
  const { version, entries, former, outlines } = saved as Header

  for (const entry of entries) shelf.index.set({ ...entry, alternates: entry.alternates ?? [] })
  for (const [key, id] of former) shelf.index.rememberFormer(key, id)
  const { ref, integrationFieldsRef, masterLanguage, readAtMs, isSettled } = version
  shelf.version = { ref, integrationFieldsRef, masterLanguage, readAtMs, namedAtMs: readAtMs, isSettled }

  const names = new Set(entries.map(({ id }) => shardOf(id)))
  for (const name of names) loadShard(shelf, parseJson(await storage.read(name)))
  await loadOutlines(storage, shelf, outlines)
  loadAnswers(shelf, parseJson(await storage.read(answersName)))
  return undefined
}

function refusalOf(text: string | undefined, saved: unknown, source: string): string | undefined {
  if (text === undefined) return 'Nothing was kept. The content is read from the service.'
  const of = (saved as { format?: unknown } | undefined)?.format
  const readAnew = 'It is not taken: the content is read from the service, and replaces it.'
  if (typeof of === 'number' && of > format)
    return (
      `What was kept is of a later release (format ${of}; this one reads ${format}). ${readAnew} ` +
      'Where the service is away, start the later release, or restore the folder of before.'
    )
  if (!fits(header, saved)) return `What was kept is damaged, or of an earlier format. ${readAnew}`
  if ((saved as Header).source !== source)
    return `What was kept is of another repository, endpoint or mode. ${readAnew}`
  return undefined
}

/** Writes what changed. @param changedIds Documents whose copies came, went or were replaced. */
export async function saveSnapshot(
  storage: SnapshotStorage,
  shelf: Shelf,
  source: string,
  changedIds: Iterable<string>,
): Promise<void> {
  const { version, index } = shelf
  if (!version) return
  const ids = [...changedIds]
  const shards = new Map<string, object[]>(ids.map((id) => [shardOf(id), []]))
  for (const { document, isOutdated } of shelf.copies.values()) {
    shards.get(shardOf(document.id))?.push(isOutdated ? { ...document, isOutdated } : document)
  }
  for (const [name, documents] of shards) await storage.write(name, JSON.stringify(documents))
  const outlines = await saveOutlines(storage, shelf, ids)
  await storage.write(
    answersName,
    JSON.stringify([...shelf.answers.values()].map((answer) => store(shelf, answer))),
  )
  const entries = [...index.entries()]
  await storage.write(
    indexName,
    JSON.stringify({
      format,
      source,
      version,
      entries,
      former: index.formerAddresses(),
      outlines,
    }),
  )
}

function loadShard(shelf: Shelf, json: unknown): void {
  if (!fits(shard, json)) return
  for (const { isOutdated, ...document } of json as Stored<PrismicDocument>[]) {
    const entry = shelf.index.get(document.id)
    if (!entry) continue
    shelf.copies.keep(document)
    const isOfEntry = entry.publishedAt === (document.last_publication_date ?? null)
    if (isOutdated || !isOfEntry) shelf.copies.markOutdated(document.id)
  }
}

function store(
  shelf: Shelf,
  { key, value: answered, types, ids, size, isOutdated, wholeIn }: CachedResult,
): StoredResult {
  const { results, ...envelope } = 'results' in answered ? answered : { results: answered }
  const documents = results.map((document) =>
    shelf.copies.peek(document.id)?.document === document ? document.id : document,
  )
  return {
    key,
    ...(types && { types: [...types] }),
    ids: [...ids],
    size,
    isOutdated,
    ...(wholeIn !== undefined && { wholeIn }),
    ...('results' in answered && { envelope }),
    documents,
  }
}

function loadAnswers(shelf: Shelf, json: unknown): void {
  if (!fits(storedAnswers, json)) return
  for (const saved of json as StoredResult[]) {
    const { key, types, ids, size, isOutdated, wholeIn, envelope, documents } = saved
    const results = documents.map((document) =>
      typeof document === 'string' ? shelf.copies.peek(document)?.document : document,
    )
    // A list with a missing document is not a valid answer.
    if (results.includes(undefined)) continue
    const answered = deepFreeze(envelope ? { ...envelope, results } : results) as Query | PrismicDocument[]
    shelf.answers.keep({ key, value: answered, types, ids, size, isOutdated, wholeIn })
  }
}
