import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { migrate } from './migrate.ts'
import { databaseImage } from '../testing/database-image.ts'
import { openDatabase, type Database } from './database.ts'

let folder: string
let database: Database

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'backend-migrate-'))
  database = await openDatabase(await databaseImage('empty'))
})
afterEach(async () => {
  await database.close()
  await rm(folder, { recursive: true, force: true })
})

const write = (file: string, sql: string): Promise<void> => writeFile(join(folder, file), sql)
const history = async (): Promise<unknown[]> =>
  database.transaction(
    async (tx) =>
      (await tx.query('select version, name from supabase_migrations.schema_migrations order by 1')).rows,
  )

describe('migrate', () => {
  it('applies each file once and keeps the CLI’s history', async () => {
    await write('002_second.sql', 'alter table public.a add column n int;')
    await write(
      '001_first.sql',
      'create table public.a (id int); alter table public.a enable row level security;',
    )
    expect(await migrate(database, folder)).toEqual(['001', '002'])
    expect(await migrate(database, folder)).toEqual([])
    expect(await history()).toEqual([
      { version: '001', name: 'first' },
      { version: '002', name: 'second' },
    ])
  })

  it('shows Postgres’s message and line and undoes the file', async () => {
    await write('001_broken.sql', 'create table public.a (id int);\nselect * from nowhere;')
    await expect(migrate(database, folder)).rejects.toMatchObject({
      code: 'backend/migration-failed',
      message: expect.stringContaining(
        '001_broken.sql failed: relation "nowhere" does not exist (SQLSTATE 42P01',
      ) as string,
    })
    expect(await history()).toEqual([])
    await write(
      '001_broken.sql',
      'create table public.a (id int); alter table public.a enable row level security;',
    )
    expect(await migrate(database, folder)).toEqual(['001'])
  })

  it('applies nothing where two files have the same version', async () => {
    await write('001_first.sql', 'create table public.a (id int);')
    await write('001_also_first.sql', 'create table public.b (id int);')
    await expect(migrate(database, folder)).rejects.toMatchObject({
      code: 'backend/migration-failed',
      message: expect.stringContaining(
        '001_also_first.sql and 001_first.sql have the same version',
      ) as string,
    })
  })

  it('refuses a public table without row level security, naming it', async () => {
    await write(
      '001_open.sql',
      'create table public.open (id int); create table public."Also Open" (id int);',
    )
    await expect(migrate(database, folder)).rejects.toMatchObject({
      code: 'backend/row-security-missing',
      message: expect.stringContaining('public."Also Open", public.open') as string,
    })
    expect(await history()).toEqual([])
  })
})
