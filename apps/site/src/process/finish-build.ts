import { existsSync, mkdtempSync, rmSync, statSync } from 'node:fs'
import { availableParallelism, tmpdir } from 'node:os'
import { join } from 'node:path'
import { createSiteServer } from '@house-edge/serving'
import { contentOfBuild, finishingFlag, storageOfBuild } from '../building/content-of-build.ts'
import { typesReadInPart } from '../building/newest-content.ts'
import { incompletePages, partialPages, removePages } from '../building/partial-pages.ts'
import { contentRoutes } from '../routes.ts'
import { createFinishedSite } from '../finished/finished-site.ts'
import { setPageFront } from '../finished/page-front.ts'
import { buildFolder } from '../../build-folder.mjs'

const freshForMs = 10 * 60_000

// This process must not touch the files of a running site.
const state = mkdtempSync(join(tmpdir(), 'house-edge-finish-'))
process.env['SITE_STATE_FOLDER'] = state

process.env[finishingFlag] = 'yes'

const folder = join(import.meta.dirname, '../..')
const build = join(folder, buildFolder())
const read = join(build, contentOfBuild)
const types = contentRoutes.map(({ type }) => type)
const inPart = new Set(await typesReadInPart(storageOfBuild(build), types))
// What is older may have been withdrawn since, and is read again.
if (existsSync(read) && Date.now() - statSync(read).mtimeMs > freshForMs) rmSync(read, { recursive: true })

const finished = createFinishedSite({ folder, ask: (asked) => server.askFramework(asked) })
// The framework's side of the process says there which tags a page carries.
setPageFront(finished.front)
const server = createSiteServer({ folder, port: 0, ending: { quietMs: 0 } })
try {
  await server.listen()
  await server.ready()
  await finished.front.tags?.known
  let partial: readonly string[] = []
  const paths = await finished.finishBuild({
    threads: availableParallelism(),
    // That they can be finished has just been shown. They are rendered again from all the content there is.
    leaveOut: async (rendered) => {
      for (const type of await typesReadInPart(storageOfBuild(build), types)) inPart.add(type)
      return (partial = partialPages(build, rendered, inPart))
    },
    shown: async (rendered) => {
      const version = await finished.front.versionOfBuild?.()
      const kept = rendered.filter((path) => !partial.includes(path))
      return version === undefined ? undefined : { version, except: incompletePages(kept, inPart) }
    },
  })
  removePages(build, partial)
  finished.save()
  rmSync(read, { recursive: true, force: true })
  process.stdout.write(
    `finished ${paths.length} pages${partial.length > 0 ? `, left ${partial.length} of them to their first visit` : ''}\n`,
  )
} catch (error) {
  process.stderr.write(`\n${error instanceof Error ? error.message : String(error)}\n`)
  process.exitCode = 1
} finally {
  await server.close()
  rmSync(state, { recursive: true, force: true })
}

// The polling for publishes would keep this process alive.
process.exit()
