/** Makes the databases that tests copy, in the folder that is its argument. @module */
import { mkdtemp, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { serialize } from 'node:v8'
import { PGlite } from '@electric-sql/pglite'
import { compileOnce } from '../database/compile-once.ts'
import type { DatabaseImage } from '../database/database-image.ts'
import { startBackend } from '../start-backend.ts'
import { migrationsFolder } from './migrations-folder.ts'

/** What other databases are made from, and none ever is: half of all files. */
const templates = ['1', '4']

const [, , folder = ''] = process.argv
compileOnce()
// It appears when it is whole.
const making = await mkdtemp(`${folder}-`)
const empty = await PGlite.create({ dataDir: join(making, 'database') })
await empty.close()
for (const oid of templates) await rm(join(making, 'database/base', oid), { recursive: true })
await writeImage('empty')
const backend = await startBackend({ folder: making, migrations: migrationsFolder, port: 0 })
await backend.close()
await writeImage('migrated')
await rename(making, folder)

async function writeImage(kind: string): Promise<void> {
  await writeFile(join(making, `${kind}.image`), serialize(await readImage(join(making, 'database'))))
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
