import { type SnapshotStorage } from '@house-edge/content'
import { folderStorage } from '@house-edge/content/node'
import { join } from 'node:path'

/** Folder below the build's, where its processes keep what they have read, one for the other. Finishing its pages removes it. */
export const contentOfBuild = 'content-read'

/** Set while pages of a build are finished: they are made of what the build has read. */
export const finishingFlag = 'SITE_IS_FINISHING'

/** Whether this process makes a build or finishes its pages, and so reads a part of the content. */
export function isMakingBuild(): boolean {
  return process.env['NEXT_PHASE'] === 'phase-production-build' || isFinishing()
}

/** Whether this process finishes the pages of a build. */
export function isFinishing(): boolean {
  return process.env[finishingFlag] !== undefined
}

/** @param build Folder of the build. */
export function storageOfBuild(build: string): SnapshotStorage {
  return folderStorage(join(build, contentOfBuild))
}
