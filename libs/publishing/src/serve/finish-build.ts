import { existsSync, mkdtempSync, rmSync, statSync } from 'node:fs'
import { availableParallelism, tmpdir } from 'node:os'
import { join } from 'node:path'
import { createSiteServer, type SiteServer } from '@house-edge/serving'
import { compactBuild } from '../building/compact-build.ts'
import { contentOfBuild, storageOfBuild } from '../building/content-of-build.ts'
import { finishingFlag } from '../building/making-build.ts'
import { typesReadInPart } from '../building/newest-content.ts'
import { incompletePages, partialPages, removePages } from '../building/partial-pages.ts'
import { createFinishedSite } from '../finished/finished-site.ts'
import { SiteNotStartedError } from './site-not-started.ts'
import { awaitFramework, beginProcess } from '../process/site-process.ts'
import type { PublishedSite } from '../site/published-site.ts'
import { fetchFrom } from './fetch-from.ts'
import { runInProduction } from './run-in-production.ts'

const freshForMs = 10 * 60_000

/** The pages of a finished build. */
export interface FinishedBuild {
  /** Paths of the pages that were finished. */
  finished: readonly string[]
  /** Those of them that are left to their first visit, because the build has read only a part of what they list. */
  left: readonly string[]
}

/**
 * The second half of a build: finishes its public pages, which the framework has rendered. The polling for publishes keeps
 * the process alive, so end it with `process.exit()`.
 *
 * @param folder Of the application, just built by `next build`.
 * @throws {PagesNotFinishedError} Names each page that could not be finished, and why.
 * @throws {BuildUnreadableError} There is no build in the folder, or only half of one.
 * @throws {FrameworkNotLoadedError} The framework could not be loaded.
 * @throws {CannotListenError} There is no free port.
 * @throws {SiteNotStartedError} The framework's side of the site has not called `startSite`.
 * @throws {UnavailableError} The content service did not answer.
 * @throws {InvalidSettingError} A setting cannot be, such as an origin without a scheme.
 *
 * @example
 * ```ts
 * // finish.mjs
 * // The framework goes on after an error, and asking for changes keeps the process alive.
 * await finishBuild(site, import.meta.dirname).catch((error) => {
 *   console.error(error)
 *   process.exitCode = 1
 * })
 * process.exit()
 * ```
 */
export async function finishBuild(site: PublishedSite, folder: string): Promise<FinishedBuild> {
  runInProduction()
  // This process must not touch the files of a running site.
  const state = mkdtempSync(join(tmpdir(), 'house-edge-finish-'))
  process.env[finishingFlag] = state
  const { routes, contentRoutes } = site
  const distDir = site.distDir()
  const build = join(folder, distDir)
  const read = join(build, contentOfBuild)
  const types = new Set(contentRoutes.map(({ type }) => type))
  const inPart = new Set(await typesReadInPart(storageOfBuild(build), types))
  // What is older may have been withdrawn since, and is read again.
  if (existsSync(read) && Date.now() - statSync(read).mtimeMs > freshForMs) rmSync(read, { recursive: true })

  // First, so that all pages of the build are rendered with what it writes.
  compactBuild(build)
  const stored = createFinishedSite(site, {
    folder,
    ask: (asked) => server.askFramework(asked),
    framework: () => framework.now(),
  })
  const server: SiteServer = createSiteServer({ folder, distDir, port: 0, ending: { quietMs: 0 } })
  const framework = awaitFramework()
  beginProcess({
    pages: stored.pages,
    fetch: fetchFrom(server.askFramework),
    noteFailure: server.noteFailure,
    receivers: new Map(),
    shared: undefined,
  })
  try {
    await server.listen()
    await server.ready()
    if (!framework.now()) throw new SiteNotStartedError()
    const { tags, versionOfBuild } = await framework.started
    await tags.known
    let left: readonly string[] = []
    const finishing = {
      // The server decides itself which requests the proxy has to see, and sets the headers of finished pages.
      withoutRules: ['proxy', 'headers'] as const,
      threads: availableParallelism(),
      // That they can be finished has just been shown. They are rendered again from all the content there is.
      leaveOut: async (rendered: readonly string[]) => {
        for (const type of await typesReadInPart(storageOfBuild(build), types)) inPart.add(type)
        return (left = partialPages(routes, build, rendered, inPart))
      },
      shown: async (rendered: readonly string[]) => {
        const version = await versionOfBuild()
        const kept = rendered.filter((path) => !left.includes(path))
        return version === undefined ? undefined : { version, except: incompletePages(routes, kept, inPart) }
      },
    }
    const finished = await stored.finishBuild(finishing)
    removePages(build, left)
    stored.save()
    rmSync(read, { recursive: true, force: true })
    return { finished, left }
  } finally {
    await server.close()
    rmSync(state, { recursive: true, force: true })
  }
}
