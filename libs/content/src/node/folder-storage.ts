import { randomUUID } from 'node:crypto'
import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { SnapshotStorage } from '../store/content-store.ts'

/**
 * Keeps a store's snapshot in a folder of files.
 *
 * A file is written beside its place and then moved there, so a reader never
 * sees half of one, and several processes may share the folder: the last one
 * to write a file wins, whole.
 *
 * @param folder Created when needed.
 */
export function folderStorage(folder: string): SnapshotStorage {
  return {
    read: async (name) => {
      try {
        return await readFile(join(folder, name), 'utf8')
      } catch (error) {
        if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined
        throw error
      }
    },
    write: async (name, text) => {
      await mkdir(folder, { recursive: true })
      const draft = join(folder, `${name}.${randomUUID()}.part`)
      try {
        await writeFile(draft, text)
        await rename(draft, join(folder, name))
      } catch (error) {
        await rm(draft, { force: true })
        throw error
      }
    },
  }
}
