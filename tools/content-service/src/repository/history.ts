import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import type { StoredDocument } from '../documents/stored-document.ts'
import { documentIdPattern, versionOf } from '../documents/stored-document.ts'
import { isMissingFile } from '../errors/service-error.ts'
import { files } from './files.ts'
import type { Repository } from './repository.ts'

/** What happened to a document. `before`: it was published when the history began. */
export type HistoryAction = 'before' | 'published' | 'unpublished' | 'discarded' | 'deleted'

/**
 * The files that record what happens to a document.
 *
 * Publishing over a version that no entry holds keeps that version too.
 */
export async function historyFiles(
  id: string,
  document: StoredDocument | null,
  action: HistoryAction,
  repository: Repository,
): Promise<[string, string][]> {
  const before = repository.master.get(id)
  const entries: [string, string][] = []
  if (before && !(await hasEntry(before, repository)))
    entries.push(entryFile(before, 'before', 0, repository))
  const kept = document ?? before
  if (kept) entries.push(entryFile(kept, action, 1, repository))
  return entries
}

/**
 * The file that keeps one version of a document.
 *
 * @param order Tells apart, and in order, what happened in the same millisecond.
 */
export function entryFile(
  document: StoredDocument,
  action: HistoryAction,
  order: number,
  repository: Pick<Repository, 'clock'>,
): [string, string] {
  const atMs = repository.clock.nowMs()
  const name = `${String(atMs).padStart(15, '0')}-${order}-${versionOf(document)}`
  const entry = { at: atMs, action, document }
  return [`${files.history}/${document.id}/${name}.json`, `${JSON.stringify(entry, null, 2)}\n`]
}

/** The names of the files that keep versions of a document, the oldest first. */
export async function listEntries(id: string, repository: Pick<Repository, 'folder'>): Promise<string[]> {
  const folder = historyFolder(id, repository)
  if (folder === undefined) return []
  const names = await readdir(folder).catch((error: unknown) => {
    if (isMissingFile(error)) return []
    throw error
  })
  return names.filter((name) => name.endsWith('.json')).sort()
}

/** Where versions of a document are kept. `undefined` for a malformed id, which could name another folder. */
export function historyFolder(id: string, { folder }: Pick<Repository, 'folder'>): string | undefined {
  return documentIdPattern.test(id) ? join(folder, files.history, id) : undefined
}

/** Whether an entry keeps this version. */
export async function hasEntry(document: StoredDocument, repository: Repository): Promise<boolean> {
  const ending = `-${versionOf(document)}.json`
  return (await listEntries(document.id, repository)).some((name) => name.endsWith(ending))
}
