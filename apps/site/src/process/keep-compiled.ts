import { enableCompileCache } from 'node:module'
import { join } from 'node:path'

/**
 * Keeps what Node makes of modules beside the build, for the next process: taking the types out of them is most of the
 * work of a start. Where nothing can be written, everything is compiled anew.
 *
 * @param folder Of the site.
 */
export function keepCompiled(folder: string): void {
  enableCompileCache(join(folder, process.env['SITE_DIST_DIR'] ?? '.next', 'compiled'))
}
