import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { configure, openDatabase, type Database, type Transaction } from './database.ts'
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

describe('openDatabase: a transaction', () => {
  const inIt = <T>(work: (tx: Transaction) => Promise<T>): Promise<T> => database.transaction(work)

  it('keeps statements apart that are asked at once', async () => {
    const [one, [two], three] = await inIt((tx) =>
      Promise.all([
        tx.query('select $1::text as said', ['one']),
        tx.exec(`select 'two' as said`),
        tx.query(`select 'three' as said`),
        expect(tx.query('select 1 / $1::int', ['no number'])).rejects.toMatchObject({ code: '22P02' }),
      ]),
    )
    expect([one, two, three].map((answer) => answer?.rows)).toEqual([
      [{ said: 'one' }],
      [{ said: 'two' }],
      [{ said: 'three' }],
    ])
  })

  it.each([
    ['reads wrongly', 'selec $1'],
    ['names a missing table', 'select $1::int from nowhere'],
    ['is given what does not suit it', 'select $1::int'],
    ['fails while it runs', 'select 1 / (length($1) - 4)'],
  ])('goes on after a savepoint when a statement %s', async (_what, text) => {
    const { rows } = await inIt(async (tx) => {
      await tx.exec('savepoint attempt')
      await expect(tx.query(text, ['four'])).rejects.toMatchObject({
        code: expect.stringMatching(/^\w{5}$/) as unknown,
      })
      await expect(tx.query('select 1')).rejects.toMatchObject({ code: '25P02' })
      await tx.exec('rollback to savepoint attempt')
      return tx.query('select $1::int as number', [4])
    })
    expect(rows).toEqual([{ number: 4 }])
  })

  it('writes values as the types they stand for', async () => {
    const values = ['é', 4, true, new Date(0), { a: null }, ['a,b', null], new Uint8Array([1, 255]), null]
    const { rows } = await inIt((tx) =>
      tx.query(
        `select $1::text || $2::int || $3::bool || $4::timestamptz || $5::jsonb || $6::text[]::text || $7::bytea::text || ($8::int is null) as all`,
        values,
      ),
    )
    expect(rows).toEqual([{ all: String.raw`é4true1970-01-01 00:00:00+00{"a": null}{"a,b",NULL}\x01fftrue` }])
  })

  it.each<[string, string, unknown]>([
    ['truth', 'select $1::text, $2::bool', 'perhaps'],
    ['list', 'select $1::text, $2::text[]', 4],
    ['JSON', 'select $1::text, $2::jsonb', () => 4],
  ])('goes on after a value that is no %s', async (_kind, text, value) => {
    const fail = (tx: Transaction) =>
      expect(tx.query(text, ['before', value])).rejects.toThrow(/boolean|cannot be written/)
    await inIt(fail)
    const { rows } = await inIt(async (tx) => {
      await fail(tx)
      return tx.query('select $1::text as said', ['after'])
    })
    expect(rows).toEqual([{ said: 'after' }])
  })

  it('counts the rows that a statement changed', async () => {
    const counts = await inIt(async (tx) => {
      await tx.exec('create temporary table counted (id int) on commit drop')
      const statements = [
        'insert into counted select generate_series(1, 3)',
        'update counted set id = id where id > $1',
        'delete from counted where id = $1',
      ]
      const counts = []
      for (const text of statements)
        counts.push((await tx.query(text, text.includes('$1') ? [1] : [])).affectedRows)
      return counts
    })
    expect(counts).toEqual([3, 2, 1])
  })

  it('refuses what is asked when it is over', async () => {
    const late = await inIt(async (tx) => () => tx.query('select 1'))
    await expect(late()).rejects.toMatchObject({ code: 'backend/transaction-over' })
  })

  it('fails when what it put off fails at its end', async () => {
    const failing = inIt((tx) =>
      tx.exec(`
        create temporary table parent (id int primary key);
        create temporary table child (id int references parent deferrable initially deferred);
        insert into child values (1)
      `),
    )
    await expect(failing).rejects.toMatchObject({ code: '23503' })
    expect(await count()).toEqual({ rows: 1 })
  })
})
