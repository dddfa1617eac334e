import type { Outline, SnapshotStorage } from '../content-store.ts'
import { parseJson } from '../../wire/parse-json.ts'
import { fits, listOf, objectWith, text } from '../../wire/shape.ts'
import type { Shelf } from '../shelf.ts'
import { shard, shardOf, type Stored } from './shards.ts'

/** What the list of a snapshot says of its outlines: of which fields they are, and in which files. */
export interface OutlineFiles {
  kind: string
  files: string[]
}

export const outlineFiles: ReturnType<typeof objectWith> = objectWith({ kind: text, files: listOf(text) })

/** A file says of which fields it is: while a site is deployed, processes with others may write to one place. */
const file = objectWith({ kind: text, outlines: shard })

/** Puts outlines of the fields of today on the shelf. Others are read anew. */
export async function loadOutlines(
  storage: SnapshotStorage,
  shelf: Shelf,
  saved: OutlineFiles | undefined,
): Promise<void> {
  if (!saved) return
  const { index, outlines } = shelf
  if (saved.kind !== outlines.kind) {
    // The next list names the fields of today: no file of others may stay.
    for (const { id } of index.entries()) shelf.touch(id)
    return
  }
  for (const name of saved.files) {
    const json = parseJson(await storage.read(name))
    if (!fits(file, json)) continue
    const { kind, outlines: stored } = json as { kind: string; outlines: Stored<Outline>[] }
    if (kind !== outlines.kind) continue
    for (const { isOutdated, ...outline } of stored) {
      const isOfEntry = index.get(outline.id)?.publishedAt === (outline.last_publication_date ?? null)
      const isKnown = outlines.get(outline.id) && !outlines.isOutdated(outline.id)
      if (!isOfEntry || isKnown) continue
      outlines.keep(outline)
      if (isOutdated) outlines.markOutdated(outline.id)
    }
  }
}

/**
 * Writes the outlines of documents that had no room, where something changed.
 *
 * @returns What the list says of them; `undefined` while there is room for all documents.
 */
export async function saveOutlines(
  storage: SnapshotStorage,
  { copies, outlines }: Shelf,
  changedIds: readonly string[],
): Promise<OutlineFiles | undefined> {
  const current = new Set([...copies.values()].flatMap((copy) => (copy.isOutdated ? [] : copy.document.id)))
  const outlined = [...outlines.values()].filter(({ id }) => !current.has(id))
  // Visits make copies that are not written down: while there is no room for all, no part can do without its file.
  if (outlined.length === 0 && !copies.isFull) return undefined
  const files = new Set([...outlines.values()].map(({ id }) => shardOf(id, 'outlines')))

  const dirty = changedIds.map((id) => shardOf(id, 'outlines')).filter((name) => files.has(name))
  const written = new Map<string, Stored<Outline>[]>(dirty.map((name) => [name, []]))
  for (const outline of outlined) {
    const isOutdated = outlines.isOutdated(outline.id)
    written.get(shardOf(outline.id, 'outlines'))?.push(isOutdated ? { ...outline, isOutdated } : outline)
  }
  for (const [name, part] of written)
    await storage.write(name, JSON.stringify({ kind: outlines.kind, outlines: part }))
  return { kind: outlines.kind, files: [...files] }
}
