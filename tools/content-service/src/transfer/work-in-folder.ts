import { createClock } from '@house-edge/double/clock'
import { ServiceError } from '../errors/service-error.ts'
import type { ModelFolders } from '../models/load.ts'
import { files } from '../repository/files.ts'
import { secureRandom } from '../repository/random.ts'
import { RepositoryFile } from '../repository/load.ts'
import { openRepository } from '../repository/open.ts'
import type { Language, Repository } from '../repository/repository.ts'
import { holdWrites } from '../storage/hold-writes.ts'
import { openStorage, type Storage } from '../storage/storage.ts'
import { takeFolder } from '../storage/take-folder.ts'
import { refused } from './bring-in.ts'

/** A folder to bring documents into, and how to begin one that is empty. */
export interface Target {
  folder: string
  models: ModelFolders
  /** What a folder without `repository.json` becomes; refused when left out. */
  newRepository?: { name: string; languages: Language[] } | undefined
  /** `Date.now` when left out. */
  now?: (() => number) | undefined
  /** Random numbers from 0 to 1. Default: unpredictable ones. */
  random?: (() => number) | undefined
}

/**
 * Opens the repository of a folder for a piece of work, alone in it. Work that fails changes nothing.
 *
 * @throws {ServiceError} The folder is being served, is faulty, or holds no repository.
 */
export async function workInFolder<T>(
  target: Target,
  work: (repository: Repository) => Promise<T>,
): Promise<T> {
  const lock = await takeFolder(target.folder)
  const clock = createClock(target.now)
  try {
    const storage = holdWrites(await openStorage({ folder: target.folder }))
    try {
      await beginRepository(target, storage)
      const repository = await openRepository(storage, target.models, clock, target.random ?? secureRandom)
      const done = await repository.change(() => work(repository))
      await storage.release()
      return done
    } catch (error) {
      await storage.forget()
      throw error
    }
  } finally {
    clock.close()
    await lock.release()
  }
}

async function beginRepository({ folder, newRepository }: Target, storage: Storage): Promise<void> {
  if ((await storage.read(files.repository)) !== undefined) return
  if (!newRepository) {
    throw new ServiceError(
      'content-service/transfer-refused',
      `There is no repository in ${folder}. Nothing was brought in. Name the folder of a repository, or say with --repository what a new one is called.`,
    )
  }
  const faults = RepositoryFile.safeParse(newRepository).error?.issues ?? []
  if (faults.length > 0)
    throw refused(faults.map(({ path, message }) => `the ${path.join('.')} of the new repository ${message}`))
  await storage.write(new Map([[files.repository, `${JSON.stringify(newRepository, null, 2)}\n`]]))
}
