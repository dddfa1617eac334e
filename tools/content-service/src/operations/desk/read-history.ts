import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { HistoryEntry } from '../../desk/contract.ts'
import { deskDocument } from '../../desk/desk-document.ts'
import { notFound } from '../../desk/desk-error.ts'
import type { StoredDocument } from '../../documents/stored-document.ts'
import { versionOf } from '../../documents/stored-document.ts'
import { isMissingFile } from '../../errors/service-error.ts'
import { historyFolder, type HistoryAction } from '../../repository/history.ts'
import type { Repository } from '../../repository/repository.ts'

/** Reads one version that is kept, by the name of its file. @throws {DeskError} 404. */
export async function readEntry(
  id: string,
  name: string,
  repository: Pick<Repository, 'folder'>,
): Promise<HistoryEntry & { stored: StoredDocument }> {
  if (!/^[\w-]{1,100}\.json$/.test(name)) throw notFound(`version "${name}"`)
  const folder = historyFolder(id, repository)
  if (folder === undefined) throw notFound('document of that id')
  const text = await readFile(join(folder, name), 'utf8').catch((error: unknown) => {
    if (isMissingFile(error)) throw notFound(`version "${name}" of "${id}"`)
    throw error
  })
  const entry = JSON.parse(text) as { at: number; action: HistoryAction; document: StoredDocument }
  return {
    id: name.replace(/\.json$/, ''),
    atMs: entry.at,
    action: entry.action,
    version: versionOf(entry.document),
    document: deskDocument(entry.document),
    stored: entry.document,
  }
}
