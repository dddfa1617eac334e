import { cp, mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openDatabase } from '../database/database.ts'
import { migrate } from '../database/migrate.ts'
import { migrationsFolder } from '../testing/migrations-folder.ts'

/** The first migration that is applied to what stands already. */
const first = '20261122220000'
const [named, linking, disguised] = [
  'b7c0f1de-0000-4000-8000-000000000001',
  'b7c0f1de-0000-4000-8000-000000000002',
  'b7c0f1de-0000-4000-8000-000000000003',
]
const link = 'Win at play.bet'
const waiting = 'b7c0f1de-0000-4000-8000-00000000000a'
const left = 'b7c0f1de-0000-4000-8000-00000000000b'

interface After {
  profiles: { id: string; display_name: string | null }[]
  tokens: { id: string; data: Record<string, unknown> }[]
  complaints: { number: string; status: string }[]
  settled: { waiting: string | null; left: string | null; topics: string[] }[]
}

const found: { after?: After } = {}
let folder: string

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'what-stood-before-'))
  const earlier = join(folder, 'earlier')
  for (const file of await readdir(migrationsFolder))
    if (file < first) await cp(join(migrationsFolder, file), join(earlier, file))
  const database = await openDatabase(join(folder, 'database'))
  try {
    await migrate(database, earlier)
    await database.transaction((tx) =>
      tx.exec(`
        insert into auth.users (id, raw_user_meta_data) values
          ('${named}', '{"display_name": "Ada", "theme": "dark"}'), ('${linking}', '{"theme": "dark"}'), ('${disguised}', '{}');
        update public.profiles set display_name = '${link}' where id = '${linking}';
        update auth.users set raw_user_meta_data = '{"display_name": "${link}", "theme": "dark"}' where id = '${linking}';
        update auth.users set raw_user_meta_data = '{"display_name": ["Ada"]}' where id = '${disguised}';
        insert into public.newsletter_subscribers (email, consent_text, topics, token, status) values
          ('waiting@example.com', 'Yes.', '{articles}', '${waiting}', 'pending'),
          ('left@example.com', 'Yes.', '{articles}', '${left}', 'unsubscribed');
        insert into public.review_reports (number, reason, details, answer, status) values
          ('HE-AAAAAAAAAAAA', 'wrong', 'The limit is another one.', null, 'open'), ('HE-BBBBBBBBBBBB', 'wrong', null, null, 'open'),
          ('HE-CCCCCCCCCCCC', 'wrong', null, 'Mended.', 'answered');`),
    )
    await migrate(database, migrationsFolder)
    found.after = await database.transaction(async (tx) => ({
      profiles: (
        await tx.query<After['profiles'][number]>('select id, display_name from public.profiles order by id')
      ).rows,
      tokens: (
        await tx.query<After['tokens'][number]>(
          'select id, raw_user_meta_data as data from auth.users order by id',
        )
      ).rows,
      complaints: (
        await tx.query<After['complaints'][number]>(
          'select number, status from public.review_reports order by number',
        )
      ).rows,
      settled: (
        await tx.query<After['settled'][number]>(`
          select public.settle_subscriber('${waiting}', 'confirm') as waiting, public.settle_subscriber('${left}', 'confirm') as left,
            (select topics from public.newsletter_subscribers where token = '${waiting}') as topics`)
      ).rows,
    }))
  } finally {
    await database.close()
  }
})

afterAll(() => rm(folder, { recursive: true, force: true }))

describe('what stood before a rule', () => {
  // shows R102
  it('keeps no link as a name and loses nothing else', () => {
    expect(found.after?.profiles).toEqual([
      { id: named, display_name: 'Ada' },
      { id: linking, display_name: null },
      { id: disguised, display_name: null },
    ])
    expect(found.after?.tokens).toEqual([
      { id: named, data: { display_name: 'Ada', theme: 'dark' } },
      { id: linking, data: { theme: 'dark' } },
      { id: disguised, data: {} },
    ])
  })

  it('has complaints closed that had lost their words', () => {
    expect(found.after?.complaints.map(({ number, status }) => [number[3], status])).toEqual([
      ['A', 'open'],
      ['B', 'closed'],
      ['C', 'answered'],
    ])
  })

  it('has links of the newsletter that work as they did', () => {
    expect(found.after?.settled).toEqual([{ waiting: 'confirmed', left: null, topics: ['articles'] }])
  })
})
