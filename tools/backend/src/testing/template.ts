import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { PGlite } from '@electric-sql/pglite'
import type { TestProject } from 'vitest/node'
import { startBackend } from '../start-backend.ts'
import { migrationsFolder } from './migrations-folder.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** A folder with a migrated `database`, its image `migrated.tar`, and `empty.tar` of one before the first start. */
    template: string
  }
}

/** Makes the databases that tests copy: a new one takes seconds. */
export default async function makeTemplate(project: TestProject): Promise<() => Promise<void>> {
  const folder = await mkdtemp(join(tmpdir(), 'backend-template-'))
  await writeImage(folder, 'empty')
  const backend = await startBackend({ folder, migrations: migrationsFolder, port: 0 })
  await backend.close()
  await writeImage(folder, 'migrated')
  project.provide('template', folder)
  return () => rm(folder, { recursive: true, force: true })
}

async function writeImage(folder: string, kind: string): Promise<void> {
  const database = await PGlite.create({ dataDir: join(folder, 'database') })
  await writeFile(join(folder, `${kind}.tar`), (await database.dumpDataDir('none')).stream())
  await database.close()
}
