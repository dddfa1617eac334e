import { cp, mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { databaseImage } from '../testing/database-image.ts'
import { migrationsFolder } from '../testing/migrations-folder.ts'
import { type Answer, callsOf010 } from '../testing/released/calls-of-0.1.0.ts'
import { startTestBackend, type TestBackend } from '../testing/test-backend.ts'
import { type Database, openDatabase } from './database.ts'
import { migrate } from './migrate.ts'

const calls: Readonly<Record<string, (backend: TestBackend) => Promise<Answer[]>>> = { '0.1.0': callsOf010 }
const released = join(migrationsFolder, '../released')
const versions = (await readdir(released))
  .filter((name) => name.endsWith('.json'))
  .map((name) => name.slice(0, -5))

function callsOf(version: string): (backend: TestBackend) => Promise<Answer[]> {
  const found = calls[version]
  if (!found) throw new TypeError(`What a site of ${version} asks is not kept in src/testing/released.`)
  return found
}

/**
 * What differs between two runs of the same calls is replaced by its kind. An account may be younger than the transaction
 * that asks for its age, because two clocks say so.
 */
function kindsOf(answers: readonly Answer[]): Answer[] {
  const text = JSON.stringify(answers)
    .replaceAll(/[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}/g, 'id')
    .replaceAll(/\d{4}-\d\d-\d\dT[\d:.]+(?:Z|\+00:00)/g, 'time')
    .replaceAll(/-?\d\d:\d\d:\d\d\.\d+/g, 'span')
    .replaceAll(/HE-[A-Z2-7]{12}/g, 'number')
  return JSON.parse(text) as Answer[]
}

/** Asks a site's calls of a database of the release, with the migrations that came since or without. */
async function ask(version: string, isTakenOn: boolean): Promise<Answer[]> {
  const { migrations } = JSON.parse(await readFile(join(released, `${version}.json`), 'utf8')) as {
    migrations: string[]
  }
  const folder = await mkdtemp(join(tmpdir(), 'released-'))
  const database = await openDatabase(await databaseImage('empty'))
  try {
    for (const name of await readdir(migrationsFolder))
      if (migrations.includes(name.slice(0, 14))) await cp(join(migrationsFolder, name), join(folder, name))
    await migrate(database, folder)
    if (isTakenOn) await migrate(database, migrationsFolder)
    return await answersOf(version, database, isTakenOn ? migrationsFolder : folder)
  } finally {
    await database.close()
    await rm(folder, { recursive: true })
  }
}

async function answersOf(version: string, database: Database, migrations: string): Promise<Answer[]> {
  const backend = await startTestBackend({
    database,
    migrations,
    functions: join(migrationsFolder, '../functions'),
  })
  try {
    return kindsOf(await callsOf(version)(backend))
  } finally {
    await backend.close()
    await rm(backend.folder, { recursive: true, force: true })
  }
}

describe('a site of a release', () => {
  it.each(versions)('of %s is answered as before after later migrations', async (version) => {
    const then = await ask(version, false)
    const now = await ask(version, true)
    // What is new may be in an answer as well.
    expect(now).toMatchObject(then)
  })
})
