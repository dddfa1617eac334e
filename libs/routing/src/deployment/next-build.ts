import { randomUUID } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { resolve } from 'node:path'
import type { NextConfig } from 'next'
import { BuildNotIdentifiedError, BuildUnreadableError } from '../errors/build-error.ts'
import type { BuildIdentity } from './build-identity.ts'

/**
 * Gives every build of a Next site an identity that its pages, its processes
 * and its manifest agree on.
 *
 * The framework loads its configuration several times for one build, in several
 * processes; the identity is handed on through the environment. `ROUTING_BUILD_ID`
 * and `ROUTING_BUILD_TIMESTAMP` may also be given from outside, for example by a
 * pipeline that names builds after commits.
 *
 * @example
 * ```ts
 * // next.config.ts
 * export default withBuildIdentity({ reactStrictMode: true })
 * ```
 */
export function withBuildIdentity(
  config: NextConfig,
  {
    env = process.env,
    now = Date.now,
  }: {
    /** Where the identity is handed on. @default process.env */
    env?: Record<string, string | undefined>
    /** The time, in milliseconds since 1970. @default Date.now */
    now?: () => number
  } = {},
): NextConfig {
  const id = (env['ROUTING_BUILD_ID'] ||= randomUUID())
  const timestamp = (env['ROUTING_BUILD_TIMESTAMP'] ||= String(now()))
  return {
    ...config,
    generateBuildId: () => id,
    env: { ...config.env, ROUTING_BUILD_ID: id, ROUTING_BUILD_TIMESTAMP: timestamp },
  }
}

/**
 * The build the running code was compiled in.
 *
 * @throws {BuildNotIdentifiedError} `next.config.ts` does not use `withBuildIdentity`.
 */
export function currentBuild(): BuildIdentity {
  // Written out, because the framework replaces these words with their values when it compiles.
  const id = process.env.ROUTING_BUILD_ID
  const timestamp = Number(process.env.ROUTING_BUILD_TIMESTAMP)
  if (!id || !timestamp) throw new BuildNotIdentifiedError()
  return { id, timestamp }
}

interface PrerenderManifest {
  routes: Record<string, { dataRoute: string | null }>
}

/**
 * The pages that the framework finished when the site was built.
 *
 * @param folder The build folder, `.next` unless configured otherwise; relative to the working directory of the server.
 * @returns None while developing, when there is no build to read.
 * @throws {BuildUnreadableError} There is none in production.
 */
export async function prerenderedPaths(folder: string): Promise<string[]> {
  const file = resolve(folder, 'prerender-manifest.json')
  const text = await readFile(file, 'utf8').catch((cause: unknown) => {
    if (process.env.NODE_ENV === 'production') throw new BuildUnreadableError({ file, cause })
    return '{"routes":{}}'
  })
  const { routes } = JSON.parse(text) as PrerenderManifest
  // Files, such as robots.txt, have no data; paths with an underscore are the framework's own.
  return Object.keys(routes).filter((path) => routes[path]?.dataRoute && !path.startsWith('/_'))
}
