import { mkdir, readFile, readdir } from 'node:fs/promises'
import { join } from 'node:path'
import type { PGlite } from '@electric-sql/pglite'
import { pgcrypto } from '@electric-sql/pglite/contrib/pgcrypto'
import { uuid_ossp } from '@electric-sql/pglite/contrib/uuid_ossp'
import { createPgliteConnection } from '@supabase/lite/pglite'
import { createDatabase, type Database } from './database.ts'
import { parsers } from './parsers.ts'
import { createQueue } from './queue.ts'

/** Opens the database in `folder`, creating it at the first start, with the platform's own schemas in place. */
export async function openDatabase(folder: string): Promise<Database> {
  await mkdir(folder, { recursive: true, mode: 0o700 })
  const connection = await createPgliteConnection({
    url: folder,
    pgliteOptions: { parsers, extensions: { pgcrypto, uuid_ossp } },
  })
  await connection.driver.waitReady
  await createPlatform(connection.driver)
  keepGrantsAsWritten(connection)
  return createDatabase(connection, createQueue())
}

async function createPlatform(pg: PGlite): Promise<void> {
  const folder = join(import.meta.dirname, 'platform')
  for (const file of (await readdir(folder)).filter((name) => name.endsWith('.sql')).sort()) {
    await pg.exec(await readFile(join(folder, file), 'utf8'))
  }
  await pg.exec(`set search_path to "$user", public, extensions; set timezone to 'UTC'`)
}

/**
 * Lite grants everything on every table of a schema to all API roles at its first
 * request, undoing the `revoke`s of migrations. The grants here are the hosted
 * ones, so it is told that this has happened already.
 */
function keepGrantsAsWritten(connection: object): void {
  Object.assign(connection, { rlsState: 'active' })
}
