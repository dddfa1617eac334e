import { readFile, readdir } from 'node:fs/promises'
import { join, relative, sep } from 'node:path'
import { isMissingFile } from '../errors/service-error.ts'

/** Files to write or, with `null`, to remove with all that is in it. Paths are relative to the folder of the repository, with `/`. */
export type FileChanges = ReadonlyMap<string, string | Uint8Array | null>

/** The texts in a folder. */
export interface FolderReader {
  readonly folder: string
  /** The JSON files within, sorted. */
  list(within: string): Promise<string[]>
  read(path: string): Promise<string | undefined>
}

/**
 * Reads a folder as it will be once some changes are written.
 *
 * @param waiting Changes that are not on the disk, or only some of them.
 */
export function readFolder(folder: string, waiting: FileChanges = new Map()): FolderReader {
  const isRemoved = (path: string): boolean =>
    [...waiting].some(([changed, content]) => content === null && path.startsWith(`${changed}/`))

  return {
    folder,
    async list(within) {
      const entries = await readdir(join(folder, within), { recursive: true, withFileTypes: true }).catch(
        (error: unknown) => {
          if (isMissingFile(error)) return []
          throw error
        },
      )
      const found = entries
        .filter((entry) => entry.isFile() && entry.name.endsWith('.json'))
        .map((entry) => relative(folder, join(entry.parentPath, entry.name)).split(sep).join('/'))
        .filter((path) => !waiting.has(path) && !isRemoved(path))
      const added = [...waiting]
        .filter(
          ([path, content]) => content !== null && path.startsWith(`${within}/`) && path.endsWith('.json'),
        )
        .map(([path]) => path)
      return [...found, ...added].sort()
    },
    async read(path) {
      const content = waiting.get(path)
      if (typeof content === 'string') return content
      if (content === null || isRemoved(path)) return undefined
      return readFile(join(folder, path), 'utf8').catch((error: unknown) => {
        if (isMissingFile(error)) return undefined
        throw error
      })
    },
  }
}
