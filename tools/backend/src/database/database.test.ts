import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { configure, openDatabase, type Database } from './database.ts'
import { killableFolder } from '../testing/killable-backend.ts'
import { until } from '../testing/realtime-world.ts'

let folder: string
let database: Database

beforeAll(async () => {
  folder = await killableFolder()
  database = await openDatabase(join(folder, 'database'))
  await database.transaction((tx) => tx.exec('create table kept (id int)'))
})
afterAll(async () => {
  await database.close()
  await rm(folder, { recursive: true, force: true })
})

const count = (): Promise<unknown> =>
  database.transaction(async (tx) => (await tx.query('select count(*)::int as rows from kept')).rows[0])

describe('openDatabase: a stack that overflows inside Postgres', () => {
  const deepWords = `${'('.repeat(14_000)}a${')'.repeat(14_000)}`
  const deepJson = `${'['.repeat(14_000)}${']'.repeat(14_000)}`

  it.each([
    ['a search', 'select to_tsquery($1)', deepWords],
    ['JSON', 'select $1::jsonb', deepJson],
    ['a pattern', `select 'a' ~ $1`, deepWords],
  ])('by %s fails and undoes that transaction alone', async (_what, sql, value) => {
    const before = await count()
    const failing = database.transaction(async (tx) => {
      await tx.query('insert into kept values (1)')
      await tx.query(sql, [value])
    })
    const others = Promise.all([count(), count()])
    await expect(failing).rejects.toMatchObject({ code: '54001', message: 'stack depth limit exceeded' })
    expect(await others).toEqual([before, before])
  })

  it('leaves listeners listening, and what was committed in place', async () => {
    const heard: string[] = []
    await database.listen('bell', (payload) => heard.push(payload))
    await database.transaction((tx) => tx.query('insert into kept values (2)'))
    await expect(
      database.transaction((tx) => tx.query('select to_tsquery($1)', [deepWords])),
    ).rejects.toThrow('stack depth')
    await database.transaction((tx) => tx.query(`select pg_notify('bell', 'rung')`))
    await until(() => expect(heard).toEqual(['rung']))
    expect(await count()).toEqual({ rows: 1 })
  })
})

describe('openDatabase: results', () => {
  it('hold arrays of texts and of small numbers', async () => {
    const { rows } = await database.transaction((tx) =>
      tx.query(`select '{a,"b,c"}'::text[] as texts, '{2,-1}'::int2[] as numbers, '{}'::text[] as none`),
    )
    expect(rows).toEqual([{ texts: ['a', 'b,c'], numbers: [2, -1], none: [] }])
  })
})

describe('openDatabase: statements that fail', () => {
  it('take none of the stack with them', async () => {
    const failing = database.transaction(async (tx) => {
      for (let failed = 0; failed < 3_000; failed += 1)
        await expect(tx.query('selec')).rejects.toMatchObject({ code: '42601' })
    })
    await expect(failing).resolves.toBeUndefined()
    expect(await count()).toEqual({ rows: 1 })
  })
})

describe('configure', () => {
  it.each(['on', 'off'])(
    'keeps quotes and backslashes (standard_conforming_strings %s)',
    async (standard) => {
      const said = String.raw`it's "quoted", \n \' \\ $1 $$, é` + '\n'
      const { rows } = await database.transaction(async (tx) => {
        await configure(tx, { standard_conforming_strings: standard })
        await configure(tx, { 'request.path': said, 'request.method': 'GET' })
        return tx.query(
          `select current_setting('request.path') as path, current_setting('request.method') as method`,
        )
      })
      expect(rows).toEqual([{ path: said, method: 'GET' }])
    },
  )
})
