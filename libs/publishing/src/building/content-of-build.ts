import { type SnapshotStorage } from '@house-edge/content'
import { folderStorage } from '@house-edge/content/node'
import { join } from 'node:path'

/** Folder below the build's, where its processes keep what they have read, one for the other. Finishing its pages removes it. */
export const contentOfBuild = 'content-read'

/** @param build Folder of the build. */
export function storageOfBuild(build: string): SnapshotStorage {
  return folderStorage(join(build, contentOfBuild))
}
