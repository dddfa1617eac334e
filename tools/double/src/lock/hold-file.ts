import { DatabaseSync } from 'node:sqlite'

/** An exclusive lock on a file. */
export interface HeldFile {
  release(): void
}

/** The file system does not allow the lock. This does not mean that another process has it. */
export class FolderLockError extends Error {
  override readonly name = 'FolderLockError'
  readonly code = 'double/folder-cannot-be-locked'

  constructor(path: string, cause: unknown) {
    const reason = cause instanceof Error ? cause.message : String(cause)
    super(
      `The file ${path} cannot be locked (${reason}). Without a lock a second process could overwrite what this one writes. Make the folder writable, or put it on a disk that knows locks.`,
      { cause },
    )
  }
}

/** SQLite's number for "another process has the lock". https://www.sqlite.org/rescode.html#busy */
const busy = 5

/**
 * Keeps connections from being garbage collected, which would close the file and release the lock.
 */
const held = new Set<DatabaseSync>()

/**
 * Node has no file locks, but its SQLite has: an exclusive transaction holds a lock of the operating system, by `fcntl`
 * or `LockFileEx` (https://www.sqlite.org/lockingv3.html). Nothing is written, so it works on a full disk.
 *
 * Never open this file in any other way: closing it would release the process's lock
 * (https://www.sqlite.org/howtocorrupt.html, 2.2).
 *
 * @returns `undefined` when another process has the lock.
 * @throws {FolderLockError}
 */
export function holdFile(path: string): HeldFile | undefined {
  let database: DatabaseSync | undefined
  try {
    database = new DatabaseSync(path, { timeout: 0 })
    // Nothing is written, so no journal file is needed.
    database.exec('PRAGMA journal_mode = MEMORY; BEGIN EXCLUSIVE')
    held.add(database)
    return { release: () => release(database) }
  } catch (error) {
    database?.close()
    if (error instanceof Error && 'errcode' in error && error.errcode === busy) return undefined
    throw new FolderLockError(path, error)
  }
}

function release(database: DatabaseSync | undefined): void {
  if (!database || !held.delete(database)) return
  database.close()
}
