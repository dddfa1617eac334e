import { readdir, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { ServiceError } from '../errors/service-error.ts'
import { readFolder, type FileChanges, type FolderReader } from './read-folder.ts'
import { journalFile, removeSafely, writeFileSafely } from './write-files.ts'
import type { Say } from '../say.ts'

/** Writes a file so that it is either the old one or the new one. */
export type WriteFile = (path: string, content: string | Uint8Array) => Promise<void>

/**
 * The files of a repository.
 *
 * On a full disk everything can still be read: what is promised and cannot be
 * written waits in memory, is read from there, and is written first when there
 * is room again.
 */
export interface Storage extends FolderReader {
  /**
   * Makes several changes as one.
   *
   * They are first written down in a journal, which is the promise: should the
   * process end, or the disk fill up, on the way, the rest is done later. Files
   * that hold bytes cannot be in a journal and are written alone.
   *
   * @throws {ServiceError} `content-service/unwritable`: nothing was changed.
   */
  write(changes: FileChanges): Promise<void>
  /** Writes a file that the next start would write again. Should that fail, it waits. */
  bring(path: string, content: string | Uint8Array): Promise<void>
}

/** What storage is opened with. */
interface StorageOptions {
  folder: string
  /** {@link writeFileSafely} when left out. */
  writeFile?: WriteFile | undefined
  log?: Say | undefined
}

/** Opens a folder that belongs to this process, and finishes what an earlier one had begun. */
export async function openStorage({
  folder,
  writeFile = writeFileSafely,
  log = () => undefined,
}: StorageOptions): Promise<Storage> {
  const waiting = new Map<string, string | Uint8Array | null>()
  const reader = readFolder(folder, waiting)
  let isHeldUp = false

  async function apply(changes: FileChanges): Promise<void> {
    for (const [path, content] of changes) {
      if (content === null) await removeSafely(join(folder, path))
      else await writeFile(join(folder, path), content)
    }
  }

  /** Writes the waiting changes. Promised ones come before new ones. */
  async function settle(): Promise<void> {
    if (waiting.size === 0) return
    await apply(waiting)
    waiting.clear()
    await removeSafely(join(folder, journalFile))
    if (isHeldUp) log(`the disk of ${folder} can be written again, and what waited is written`)
    isHeldUp = false
  }

  function holdUp(error: unknown): void {
    isHeldUp = true
    log(
      `the disk of ${folder} cannot be written (${reasonOf(error)}). Reading goes on, and what waits is written when it can be. Make room on the disk.`,
      'error',
    )
  }

  await removeUnfinished(folder)
  const journal = await reader.read(journalFile)
  if (journal !== undefined) {
    const changes = new Map(Object.entries(JSON.parse(journal) as Record<string, string | null>))
    for (const [path, content] of changes) waiting.set(path, content)
    await settle().then(() => log('finished a change that was interrupted', 'warn'), holdUp)
  }

  return {
    ...reader,
    async write(changes) {
      try {
        await settle()
        if (changes.size < 2) return await apply(changes)
        await writeFile(join(folder, journalFile), JSON.stringify(Object.fromEntries(changes)))
      } catch (error) {
        throw unwritable(folder, error)
      }
      for (const [path, content] of changes) waiting.set(path, content)
      await settle().catch(holdUp)
    },
    async bring(path, content) {
      const isFirst = waiting.size === 0
      waiting.set(path, content)
      if (isFirst) await settle().catch(holdUp)
    },
  }
}

/** Removes incomplete files of an earlier process. They were never acknowledged. */
async function removeUnfinished(folder: string): Promise<void> {
  const names = await readdir(folder, { recursive: true })
  for (const name of names.filter((each) => each.endsWith('.tmp')))
    await rm(join(folder, name), { force: true })
}

function unwritable(folder: string, error: unknown): ServiceError {
  return new ServiceError(
    'content-service/unwritable',
    `The content service cannot write to its disk (${reasonOf(error)}). Nothing was changed, and what is published is still shown. Make room on the disk of ${folder}, then do it again.`,
    error,
  )
}

function reasonOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error)
}
