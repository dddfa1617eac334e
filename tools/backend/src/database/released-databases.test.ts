import { cp, mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { databaseImage } from '../testing/database-image.ts'
import { interfaceOf, missedBy } from '../testing/interface-of.ts'
import { migrationsFolder } from '../testing/migrations-folder.ts'
import { openDatabase } from './database.ts'
import { migrate } from './migrate.ts'

const released = join(migrationsFolder, '../released')
const versions = (await readdir(released))
  .filter((name) => name.endsWith('.json'))
  .map((name) => name.slice(0, -5))

const rowsOf = {
  saved_items: 'user_id, document_id, created_at',
  watches: 'user_id, document_id, score, status, token, created_at',
  profiles: 'id, display_name',
}

describe('migrate', () => {
  it.each(versions)('takes a database of %s on, with all that readers had', async (version) => {
    const { migrations } = JSON.parse(await readFile(join(released, `${version}.json`), 'utf8')) as {
      migrations: string[]
    }
    const files = await readdir(migrationsFolder)
    const folder = await mkdtemp(join(tmpdir(), 'released-'))
    const database = await openDatabase(await databaseImage('empty'))
    try {
      // Files of a release are never written again.
      for (const each of migrations) {
        const file = files.find((name) => name.startsWith(each))
        if (file === undefined) throw new TypeError(`The migration ${each} of a release is gone.`)
        await cp(join(migrationsFolder, file), join(folder, file))
      }
      await migrate(database, folder)
      await database.transaction(async (tx) =>
        tx.exec(await readFile(join(released, `${version}.sql`), 'utf8')),
      )
      const read = async () =>
        database.transaction(async (tx) => {
          const found: unknown[] = []
          for (const [table, columns] of Object.entries(rowsOf))
            found.push((await tx.query(`select ${columns} from public.${table} order by 1, 2`)).rows)
          return found
        })
      const before = await read()
      const offered = await interfaceOf(database)
      expect(before.map((rows) => (rows as unknown[]).length)).toEqual([1, 1, 1])
      const newer = files.filter((name) => name.endsWith('.sql') && !migrations.includes(name.slice(0, 14)))
      expect(await migrate(database, migrationsFolder)).toEqual(
        newer.map((name) => name.slice(0, 14)).toSorted(),
      )
      expect(await read()).toEqual(before)
      // A build of that release goes on with this schema while the new one is rolled out, and after a roll-back.
      expect(missedBy(offered, await interfaceOf(database))).toEqual([])
    } finally {
      await database.close()
      await rm(folder, { recursive: true })
    }
  })
})

describe('missedBy', () => {
  it('names what a build of before would miss, and nothing that is only new', async () => {
    const database = await openDatabase(await databaseImage('empty'))
    const run = (sql: string) => database.transaction(async (tx) => tx.exec(sql))
    try {
      await run(`create table public.a (id int primary key, kept text, gone text, loose text);
        create function public.f(one int, two int default 1) returns int language sql as 'select 1';`)
      const before = await interfaceOf(database)
      await run(`alter table public.a add column new text, add column wanted text not null;
        create table public.b (id int primary key);
        create function public.g(three int) returns int language sql as 'select 1';`)
      expect(missedBy(before, await interfaceOf(database))).toEqual(['asked for anew: column a.wanted'])
      await run(`alter table public.a drop column gone, drop column wanted, alter column loose set not null;
        revoke all on public.a from authenticated;
        drop function public.f;
        create function public.f(one int, two int) returns int language sql as 'select 1';
        revoke execute on function public.f from public, anon;`)
      const missed = missedBy(before, await interfaceOf(database))
      expect(missed).toEqual(
        expect.arrayContaining([
          'asked for now: argument f two',
          'asked for now: column a.loose',
          'gone: column a.gone text',
          'gone: right anon execute f',
          'gone: right authenticated select a.kept',
        ]),
      )
    } finally {
      await database.close()
    }
  })
})
