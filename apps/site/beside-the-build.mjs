// JavaScript, like the two programs that begin with it: one file of TypeScript before the cache is on makes Node load
// its compiler, a fifth of a start.
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

/**
 * The server as one file. It lies in the build and goes with it, so that it is never of other sources than its pages.
 *
 * @param {string} folder The site's folder.
 */
export function bundledServer(folder) {
  return join(buildOf(folder), 'bundled-server/serve.mjs')
}

/** @param {string} folder */
function buildOf(folder) {
  return join(folder, buildFolder())
}
