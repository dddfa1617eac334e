// JavaScript, like the two programs that begin with it: one file of TypeScript before the cache is on makes Node load
// its compiler, a fifth of a start.
import { enableCompileCache } from 'node:module'
import { join } from 'node:path'

/**
 * Switches on Node's compile cache, in a folder beside the build: removing the types is most of the work of a start.
 * Without write access everything is compiled on each start.
 *
 * @param {string} folder The site's folder.
 */
export function keepCompiled(folder) {
  enableCompileCache(join(folder, process.env['SITE_DIST_DIR'] ?? '.next', 'compiled'))
}
