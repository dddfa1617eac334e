import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { BuildUnreadableError } from '../errors/serving-error.ts'

/** What is read from a build of Next. */
interface BuildFacts {
  id: string
  /** The value of a valid draft mode cookie. */
  previewModeId: string | undefined
  /** Addresses of the pages the build has rendered. */
  paths: readonly string[]
  frameworkVersion: string
}

interface PrerenderManifest {
  preview?: { previewModeId?: string }
  routes?: Record<string, { routeType?: string; srcRoute?: string | null; dataRoute?: string | null }>
}

/**
 * Reads `BUILD_ID` and `prerender-manifest.json` (Next 16.4.5).
 *
 * @throws {BuildUnreadableError} There is no build in that folder, or only half of one.
 */
export function readBuildFacts(folder: string, distDir: string): BuildFacts {
  const read = <Content>(name: string, parse: (text: string) => Content): Content => {
    const file = join(folder, distDir, name)
    try {
      return parse(readFileSync(file, 'utf8'))
    } catch (cause) {
      throw new BuildUnreadableError({ file, cause })
    }
  }
  const { preview, routes = {} } = read(
    'prerender-manifest.json',
    (text) => JSON.parse(text) as PrerenderManifest,
  )
  const { version } = createRequire(join(folder, 'package.json'))('next/package.json') as { version: string }
  return {
    id: read('BUILD_ID', (text) => text.trim()),
    previewModeId: preview?.previewModeId,
    // Entries without a payload are route handlers, not pages.
    paths: Object.entries(routes).flatMap(([path, { dataRoute }]) => (dataRoute ? [path] : [])),
    frameworkVersion: version,
  }
}
