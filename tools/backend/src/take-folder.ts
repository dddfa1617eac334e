import { lockFolder, type FolderLock } from '@house-edge/double/lock'
import { BackendError } from './backend-error.ts'

/**
 * Takes the data folder for this process alone. PGlite takes no lock of its own:
 * two processes open the same folder, both serve, and the data is silently
 * destroyed.
 *
 * @throws {BackendError} `backend/folder-in-use` when another process holds the folder.
 */
export async function takeFolder(folder: string, port: number): Promise<FolderLock> {
  const lock = await lockFolder(folder, { pid: process.pid, port })
  if (lock.isTaken) return lock
  const { owner } = lock
  const where = owner ? ` on port ${owner.port ?? 'unknown'} (process ${owner.pid})` : ''
  throw new BackendError(
    'backend/folder-in-use',
    `The backend is already running${where}. Two processes on ${folder} would destroy its data. Stop that one, or choose another folder: HOUSE_EDGE_STATE where House Edge starts the backend, else BACKEND_FOLDER.`,
  )
}
