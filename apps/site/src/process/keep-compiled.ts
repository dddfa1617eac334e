import { enableCompileCache } from 'node:module'
import { join } from 'node:path'

/**
 * Switches on Node's compile cache, in a folder beside the build: removing the types is most of the work of a start.
 * Without write access everything is compiled on each start.
 *
 * @param folder The site's folder.
 */
export function keepCompiled(folder: string): void {
  enableCompileCache(join(folder, process.env['SITE_DIST_DIR'] ?? '.next', 'compiled'))
}
