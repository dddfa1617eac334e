import { existsSync, readdirSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { setImmediate as turn } from 'node:timers/promises'
import { BuildUnreadableError } from '../errors/serving-error.ts'

/** Next's own reading of the manifests of a page, which keeps what it has read for the process. */
interface ManifestReader {
  loadManifest: (path: string, shouldKeep?: boolean, kept?: undefined, isText?: boolean) => unknown
  evalManifest: (path: string) => unknown
}

/**
 * Loads all code of a build and the manifests of its pages, which Next would load when they are first asked for.
 *
 * Next keeps a failure for good (16.4.5): a chunk that could not be loaded is not loaded again, and a manifest that could
 * not be read counts as missing. A process that was short of file descriptors or memory for a second would answer with
 * 500 until its end.
 *
 * Loads one file a turn, so that stored pages are answered meanwhile.
 *
 * @throws {BuildUnreadableError} There is no build in that folder.
 */
export async function loadWholeBuild(folder: string, distDir: string): Promise<void> {
  const build = join(folder, distDir)
  const entries = join(build, 'server/app-paths-manifest.json')
  if (!existsSync(entries)) throw new BuildUnreadableError({ file: entries, cause: undefined })
  const require = createRequire(join(folder, 'package.json'))
  const manifests = require('next/dist/server/load-manifest.external.js') as ManifestReader

  manifests.loadManifest(join(build, 'BUILD_ID'), true, undefined, true)
  for (const file of [
    ...filesIn(build),
    ...filesIn(join(build, 'server')),
    ...filesIn(join(build, 'server/app'), true),
  ]) {
    if (file.endsWith('.json') && !file.endsWith('.nft.json')) manifests.loadManifest(file)
    else if (file.endsWith('_client-reference-manifest.js')) manifests.evalManifest(file)
    else continue
    await turn()
  }
  for (const file of filesIn(join(build, 'server/chunks'), true)) {
    if (!file.endsWith('.js')) continue
    require(file)
    await turn()
  }
}

function filesIn(folder: string, recursive = false): string[] {
  const entries = readdirSync(folder, { recursive, withFileTypes: true })
  return entries.filter((entry) => entry.isFile()).map(({ parentPath, name }) => join(parentPath, name))
}
