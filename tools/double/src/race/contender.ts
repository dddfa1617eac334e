/**
 * One of several processes that want the same folders at the same moment.
 *
 * Is sent the folders and the moment, answers which of them it got, keeps those
 * until it is told to let go, and says so when it has.
 *
 * @module
 */
import { setTimeout as wait } from 'node:timers/promises'
import { lockFolder, type FolderLock } from '../lock.ts'

export interface Race {
  folders: string[]
  /** Milliseconds since 1970. */
  beginsAtMs: number
}

let locks: FolderLock[] = []

process.on('message', (message: Race | 'let go') => {
  void (message === 'let go' ? letGo() : race(message))
})

async function race({ folders, beginsAtMs }: Race): Promise<void> {
  await wait(Math.max(0, beginsAtMs - Date.now()))
  const got = await Promise.all(folders.map((folder) => lockFolder(folder)))
  locks = got.filter((each) => each.isTaken)
  process.send?.(got.map(({ isTaken }) => isTaken))
}

async function letGo(): Promise<void> {
  await Promise.all(locks.map((lock) => lock.release()))
  locks = []
  process.send?.('let go')
}
