import { DatabaseSync } from 'node:sqlite'

/** A file that no other process can hold. */
export interface HeldFile {
  release(): void
}

/** The folder cannot be locked: not because somebody has it, but because the file system does not let us. */
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

/** SQLite's number for "somebody else has the lock". https://www.sqlite.org/rescode.html#busy */
const busy = 5

/**
 * What is held must not be collected as garbage: closing the file would give the
 * lock back in the middle of the work.
 */
const held = new Set<DatabaseSync>()

/**
 * Node has no lock of files. SQLite, which comes with it, has: an exclusive
 * transaction holds a lock of the operating system on the file, by `fcntl` or
 * `LockFileEx` (https://www.sqlite.org/lockingv3.html). Nothing is ever written,
 * so the file stays empty and a full disk is no hindrance.
 *
 * A process loses its own lock when it opens and closes the same file by other
 * means (https://www.sqlite.org/howtocorrupt.html, 2.2), so nobody reads it.
 *
 * @returns `undefined` when somebody else has it.
 * @throws {FolderLockError}
 */
export function holdFile(path: string): HeldFile | undefined {
  let database: DatabaseSync | undefined
  try {
    database = new DatabaseSync(path, { timeout: 0 })
    // No journal beside the file: there is nothing to take back.
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
