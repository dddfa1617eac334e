import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import type { TrashedDocument } from '../../desk/contract.ts'
import { documentIdPattern } from '../../documents/stored-document.ts'
import { isMissingFile } from '../../errors/service-error.ts'
import { anyVersion, titleOf } from '../../repository/document-states.ts'
import { files } from '../../repository/files.ts'
import { listEntries } from '../../repository/history.ts'
import type { Service } from '../../service.ts'
import { readEntry } from './read-history.ts'

const keptMs = 30 * 24 * 3_600_000

/** The documents deleted in the last thirty days, the latest first. Older ones stay in the history and are not listed. */
export async function listTrash({ repository }: Service): Promise<TrashedDocument[]> {
  const ids = await readdir(join(repository.folder, files.history)).catch((error: unknown) => {
    if (isMissingFile(error)) return []
    throw error
  })
  const trashed = await Promise.all(
    ids
      .filter((id) => documentIdPattern.test(id) && !anyVersion(id, repository))
      .map(async (id): Promise<TrashedDocument[]> => {
        const name = (await listEntries(id, repository)).at(-1)
        if (name === undefined) return []
        const { id: entry, atMs, stored } = await readEntry(id, name, repository)
        const { type, lang, uid } = stored
        const title = titleOf(stored, repository)
        return [{ id, type, lang, uid, title, entry, deletedAtMs: atMs, untilMs: atMs + keptMs }]
      }),
  )
  return trashed
    .flat()
    .filter(({ untilMs }) => untilMs > repository.clock.nowMs())
    .sort((a, b) => b.deletedAtMs - a.deletedAtMs)
}
