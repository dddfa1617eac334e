import { readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { holdFile, type HeldFile } from './lock/hold-file.ts'

/** A folder that belongs to this process. It is given back at the latest when the process ends, however it ends. */
export interface FolderLock {
  isTaken: true
  release(): Promise<void>
}

/** The folder belongs to somebody else. */
export interface FolderInUse {
  isTaken: false
  /** Who it is, as far as the owner could write it down. */
  owner: FolderOwner | undefined
}

/** What an owner writes down for people to read. Nothing is decided by it. */
export interface FolderOwner {
  pid: number
  port?: number
}

const attempts = 10
const pauseMs = 50

/**
 * Takes a folder for this process alone.
 *
 * The operating system keeps the lock, so it ends with its process and is never
 * stale: a folder left behind by a killed process is free, and so is a copy of a
 * folder that is in use. `lock` is the file it is kept on; `lock.json` says who
 * has it.
 *
 * Processes that begin at the same moment can get in each other's way, so it is
 * tried for half a second.
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
  // The note of an earlier owner goes first: it must not be taken for ours when ours cannot be written.
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

/** A note that cannot be written costs a name in a message, on a full disk for one. */
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
