import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { serialize } from 'node:v8'
import { PGlite } from '@electric-sql/pglite'
import type { TestProject } from 'vitest/node'
import { compileOnce } from '../database/compile-once.ts'
import type { DatabaseImage } from '../database/database-image.ts'
import { startBackend } from '../start-backend.ts'
import { migrationsFolder } from './migrations-folder.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** A folder with a migrated `database`, its image `migrated.image`, and `empty.image` of one before the first start. */
    template: string
  }
}

/** Makes the databases that tests copy: a new one takes seconds. */
export default async function makeTemplate(project: TestProject): Promise<() => Promise<void>> {
  compileOnce()
  const folder = await mkdtemp(join(tmpdir(), 'backend-template-'))
  const empty = await PGlite.create({ dataDir: join(folder, 'database') })
  await empty.close()
  await writeImage(folder, 'empty')
  const backend = await startBackend({ folder, migrations: migrationsFolder, port: 0 })
  await backend.close()
  await writeImage(folder, 'migrated')
  project.provide('template', folder)
  return () => rm(folder, { recursive: true, force: true })
}

async function writeImage(folder: string, kind: string): Promise<void> {
  await writeFile(join(folder, `${kind}.image`), serialize(await readImage(join(folder, 'database'))))
}

/** Reads the image of a database from its folder. */
async function readImage(folder: string): Promise<DatabaseImage> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  const pathOf = (entry: (typeof entries)[number]) =>
    join(entry.parentPath, entry.name).slice(folder.length).replaceAll('\\', '/')
  const files = new Map<string, Uint8Array>()
  for (const entry of entries.filter((each) => each.isFile()))
    files.set(pathOf(entry), await readFile(join(entry.parentPath, entry.name)))
  const folders = entries.filter((entry) => entry.isDirectory()).map(pathOf)
  return { folders: folders.toSorted(), files }
}
