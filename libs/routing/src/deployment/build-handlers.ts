import type { RouteTable } from '../table/define.ts'
import type { BuildIdentity } from './build-identity.ts'
import { type BuildManifest, createBuildManifest } from './build-manifest.ts'
import { currentBuild, prerenderedPaths } from './next-build.ts'

/**
 * Makes the handler of `builds/latest.json`: which build is live here.
 *
 * @example
 * ```ts
 * // app/builds/latest.json/route.ts
 * export const dynamic = 'force-dynamic'
 * export const GET = toLatestBuild()
 * ```
 */
export function toLatestBuild(build: () => BuildIdentity = currentBuild): () => Response {
  return () => Response.json(build(), { headers: { 'cache-control': 'no-store' } })
}

/**
 * Makes the handler of `builds/meta/{buildId}.json`: the route manifest of this
 * build. Any other build's is not found, which tells its pages that
 * they are outdated.
 *
 * @throws {BuildUnreadableError} From the returned function: in production there is no build in that folder.
 *
 * @example
 * ```ts
 * // app/builds/meta/[file]/route.ts
 * export const GET = toBuildManifest({ routes, folder: '.next' })
 * ```
 */
export function toBuildManifest({
  routes,
  folder,
  redirects,
  build = currentBuild,
}: {
  routes: RouteTable
  /** The build folder, to read which pages are finished; relative to the working directory of the server. */
  folder: string
  redirects?: Readonly<Record<string, string>> | undefined
  build?: (() => BuildIdentity) | undefined
}): (request: Request, context: { params: Promise<{ file: string }> }) => Promise<Response> {
  let manifest: BuildManifest | undefined
  return async (_request, { params }) => {
    const own = build()
    const { file } = await params
    if (file !== `${own.id}.json`)
      return Response.json(
        { error: 'This build is not live here.' },
        { status: 404, headers: { 'cache-control': 'no-store' } },
      )
    // Nothing in it changes while this build lives.
    manifest ??= createBuildManifest({
      build: own,
      routes,
      redirects,
      prerendered: await prerenderedPaths(folder),
    })
    return Response.json(manifest, {
      headers: { 'cache-control': 'public, max-age=31536000, immutable' },
    })
  }
}
