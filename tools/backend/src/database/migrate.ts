import { readFile, readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { BackendError } from '../backend-error.ts'
import type { Database, Transaction } from './database.ts'
import { describeSqlError } from './describe-sql-error.ts'

const fileName = /^(\d+)_(.+)\.sql$/

interface Migration {
  version: string
  name: string
  file: string
}

/**
 * Applies what is new in `folder`, each file in a transaction of its own.
 *
 * History is kept where the vendor's CLI keeps it, in
 * `supabase_migrations.schema_migrations`, so the same folder can be pushed to a
 * hosted project.
 *
 * A history that names versions without a file is of another set of files: then all that is new is applied, or
 * nothing.
 *
 * @returns The versions applied now, in order.
 * @throws {BackendError} `backend/migration-failed` with Postgres's own message and line, with the
 *   names of two files of one version, or `backend/row-security-missing` naming each public table that
 *   anyone could read.
 */
export async function migrate(database: Database, folder: string): Promise<string[]> {
  const migrations = await readMigrations(folder)
  const applied = await database.transaction(prepareHistory)
  const pending = migrations.filter((migration) => !applied.has(migration.version))

  const known = new Set(migrations.map(({ version }) => version))
  const unknown = [...applied].filter((version) => !known.has(version)).sort()
  if (unknown.length > 0) await applyTogether(database, folder, pending, unknown)
  else for (const migration of pending) await database.transaction((tx) => apply(tx, folder, migration))
  return pending.map((migration) => migration.version)
}

async function readMigrations(folder: string): Promise<Migration[]> {
  const names = (await readdir(folder)).sort()
  const migrations = names.flatMap((file) => {
    const match = fileName.exec(file)
    return match ? [{ version: match[1] ?? '', name: match[2] ?? '', file }] : []
  })
  for (const [index, { version, file }] of migrations.entries()) {
    const before = migrations[index - 1]
    if (before?.version === version) throw sameVersion(before.file, file)
  }
  return migrations
}

async function prepareHistory(tx: Transaction): Promise<Set<string>> {
  await tx.exec(`
    create schema if not exists supabase_migrations;
    create table if not exists supabase_migrations.schema_migrations (
      version text not null primary key, statements text[], name text
    );
  `)
  const { rows } = await tx.query<{ version: string }>(
    `select version from supabase_migrations.schema_migrations`,
  )
  return new Set(rows.map((row) => row.version))
}

async function apply(tx: Transaction, folder: string, migration: Migration): Promise<void> {
  const statements = await readFile(join(folder, migration.file), 'utf8')
  await run(tx, migration.file, statements)
  const open = await findTablesWithoutRowSecurity(tx)
  if (open.length > 0) throw rowSecurityMissing(migration.file, open)
  await tx.query(
    `insert into supabase_migrations.schema_migrations (version, statements, name) values ($1, $2, $3)`,
    [migration.version, [statements], migration.name],
  )
}

/** Files that were joined into fewer may fit only a database that has all of them. */
async function applyTogether(
  database: Database,
  folder: string,
  pending: readonly Migration[],
  unknown: readonly string[],
): Promise<void> {
  try {
    await database.transaction(async (tx) => {
      for (const migration of pending) await apply(tx, folder, migration)
    })
  } catch (error) {
    if (!(error instanceof BackendError)) throw error
    throw otherFiles(unknown, error)
  }
}

async function run(tx: Transaction, file: string, statements: string): Promise<void> {
  try {
    await tx.exec(statements)
  } catch (error) {
    throw new BackendError(
      'backend/migration-failed',
      `Migration ${file} failed: ${describeSqlError(error, statements)}. Nothing of it was applied. Correct the file and start again.`,
      error,
    )
  }
}

function otherFiles(unknown: readonly string[], cause: BackendError): BackendError {
  return new BackendError(
    'backend/migration-failed',
    `The database was made by other migrations: it has ${unknown.length} of which there is no file (the last is ${unknown.at(-1)}), and what is new does not fit it. Nothing was applied and nothing is lost. Start it once with the commit that has all of those files, then again with this one; or begin anew with an empty folder. (${cause.message.split('. ', 1).join()})`,
    cause,
  )
}

function sameVersion(first: string, second: string): BackendError {
  return new BackendError(
    'backend/migration-failed',
    `Migrations ${first} and ${second} have the same version, and the history holds one file for each. Nothing was applied. Give the newer file a later time.`,
  )
}

/** Names the tables of the exposed schema that have no row level security. */
async function findTablesWithoutRowSecurity(tx: Transaction): Promise<string[]> {
  const { rows } = await tx.query<{ name: string }>(`
    select format('%I.%I', n.nspname, c.relname) as name
    from pg_class c join pg_namespace n on n.oid = c.relnamespace
    where n.nspname = 'public' and c.relkind in ('r', 'p') and not c.relrowsecurity
    order by 1
  `)
  return rows.map((row) => row.name)
}

function rowSecurityMissing(file: string, tables: string[]): BackendError {
  return new BackendError(
    'backend/row-security-missing',
    `Migration ${file} leaves ${tables.join(', ')} without row level security. Anyone with the publishable key could read and write every row. Add "alter table … enable row level security" and policies.`,
  )
}
