import type { RouteTable } from '../table/define.ts'
import { segmentsOf } from '../table/define.ts'
import type { BuildIdentity } from './build-identity.ts'

/** A build's routes, as served at `builds/meta/{buildId}.json`. */
export interface BuildManifest extends BuildIdentity {
  /** Routes, the most specific first: the first pattern that matches a path is its route. */
  matcher: readonly { pattern: string; name: string; redirect?: string }[]
  /** Paths that were finished when the site was built. */
  prerendered: readonly string[]
}

/** Writes the manifest of a build from the route table. */
export function createBuildManifest({
  build,
  routes,
  redirects = {},
  prerendered,
}: {
  build: BuildIdentity
  routes: RouteTable
  /** Targets by pattern. */
  redirects?: Readonly<Record<string, string>> | undefined
  prerendered: readonly string[]
}): BuildManifest {
  return {
    ...build,
    matcher: [
      ...Object.entries(redirects).map(([pattern, redirect]) => ({ pattern, name: 'redirect', redirect })),
      ...Object.entries(routes)
        .map(([name, { pattern }]) => ({ pattern, name }))
        .toSorted((a, b) => compareRank(rankOf(a.pattern), rankOf(b.pattern))),
    ],
    prerendered: prerendered.toSorted(),
  }
}

/** A literal segment comes before a parameter, position by position. */
function rankOf(pattern: string): string {
  return segmentsOf(pattern)
    .map((segment) => (segment.startsWith(':') ? '1' : '0'))
    .join('')
}

function compareRank(a: string, b: string): number {
  if (a === b) return 0
  return a < b ? -1 : 1
}
