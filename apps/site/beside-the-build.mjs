// JavaScript, like the two programs that begin with it: one file of TypeScript before the cache is on makes Node load
// its compiler, a fifth of a start.
import { existsSync } from 'node:fs'
import { enableCompileCache } from 'node:module'
import { join } from 'node:path'
import { buildFolder } from './build-folder.mjs'

/**
 * Switches on Node's compile cache, in a folder beside the build: removing the types is most of the work of a start.
 * Without write access everything is compiled on each start. A build that is copied to another place takes it along, which
 * needs paths that are relative to the cache.
 *
 * @param {string} folder The site's folder.
 */
export function keepCompiled(folder) {
  enableCompileCache({ directory: join(buildOf(folder), 'compiled'), portable: true })
}

/** Where a build has its server as one file. It goes with the build, so that it is never of other sources than its pages. */
export function placeOfServer(folder) {
  return join(buildOf(folder), 'bundled-server/serve.mjs')
}

/**
 * The server of a build as one file, which is the last thing that is written of a build.
 *
 * @param {string} folder The site's folder.
 * @throws {HalfBuildError}
 */
export function bundledServer(folder) {
  const file = placeOfServer(folder)
  if (!existsSync(file)) throw new HalfBuildError(buildOf(folder))
  return file
}

/** There is no build, or only a part of one. */
class HalfBuildError extends Error {
  name = 'HalfBuildError'
  code = 'site/half-build'

  /** @param {string} build */
  constructor(build) {
    super(
      `The build in ${build} is missing or not whole. Without its last step the site would run from its sources, and show none of its finished pages. Run "npm run build --workspace @house-edge/site", which makes all of it, and look why it failed where it did.`,
    )
  }
}

/** @param {string} folder */
function buildOf(folder) {
  return join(folder, buildFolder())
}
