import { describe, expect, it } from 'vitest'
import { databaseImage } from '../testing/database-image.ts'
import { openDatabase, type Database } from './database.ts'

const valueOf = (database: Database, sql: string): Promise<unknown> =>
  database.transaction(async (tx) => (await tx.query<{ value: unknown }>(sql)).rows[0]?.value)

/** Opens a copy, has its look at it, and closes it. */
async function inCopy<T>(
  look: (database: Database) => Promise<T>,
  kind: 'empty' | 'migrated' = 'migrated',
): Promise<T> {
  const database = await openDatabase(await databaseImage(kind))
  try {
    return await look(database)
  } finally {
    await database.close()
  }
}

describe('openDatabase: copies of an image, each after the other', () => {
  it('find nothing of the ones before', async () => {
    const heard: string[] = []
    const left = `select concat_ws(' ', to_regclass('public.kept'), current_setting('work_mem'), to_regrole('kept'),
      (select count(*) from pg_ls_dir('base') as folder, pg_ls_dir('base/' || folder) as file)) as value`
    const atFirst = await inCopy((database) => valueOf(database, left))
    for (const rows of [1, 10_000]) {
      await inCopy(async (database) => {
        await database.listen('bell', (payload) => heard.push(payload))
        await database.transaction((tx) =>
          tx.exec(
            `create role kept; create table kept as select generate_series(1, ${rows}) as id; set work_mem to '1MB'`,
          ),
        )
        expect(await valueOf(database, 'select count(*)::int as value from kept')).toBe(rows)
      })
      expect(await inCopy((database) => valueOf(database, left))).toBe(atFirst)
    }
    await inCopy(async (database) => {
      const { promise: rung, resolve: ring } = Promise.withResolvers<string>()
      await database.listen('bell', ring)
      await database.transaction((tx) => tx.exec(`notify bell, 'rung'`))
      expect(await rung).toBe('rung')
    })
    expect(heard).toEqual([])
  })

  it('have room for as much as the ones before', async () => {
    const names = Array.from({ length: 200 }, (_, at) => `kept_${at}`)
    const fill = (): Promise<unknown> =>
      inCopy(async (database) => {
        await database.transaction((tx) =>
          tx.exec(
            names.map((name) => `create table ${name} (id int primary key, name text not null)`).join(';'),
          ),
        )
        return valueOf(database, `select count(*)::int as value from pg_tables where tablename like 'kept%'`)
      }, 'empty')
    expect([await fill(), await fill()]).toEqual([200, 200])
  })

  it('load libraries of Postgres of their own', async () => {
    const load = (): Promise<unknown> =>
      inCopy((database) => database.transaction((tx) => tx.exec(`load '$libdir/utf8_and_win'`)))
    await load()
    await expect(load()).resolves.toBeDefined()
  })

  it('are no longer reached through one that is closed', async () => {
    const closed = await openDatabase(await databaseImage('migrated'))
    await closed.close()
    await closed.close()
    const [one, other] = [
      await openDatabase(await databaseImage('migrated')),
      await openDatabase(await databaseImage('migrated')),
    ]
    await expect(valueOf(closed, 'select 1 as value')).rejects.toMatchObject({
      code: 'backend/database-not-started',
    })
    await one.transaction((tx) => tx.exec('create table kept (id int)'))
    expect(await valueOf(other, `select to_regclass('public.kept') as value`)).toBeNull()
    await one.close()
    await other.close()
  })
})
