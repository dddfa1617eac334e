import { cpSync, existsSync, mkdtempSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createSiteServer } from '@house-edge/serving'
import { contentOfBuild } from '../content-of-build.ts'
import { createFinishedSite } from '../finished/finished-site.ts'
import { buildFolder } from '../../build-folder.mjs'

const freshForMs = 10 * 60_000

// This process must not touch the files of a running site.
const state = mkdtempSync(join(tmpdir(), 'house-edge-finish-'))
process.env['SITE_STATE_FOLDER'] = state

const folder = join(import.meta.dirname, '../..')
takeOverContent(join(folder, buildFolder(), contentOfBuild), Date.now())
const finished = createFinishedSite({ folder, ask: (asked) => server.askFramework(asked) })
const server = createSiteServer({ folder, port: 0, ending: { quietMs: 0 } })
try {
  await server.listen()
  await server.ready()
  const paths = await finished.finishBuild()
  finished.save()
  process.stdout.write(`finished ${paths.length} pages\n`)
} catch (error) {
  process.stderr.write(`\n${error instanceof Error ? error.message : String(error)}\n`)
  process.exitCode = 1
} finally {
  await server.close()
  rmSync(state, { recursive: true, force: true })
}

/** Begins with what the build has just read. What is older may have been withdrawn since, and is read again. */
function takeOverContent(read: string, nowMs: number): void {
  if (!existsSync(read)) return
  if (nowMs - statSync(read).mtimeMs < freshForMs) cpSync(read, state, { recursive: true })
  rmSync(read, { recursive: true })
}

// The polling for publishes would keep this process alive.
process.exit()
