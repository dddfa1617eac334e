/**
 * Writes TypeScript types of the database from the migrations, or with `--check`
 * fails when the file is stale. Works offline: the migrations are applied to a
 * database of its own, which goes afterwards.
 *
 * @module
 */
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { compileOnce } from '../database/compile-once.ts'
import { migrate } from '../database/migrate.ts'
import { type Database, openDatabase } from '../database/database.ts'
import { readSchema } from './read-schema.ts'
import { writeTypes } from './write-types.ts'

const banner = `/**
 * Types of the database: tables, views and functions of the schema \`public\`.
 * Generated from supabase/migrations by \`npm run generate:database-types\`. Do not edit.
 *
 * @module
 */
`

/** The command line: `--migrations <folder> --out <file> [--check]`. Sets the exit code. */
export async function runTypesCommand(args: string[]): Promise<void> {
  const { migrations, out, check } = parseArgs({
    args,
    options: {
      migrations: { type: 'string', default: 'supabase/migrations' },
      out: { type: 'string', default: 'libs/readers/src/database.ts' },
      check: { type: 'boolean', default: false },
    },
  }).values
  compileOnce()
  const fresh = await withNewDatabase((database) => databaseTypes(database, resolve(migrations)))
  if (!check) {
    writeFileSync(out, fresh)
    console.log(`Wrote ${out}`)
  } else if (!existsSync(out) || readFileSync(out, 'utf8') !== fresh) {
    console.error(
      `${out} does not match the migrations, so types may describe columns that are gone. Run \`npm run generate:database-types\` and commit the result.`,
    )
    process.exitCode = 1
  }
}

/** Applies the migrations to an empty database and describes the result. */
export async function databaseTypes(database: Database, migrations: string): Promise<string> {
  await migrate(database, migrations)
  return writeTypes(await readSchema(database), banner)
}

async function withNewDatabase<T>(work: (database: Database) => Promise<T>): Promise<T> {
  const folder = await mkdtemp(join(tmpdir(), 'database-types-'))
  try {
    const database = await openDatabase(join(folder, 'database'))
    try {
      return await work(database)
    } finally {
      await database.close()
    }
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}
