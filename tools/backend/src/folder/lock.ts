import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { readFile, rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { BackendError } from '../backend-error.ts'

/**
 * One process per data folder.
 *
 * PGlite takes no lock of its own: two processes open the same folder, both
 * serve, and the data is silently destroyed. The lock names its owner by process
 * id and start time, so a lock left behind by a killed process is recognised even
 * when its id has been given to another.
 *
 * @module
 */
interface Owner {
  pid: number
  processStartedAt: string | undefined
  port: number
}

export interface FolderLock {
  release(): Promise<void>
}

const attempts = 3

/** @throws {BackendError} `backend/folder-in-use` when a living process holds the folder. */
export async function lockFolder(folder: string, port: number): Promise<FolderLock> {
  const file = join(folder, 'lock.json')
  const owner: Owner = { pid: process.pid, processStartedAt: findProcessStart(process.pid), port }

  for (let attempt = 0; attempt < attempts; attempt += 1) {
    if (await tryToWrite(file, owner)) return { release: () => rm(file, { force: true }) }
    const holder = await findOwner(file)
    if (holder && isAlive(holder)) throw inUse(folder, holder)
    await discard(file)
  }
  throw new BackendError(
    'backend/folder-in-use',
    `The lock on ${folder} changes hands too quickly. The backend was not started. Start only one backend on this folder.`,
  )
}

async function tryToWrite(file: string, owner: Owner): Promise<boolean> {
  try {
    await writeFile(file, JSON.stringify(owner), { flag: 'wx', mode: 0o600 })
    return true
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'EEXIST') return false
    throw error
  }
}

async function findOwner(file: string): Promise<Owner | undefined> {
  try {
    return JSON.parse(await readFile(file, 'utf8')) as Owner
  } catch {
    return undefined
  }
}

function isAlive(owner: Owner): boolean {
  try {
    process.kill(owner.pid, 0)
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'EPERM')) return false
  }
  return findProcessStart(owner.pid) === owner.processStartedAt
}

/** Renaming first means that of two processes finding the same stale lock only one removes it. */
async function discard(file: string): Promise<void> {
  const aside = `${file}.${process.pid}.stale`
  try {
    await rename(file, aside)
    await rm(aside, { force: true })
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'ENOENT')) throw error
  }
}

function inUse(folder: string, owner: Owner): BackendError {
  return new BackendError(
    'backend/folder-in-use',
    `The backend is already running on port ${owner.port} (process ${owner.pid}). Two processes on ${folder} would destroy its data. Stop that one, or choose another folder.`,
  )
}

function findProcessStart(pid: number): string | undefined {
  try {
    if (process.platform === 'linux') {
      const stat = readFileSync(`/proc/${pid}/stat`, 'utf8')
      return stat.slice(stat.lastIndexOf(')') + 2).split(' ')[19]
    }
    return execFileSync('ps', ['-o', 'lstart=', '-p', String(pid)], { encoding: 'utf8' }).trim()
  } catch {
    return undefined
  }
}
