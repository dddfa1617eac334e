/**
 * Keeps the shelf on disk, so that a start during an outage serves known pages.
 *
 * Documents are spread over 64 files by id, and a change writes only the files
 * it touches: the cost of a publish does not grow with the repository. Each
 * file replaces the one before it whole. The list of addresses is written last
 * and names the version; a document whose date does not fit the list is a last
 * good copy, no more.
 *
 * @module
 */
import type { PrismicDocument, Query } from '@prismicio/client'
import { z } from 'zod'
import type { Answer } from './answers.ts'
import type { SnapshotStorage } from './content-store.ts'
import { deepFreeze } from './copies.ts'
import type { Shelf } from './shelf.ts'

const format = 1
const shardCount = 64

const header = z.object({
  format: z.literal(format),
  source: z.string(),
  version: z.object({
    ref: z.string(),
    integrationFieldsRef: z.string().optional(),
    masterLanguage: z.string().optional(),
    readAtMs: z.number(),
    isSettled: z.boolean(),
  }),
  entries: z.array(
    z.object({
      id: z.string(),
      type: z.string(),
      uid: z.string().nullable(),
      lang: z.string(),
      url: z.string().nullable(),
      publishedAt: z.string().nullable(),
      mentions: z.array(z.string()),
      isWithheld: z.boolean().optional(),
    }),
  ),
  former: z.array(z.tuple([z.string(), z.string()])),
})

/** Only checked, never taken from the check's result: that would reorder the parts of documents. */
const shard = z.array(
  z.looseObject({ id: z.string(), type: z.string(), data: z.record(z.string(), z.unknown()) }),
)

const storedAnswer = z.object({
  key: z.string(),
  types: z.array(z.string()).optional(),
  ids: z.array(z.string()),
  size: z.number(),
  isOutdated: z.boolean(),
  /** The page without its documents; absent for a whole list. */
  envelope: z.record(z.string(), z.unknown()).optional(),
  /** An id stands for the copy of that document. */
  documents: z.array(z.union([z.string(), z.looseObject({ id: z.string() })])),
})

/** The file a document is in. */
export function shardOf(id: string): string {
  let sum = 0
  for (const letter of id) sum = (sum * 31 + (letter.codePointAt(0) ?? 0)) % shardCount
  return `documents-${String(sum).padStart(2, '0')}.json`
}

/**
 * Puts what was saved on an empty shelf.
 *
 * @param source What the snapshot must be of: endpoint and repository.
 * @returns `false` when there is none, or none that fits.
 */
export async function loadSnapshot(storage: SnapshotStorage, shelf: Shelf, source: string): Promise<boolean> {
  const saved = header.safeParse(parse(await storage.read('index.json')))
  if (!saved.success || saved.data.source !== source) return false
  const { version, entries, former } = saved.data

  for (const { isWithheld, ...entry } of entries) {
    shelf.index.set({ ...entry, ...(isWithheld && { isWithheld }) })
  }
  for (const [key, id] of former) shelf.index.rememberFormer(key, id)
  const { ref, integrationFieldsRef, masterLanguage, readAtMs, isSettled } = version
  shelf.version = { ref, integrationFieldsRef, masterLanguage, readAtMs, isSettled }

  const names = new Set(entries.map(({ id }) => shardOf(id)))
  for (const name of names) loadShard(shelf, parse(await storage.read(name)))
  loadAnswers(shelf, parse(await storage.read('answers.json')))
  return true
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
  const dirty = new Set([...changedIds].map(shardOf))
  const shards = new Map<string, PrismicDocument[]>([...dirty].map((name) => [name, []]))
  for (const { document } of shelf.copies.values()) shards.get(shardOf(document.id))?.push(document)

  for (const [name, documents] of shards) await storage.write(name, JSON.stringify(documents))
  await storage.write(
    'answers.json',
    JSON.stringify([...shelf.answers.values()].map((answer) => store(shelf, answer))),
  )
  const entries = [...index.entries()]
  await storage.write(
    'index.json',
    JSON.stringify({ format, source, version, entries, former: index.formerAddresses() }),
  )
}

function loadShard(shelf: Shelf, json: unknown): void {
  if (!shard.safeParse(json).success) return
  for (const document of json as PrismicDocument[]) {
    const entry = shelf.index.get(document.id)
    if (!entry) continue
    shelf.copies.keep(document)
    if (entry.publishedAt !== (document.last_publication_date ?? null)) shelf.copies.markOutdated(document.id)
  }
}

function store(
  shelf: Shelf,
  { key, value, types, ids, size, isOutdated }: Answer,
): z.infer<typeof storedAnswer> {
  const { results, ...envelope } = 'results' in value ? value : { results: value }
  const documents = results.map((document) =>
    shelf.copies.get(document.id)?.document === document ? document.id : document,
  )
  return {
    key,
    ...(types && { types: [...types] }),
    ids: [...ids],
    size,
    isOutdated,
    ...('results' in value && { envelope }),
    documents: documents as z.infer<typeof storedAnswer>['documents'],
  }
}

function loadAnswers(shelf: Shelf, json: unknown): void {
  if (!z.array(storedAnswer).safeParse(json).success) return
  for (const saved of json as z.infer<typeof storedAnswer>[]) {
    const { key, types, ids, size, isOutdated, envelope, documents } = saved
    const results = documents.map((document) =>
      typeof document === 'string'
        ? shelf.copies.get(document)?.document
        : (document as unknown as PrismicDocument),
    )
    // A list that has lost one of its documents is no answer.
    if (results.includes(undefined)) continue
    const value = deepFreeze(envelope ? { ...envelope, results } : results) as Query | PrismicDocument[]
    shelf.answers.keep({ key, value, types, ids, size, isOutdated })
  }
}

function parse(text: string | undefined): unknown {
  try {
    return text === undefined ? undefined : JSON.parse(text)
  } catch {
    return undefined
  }
}
