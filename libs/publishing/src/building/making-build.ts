import type { PublishedSite } from '../site/published-site.ts'

/** Set while pages of a build are finished, to the folder of their process's state: they are made of what the build has read. */
export const finishingFlag = 'SITE_IS_FINISHING'

/** Whether this process makes a build or finishes its pages, and so reads a part of the content. */
export function isMakingBuild(): boolean {
  return process.env['NEXT_PHASE'] === 'phase-production-build' || isFinishing()
}

/** Whether this process finishes the pages of a build. */
export function isFinishing(): boolean {
  return process.env[finishingFlag] !== undefined
}

/** Where a process keeps its state. One that finishes a build must not touch the files of a running site. */
export function stateFolder({ settings }: Pick<PublishedSite, 'settings'>): string {
  return process.env[finishingFlag] ?? settings().stateFolder
}
