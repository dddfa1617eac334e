import type { BuildIdentity } from './build-identity.ts'

let newer: BuildIdentity | undefined

/** The build that is known to have replaced the page's own. */
export function newerBuild(): BuildIdentity | undefined {
  return newer
}

/** Remembers it, so that the next navigation loads a document. */
export function setNewerBuild(live: BuildIdentity): void {
  newer = live
}
