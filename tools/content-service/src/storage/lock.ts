import { mkdir, open, readFile, rename, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { ServiceError, isMissingFile } from '../errors/service-error.ts'

const lockFile = 'lock.json'

/** Who holds a folder. */
interface Holder {
  pid: number
  /** When the process began, as the system counts it: a process id is given again in time. */
  began: string | null
}

/**
 * Takes a folder for this process alone.
 *
 * A lock whose process is gone is taken over.
 *
 * @returns A function that gives the folder back.
 * @throws {ServiceError} `content-service/folder-locked`: another process is at work in it.
 */
export async function lockFolder(folder: string): Promise<() => Promise<void>> {
  await mkdir(folder, { recursive: true })
  const path = join(folder, lockFile)
  const own = JSON.stringify({ pid: process.pid, began: await processBegan(process.pid) } satisfies Holder)

  for (let attempt = 0; attempt < 3; attempt++) {
    if (await create(path, own)) return () => rm(path, { force: true })

    const found = await readLock(path)
    if (found === undefined) continue
    const holder = parseHolder(found)
    if (holder && (await isAlive(holder))) throw locked(folder, holder.pid)
    await takeAway(path, found)
  }
  throw locked(folder, undefined)
}

async function create(path: string, content: string): Promise<boolean> {
  try {
    const file = await open(path, 'wx')
    await file.writeFile(content)
    await file.close()
    return true
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'EEXIST') return false
    throw error
  }
}

async function readLock(path: string): Promise<string | undefined> {
  return readFile(path, 'utf8').catch((error: unknown) => {
    if (isMissingFile(error)) return undefined
    throw error
  })
}

function parseHolder(text: string): Holder | undefined {
  try {
    const holder = JSON.parse(text) as Holder
    return Number.isInteger(holder.pid) ? holder : undefined
  } catch {
    return undefined
  }
}

async function isAlive({ pid, began }: Holder): Promise<boolean> {
  try {
    process.kill(pid, 0)
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'EPERM'
  }
  const beganNow = await processBegan(pid)
  return began === null || beganNow === null || beganNow === began
}

/** Moves a dead lock aside. Should another process have been quicker, its lock is put back. */
async function takeAway(path: string, dead: string): Promise<void> {
  const aside = `${path}.${process.pid}.tmp`
  try {
    await rename(path, aside)
  } catch (error) {
    if (isMissingFile(error)) return
    throw error
  }
  const moved = await readFile(aside, 'utf8')
  if (moved !== dead) await create(path, moved)
  await rm(aside, { force: true })
}

async function processBegan(pid: number): Promise<string | null> {
  const stat = await readFile(`/proc/${pid}/stat`, 'utf8').catch(() => undefined)
  // The second field is the name in parentheses and may hold spaces; the 22nd is the start.
  return stat?.slice(stat.lastIndexOf(')') + 2).split(' ')[19] ?? null
}

function locked(folder: string, pid: number | undefined): ServiceError {
  const who = pid === undefined ? 'Another process' : `The process ${pid}`
  return new ServiceError(
    'content-service/folder-locked',
    `${who} is already serving ${folder}. Two at once would overwrite each other's changes. Stop the other one, or name another folder.`,
  )
}
