import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'

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

/** Reads `BUILD_ID` and `prerender-manifest.json` (Next 16.4.5). */
export function readBuildFacts(folder: string, distDir: string): BuildFacts {
  const file = (name: string) => readFileSync(join(folder, distDir, name), 'utf8')
  const { preview, routes = {} } = JSON.parse(file('prerender-manifest.json')) as PrerenderManifest
  const { version } = createRequire(join(folder, 'package.json'))('next/package.json') as { version: string }
  return {
    id: file('BUILD_ID').trim(),
    previewModeId: preview?.previewModeId,
    // Entries without a payload are route handlers, not pages.
    paths: Object.entries(routes).flatMap(([path, { dataRoute }]) => (dataRoute ? [path] : [])),
    frameworkVersion: version,
  }
}
