import { existsSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { routeAt } from '../site/published-site.ts'
import type { PublishedRoutes } from '../site/site-options.ts'

/**
 * Pages of a build that list documents of types which the build has read only in part: their lists and counts would be
 * too short. The page of a document of such a type is none of them. What it leads to besides is chosen among the newest,
 * until the first process renders it again.
 *
 * @param paths Pages that the build has rendered.
 * @param inPart Types of which it has read only the newest documents.
 */
export function partialPages(
  routes: PublishedRoutes,
  build: string,
  paths: readonly string[],
  inPart: ReadonlySet<string>,
): string[] {
  return paths.filter((path) => {
    const listed = typesListedBy(build, path)
    const own = routeAt(routes, path)?.document
    // A page that has been removed before was one of them.
    return listed === undefined || [...inPart].some((type) => type !== own && listed.has(type))
  })
}

/**
 * Pages of a build that a process renders differently: those that show more than the content, and documents of types read
 * in part, by what they lead to besides.
 */
export function incompletePages(
  routes: PublishedRoutes,
  paths: readonly string[],
  inPart: ReadonlySet<string>,
): string[] {
  return paths.filter((path) => {
    const { document, showsMore } = routeAt(routes, path) ?? {}
    return document !== undefined && (showsMore || inPart.has(document))
  })
}

/** Removes rendered pages from a build (Next 16.4): the framework renders them when they are first asked for. */
export function removePages(build: string, paths: readonly string[]): void {
  // Those that were rendered again while they were finished.
  if (paths.length > 0) rmSync(join(build, 'server/route-cache'), { recursive: true, force: true })
  for (const path of paths) {
    for (const ending of ['.html', '.meta', '.rsc', '.segments'])
      rmSync(fileOf(build, path) + ending, { recursive: true, force: true })
  }
}

/** By the tags of the page: `orderTags` and `listTag` of `@house-edge/content/next`. */
function typesListedBy(build: string, path: string): Set<string> | undefined {
  const file = `${fileOf(build, path)}.meta`
  if (!existsSync(file)) return undefined
  const { headers } = JSON.parse(readFileSync(file, 'utf8')) as { headers?: Record<string, string> }
  const tags = headers?.['x-next-cache-tags']?.split(',') ?? []
  return new Set(tags.flatMap((tag) => /^content:(?:order|list):([^:]+)/.exec(tag)?.[1] ?? []))
}

function fileOf(build: string, path: string): string {
  return join(build, 'server/app', path === '/' ? 'index' : path.slice(1))
}
