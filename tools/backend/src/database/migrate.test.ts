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

  it('changes nothing of a database that other files left unfinished', async () => {
    const secure = (name: string) =>
      `create table public.${name} (id int); alter table public.${name} enable row level security;`
    await write('001_first.sql', secure('a'))
    await write('002_second.sql', secure('b'))
    await migrate(database, folder)
    // What three files came to, in two; the third had not been applied.
    for (const file of ['001_first.sql', '002_second.sql']) await rm(join(folder, file))
    await write('003_new.sql', secure('c'))
    await write('004_all.sql', secure('a'))
    const before = await history()
    await expect(migrate(database, folder)).rejects.toMatchObject({
      code: 'backend/migration-failed',
      message: expect.stringMatching(
        /2 of which there is no file \(the last is 002\).*Nothing was applied.*Start it once with the commit/,
      ) as string,
    })
    expect(await history()).toEqual(before)
    await write('004_all.sql', secure('d'))
    expect(await migrate(database, folder)).toEqual(['003', '004'])
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
