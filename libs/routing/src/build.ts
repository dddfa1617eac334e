/**
 * A build's identity, its manifest, and which build is live.
 *
 * @module
 */
export { type BuildIdentity } from './deployment/build-identity.ts'
export { type BuildManifest } from './deployment/build-manifest.ts'
export { toBuildManifest, toLatestBuild } from './deployment/build-handlers.ts'
export { currentBuild, prerenderedPaths, withBuildIdentity } from './deployment/next-build.ts'
export { BuildNotIdentifiedError, BuildUnreadableError } from './errors/build-error.ts'
