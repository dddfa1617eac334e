import type { BuildIdentity } from './build-identity.ts'

let newer: BuildIdentity | undefined

/** The newer build that replaced the page's own, once it is known. */
export function newerBuild(): BuildIdentity | undefined {
  return newer
}

/** Remembers it, so that the next navigation loads a document. */
export function setNewerBuild(live: BuildIdentity): void {
  newer = live
}
