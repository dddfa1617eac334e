import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { readBuildRules } from './build-rules.ts'

interface Route {
  page: string
  regex: string
}

interface RoutesManifest {
  basePath?: string
  i18n?: unknown
  staticRoutes?: Route[]
  dynamicRoutes?: Route[]
  redirects?: Pick<Route, 'regex'>[]
  rewrites?: Record<string, Pick<Route, 'regex'>[]> | Pick<Route, 'regex'>[]
}

/** What a build answers besides what the site says of its pages. */
export interface BuildAddresses {
  /** Whether `proxy.ts` is asked about a path, and no redirect or rewrite of `next.config` comes before it. */
  isOfProxy: (path: string) => boolean
  /** Whether the build has a page or a handler for a path. */
  hasRoute: (path: string) => boolean
}

/**
 * Reads which addresses a build answers, from `routes-manifest.json` (Next 16.4.5). Of an application below a folder, or
 * in several languages, it says that all of them have a route: their addresses are written in another way.
 *
 * @throws {SyntaxError} A file of the build is no JSON.
 */
export function readBuildAddresses(folder: string, distDir: string): BuildAddresses {
  const manifest = readManifest(join(folder, distDir, 'routes-manifest.json'))
  if (!manifest || manifest.basePath || manifest.i18n) return { isOfProxy: () => false, hasRoute: () => true }
  const { staticRoutes = [], dynamicRoutes = [], redirects = [], rewrites = [] } = manifest
  const pages = new Set(staticRoutes.map(({ page }) => page))
  const isDynamic = oneOf(dynamicRoutes)
  // The framework's own, such as the slash at the end, too.
  const leads = oneOf([
    ...redirects,
    ...(Array.isArray(rewrites) ? rewrites : Object.values(rewrites).flat()),
  ])
  const proxies = readBuildRules(folder, distDir).filter(({ rule }) => rule === 'proxy')
  return {
    isOfProxy: (path) => proxies.some(({ covers }) => covers(path)) && !leads(path),
    hasRoute: (path) => pages.has(path) || isDynamic(path),
  }
}

/** Of dozens of patterns, one is tried faster than each. */
function oneOf(routes: readonly Pick<Route, 'regex'>[]): (path: string) => boolean {
  if (routes.length === 0) return () => false
  const any = new RegExp(routes.map(({ regex }) => `(?:${regex})`).join('|'))
  return (path) => any.test(path)
}

function readManifest(file: string): RoutesManifest | undefined {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as RoutesManifest
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined
    throw error
  }
}
