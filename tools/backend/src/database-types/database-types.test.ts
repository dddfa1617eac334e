import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openDatabase } from '../database/database.ts'
import { databaseImage } from '../testing/database-image.ts'
import { databaseTypes } from './command.ts'

let migrations: string
let written: string

beforeAll(async () => {
  migrations = await mkdtemp(join(tmpdir(), 'database-types-test-'))
  await writeFile(
    join(migrations, '1_all.sql'),
    `create type public.mood as enum ('well', 'don''t ask');
     create domain public.slug as text check (value <> '');
     create table public.authors (id bigint generated always as identity primary key, name text not null);
     create table public.books (
       slug public.slug primary key, author_id bigint not null unique references public.authors (id), tags text[] not null,
       mood public.mood, price numeric not null default 0, doubled numeric generated always as (price * 2) stored,
       facts jsonb, owner uuid references auth.users (id), "odd name" boolean
     );
     alter table public.authors enable row level security;
     alter table public.books enable row level security;
     create view public.cheap_books with (security_invoker = true) as select slug, price from public.books where price < 5;
     create function public.books_of(author bigint, most int default 10) returns setof public.books
       language sql stable as 'select * from public.books limit 1';
     create function public.moods() returns table (mood public.mood, votes bigint)
       language sql stable as 'select null::public.mood, 1::bigint';
     create function public.on_change() returns trigger language plpgsql as 'begin return new; end';`,
  )
  const database = await openDatabase(await databaseImage('empty'))
  written = await databaseTypes(database, migrations)
  await database.close()
})

afterAll(() => rm(migrations, { recursive: true, force: true }))

/** The text with every run of space as one. */
const flat = (text: string) => text.replaceAll(/\s+/g, ' ')

describe('databaseTypes', () => {
  // shows P51
  it.each([
    ['columns, by name', `Row: { author_id: number doubled: number | null facts: Json | null`],
    ['domains as what they are made of', `slug: string tags: string[] }`],
    ['what may be left out of a new row', `price?: number slug: string tags: string[] }`],
    ['what only the database writes', `Insert: { id?: never name: string }`],
    ['names that are no identifiers', `'odd name': boolean | null`],
    ['enums', `mood: 'well' | 'don\\'t ask'`],
    ['columns of enums', `mood: Database['public']['Enums']['mood'] | null`],
    [
      'keys to other tables, but not to those nobody sees',
      `Relationships: [{ foreignKeyName: 'books_author_id_fkey' columns: ['author_id'] isOneToOne: true referencedRelation: 'authors' referencedColumns: ['id'] }] }`,
    ],
    ['views', `cheap_books: { Row: { price: number | null slug: string | null } Relationships: [] }`],
    ['arguments with defaults', `Args: { author: number most?: number }`],
    ['functions that return rows of a table', `Returns: Database['public']['Tables']['books']['Row'][]`],
    [
      'functions that return rows of their own',
      `Returns: { mood: Database['public']['Enums']['mood'] votes: number }[]`,
    ],
  ])('describes %s', (_what, text) => {
    expect(flat(written)).toContain(text)
  })

  it('leaves out what clients cannot call', () => {
    expect(written).not.toContain('on_change')
  })
})
