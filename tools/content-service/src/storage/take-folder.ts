import { mkdir } from 'node:fs/promises'
import { lockFolder, type FolderLock } from '@house-edge/double/lock'
import { ServiceError } from '../errors/service-error.ts'

/**
 * Takes a folder for this process alone, and makes it when it is not there.
 *
 * @throws {ServiceError} `content-service/folder-locked`: another process is at work in it.
 */
export async function takeFolder(folder: string): Promise<FolderLock> {
  await mkdir(folder, { recursive: true })
  const lock = await lockFolder(folder)
  if (lock.isTaken) return lock
  const who = lock.owner ? `The process ${lock.owner.pid}` : 'Another process'
  throw new ServiceError(
    'content-service/folder-locked',
    `${who} is already serving ${folder}. Two at once would overwrite each other's changes. Stop the other one, or name another folder: HOUSE_EDGE_STATE where House Edge starts this service, else CONTENT_FOLDER.`,
  )
}
