import { readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { holdFile, type HeldFile } from './lock/hold-file.ts'

/** A folder locked by this process. The lock ends at the latest with the process, however it ends. */
export interface FolderLock {
  isTaken: true
  release(): Promise<void>
}

/** Another process has the lock. */
export interface FolderInUse {
  isTaken: false
  /** The owner's note, if it could write one. */
  owner: FolderOwner | undefined
}

/** A note of the owner for people. It has no effect on the lock. */
export interface FolderOwner {
  pid: number
  port?: number
}

const attempts = 10
const pauseMs = 50

/**
 * Locks a folder for this process.
 *
 * The operating system keeps the lock, so it ends with its process and is never stale: the folder of a killed process
 * is free, and so is a copy of a locked folder. The lock is on the file `lock`; `lock.json` names the owner.
 *
 * Tries for half a second, because processes that start at the same moment can block each other briefly.
 *
 * @throws {FolderLockError} The folder cannot be locked at all, e.g. because it cannot be written to.
 */
export async function lockFolder(
  folder: string,
  owner: FolderOwner = { pid: process.pid },
): Promise<FolderLock | FolderInUse> {
  for (let attempt = 0; attempt < attempts; attempt += 1) {
    if (attempt > 0) await wait(pauseMs)
    const held = holdFile(join(folder, 'lock'))
    if (held) return taken(held, folder, owner)
  }
  return { isTaken: false, owner: await findOwner(folder) }
}

async function taken(held: HeldFile, folder: string, owner: FolderOwner): Promise<FolderLock> {
  const note = join(folder, 'lock.json')
  // Removes an earlier owner's note first, or it would seem to be ours when ours cannot be written.
  await rm(note, { force: true }).catch(ignored)
  await writeFile(note, JSON.stringify(owner), { mode: 0o600 }).catch(ignored)
  return {
    isTaken: true,
    release: async () => {
      await rm(note, { force: true }).catch(ignored)
      held.release()
    },
  }
}

/** A note may fail, for example on a full disk. Then messages lack the owner's name. */
function ignored(): void {}

async function findOwner(folder: string): Promise<FolderOwner | undefined> {
  try {
    const { pid, port } = JSON.parse(
      await readFile(join(folder, 'lock.json'), 'utf8'),
    ) as Partial<FolderOwner>
    if (!Number.isInteger(pid)) return undefined
    return { pid: Number(pid), ...(Number.isInteger(port) ? { port: Number(port) } : {}) }
  } catch {
    return undefined
  }
}

export { FolderLockError } from './lock/hold-file.ts'
