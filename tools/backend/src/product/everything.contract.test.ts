import { randomUUID } from 'node:crypto'
import { readdir, readFile, rm } from 'node:fs/promises'
import { join } from 'node:path'
import type { SupabaseClient } from '@supabase/supabase-js'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openDatabase, type Database } from '../database/database.ts'
import type { CaughtMessage } from '../mailbox/outbox.ts'
import { consent } from '../testing/consent.ts'
import { databaseImage } from '../testing/database-image.ts'
import { password, startTestBackend, type TestBackend } from '../testing/test-backend.ts'

/** Tables that hold nothing of an account; the last has networks, for a day. A table that is not named here is one that the person below has rows in. */
const ofNobody = [
  'digest_key',
  'experience_totals',
  'experience_vote_totals',
  'newsletter_issues',
  'refused_addresses',
  'search_documents',
  'search_versions',
  'search_words',
  'visitor_actions',
]

/** Columns that are about somebody else, or are keys to what the export holds itself. */
const untold = new Set([
  'user_id',
  'moderator_id',
  'subscriber_id',
  'issue_id',
  'token',
  'public.newsletter_subscribers.id',
  'public.newsletter_deliveries.id',
  'public.newsletter_deliveries.taken_at',
])

interface Person {
  client: SupabaseClient
  email: string
  /** What everything they write holds. */
  word: string
  /** Whatever leads to them. */
  traces: string[]
}

interface Row {
  place: string
  row: Record<string, unknown>
}

const far = '2999-01-01T00:00:00Z'
const marks = { payouts: 4, terms: 2, support: 5, games: 3 }
const desk = 'desk@house-edge.example'

/** What there is of two people after one of them has left. */
const found: {
  stays?: Row[]
  left?: Row[]
  tables?: string[]
  buckets?: unknown[]
  exported?: string
  files?: string[]
} = {}
let outbox: CaughtMessage[] = []
let staying: Person
let answered: unknown
let leaving: Person
let isOurs: (place: string) => boolean
let folder: string
let database: Database

async function signIn(backend: TestBackend, app_metadata: object, word: string): Promise<Person> {
  backend.advance(1000)
  const email = `${word.toLowerCase()}@example.com`
  const { data } = await backend.serviceClient().auth.admin.createUser({
    email,
    password,
    email_confirm: true,
    app_metadata,
    user_metadata: { display_name: word },
  })
  const client = backend.client()
  await client.auth.signInWithPassword({ email, password })
  return { client, email, word, traces: [data.user?.id ?? '', email, word] }
}

async function tell(client: SupabaseClient, document_id: string, word: string): Promise<string> {
  const { error } = await client.from('experiences').insert({
    document_id,
    ...marks,
    payout_hours: 96,
    body: `It took them four days. ${word} ${randomUUID()}`,
  })
  expect(error).toBeNull()
  return ((await client.rpc('my_experiences')).data as { id: string }[])[0]?.id ?? ''
}

/** Does whatever leaves something behind: as a reader, as an operator and as a moderator. */
async function writeEverything(backend: TestBackend, person: Person, operates: string): Promise<void> {
  const { client, email, word, traces } = person
  const service = backend.serviceClient()
  const { data: user } = await client.auth.getUser()
  const userId = user.user?.id ?? ''
  const moderator = (await signIn(backend, { role: 'moderator' }, `Mod${randomUUID()}`)).client
  const other = (await signIn(backend, {}, `Other${randomUUID()}`)).client
  const document_id = `casino-${randomUUID()}`

  await client.from('profiles').update({ display_name: word }).eq('id', userId)
  await client.auth.mfa.enroll({ factorType: 'totp', friendlyName: word })
  await client.storage.from('avatars').upload(`${userId}/face.png`, new Blob([word], { type: 'image/png' }))
  await client.from('saved_items').insert({ document_id })
  await client.from('watches').insert({ document_id, score: 8.4, status: 'active' })
  await service.rpc('note_scores', {
    reviews: [{ id: document_id, score: 7.1, status: 'active', name: 'A casino', path: '/casino-reviews/a' }],
  })

  const told = await tell(client, document_id, word)
  traces.push(told)
  const picture = `${told}/${randomUUID()}.webp`
  await client.storage.from('experience-pictures').upload(picture, new Blob([word], { type: 'image/webp' }))
  await client
    .from('experiences')
    .update({ pictures: [picture] })
    .eq('id', told)
  const decide = (by: SupabaseClient, experience: string) =>
    by.rpc('decide_experience', { experience, decision: 'approved', why: null, seen_at: far })
  expect((await decide(moderator, told)).data).toBe('decided')

  const foreign = await tell(other, operates, 'Not theirs')
  expect((await decide(moderator, foreign)).data).toBe('decided')
  const vote = { experience_id: foreign, is_helpful: true }
  expect((await client.from('experience_votes').insert(vote)).error).toBeNull()
  expect(
    (await client.rpc('reply_as_operator', { experience: foreign, words: `We are sorry. ${word}` })).data,
  ).toBe(true)
  const decideReply = (by: SupabaseClient, experience: string) =>
    by.rpc('decide_reply', { experience, decision: 'approved', why: null, seen_at: far })
  expect((await decideReply(moderator, foreign)).data).toBe('decided')
  const others = `casino-${randomUUID()}`
  const answered = await tell(other, others, 'Not theirs either')
  expect((await decide(client, answered)).data).toBe('decided')
  const operator = (await signIn(backend, { operates: [others] }, `Op${randomUUID()}`)).client
  await operator.rpc('reply_as_operator', { experience: answered, words: 'We paid.' })
  expect((await decideReply(client, answered)).data).toBe('decided')

  for (const asking of [client, backend.client()]) {
    const body = { kind: 'wrong', details: `The limit is another. ${word}`, email, document_id }
    expect((await asking.functions.invoke('complain', { body })).error).toBeNull()
  }
  await backend.client().functions.invoke('newsletter-subscribe', {
    body: { email, consent_text: consent, topics: ['articles'] },
  })
  const { data: subscriber } = await service
    .from('newsletter_subscribers')
    .select('id, newsletter_asks(token)')
    .eq('email', email)
    .single()
  traces.push(String(subscriber?.id))
  await backend.client().functions.invoke('newsletter-confirm', {
    body: { token: subscriber?.newsletter_asks[0]?.token as unknown, action: 'confirm' },
  })
  const issue = {
    issue: `issue-${randomUUID()}`,
    about: 'articles',
    headline: 'News',
    said: ['x'],
    leads_to: null,
  }
  expect((await service.rpc('begin_issue', issue)).data).toBe(true)
}

/** Whether migrations made a table: it is in a schema that the platform leaves to us, or does not know. */
async function decideIsOurs(): Promise<(place: string) => boolean> {
  const empty = await openDatabase(await databaseImage('empty'))
  try {
    const { rows } = await empty.transaction((tx) =>
      tx.query<{ schema: string }>(`
        select distinct quote_ident(n.nspname) as schema from pg_catalog.pg_namespace n where n.nspname <> 'public'`),
    )
    const platform = new Set([...rows.map(({ schema }) => schema), 'supabase_migrations'])
    return (place) => !platform.has(place.split('.')[0] ?? '')
  } finally {
    await empty.close()
  }
}

async function filesBelow(path: string): Promise<string[]> {
  const entries = await readdir(path, { withFileTypes: true, recursive: true }).catch(() => [])
  return entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name))
}

/** Every row of every table, the platform's too, that leads to somebody. */
async function search(
  traces: readonly (readonly string[])[],
): Promise<{ tables: string[]; buckets: unknown[]; rows: Row[][] }> {
  return database.transaction(async (tx) => {
    const { rows: tables } = await tx.query<{ place: string }>(`
      select format('%I.%I', n.nspname, c.relname) as place from pg_catalog.pg_class c
      join pg_catalog.pg_namespace n on n.oid = c.relnamespace
      where c.relkind in ('r', 'p') and n.nspname not in ('pg_catalog', 'information_schema') order by 1`)
    const rows: Row[][] = []
    for (const names of traces) {
      const hits: Row[] = []
      for (const { place } of tables) {
        const { rows: mine } = await tx.query<{ row: Record<string, unknown> }>(
          `select to_jsonb(t) as row from ${place} t where t::text ilike any ($1::text[])`,
          [names.map((name) => `%${name}%`)],
        )
        hits.push(...mine.map(({ row }) => ({ place, row })))
      }
      rows.push(hits)
    }
    const { rows: buckets } = await tx.query<{ id: unknown }>('select id from storage.buckets order by id')
    return { tables: tables.map(({ place }) => place), buckets: buckets.map(({ id }) => id), rows }
  })
}

beforeAll(async () => {
  database = await openDatabase(await databaseImage('migrated'))
  const backend = await startTestBackend({ database })
  folder = backend.folder
  const roles = (casino: string) => ({ role: 'moderator', operates: [casino] })
  staying = await signIn(backend, roles('casino-of-stays'), `Stays${randomUUID()}`)
  leaving = await signIn(backend, roles('casino-of-leaves'), `Leaves${randomUUID()}`)
  await writeEverything(backend, staying, 'casino-of-stays')
  await writeEverything(backend, leaving, 'casino-of-leaves')
  found.exported = JSON.stringify((await staying.client.rpc('export_my_data')).data)
  answered = (await leaving.client.functions.invoke('delete-account', { body: {} })).data
  outbox = (await (await fetch(`${backend.url}/mailbox/api/messages`)).json()) as CaughtMessage[]
  await backend.close()
  isOurs = await decideIsOurs()
  const { tables, buckets, rows } = await search([staying.traces, leaving.traces])
  found.tables = tables
  found.buckets = buckets
  found.stays = rows[0] ?? []
  found.left = rows[1] ?? []
  // Rows are searched as rows; what waits to be sent and what was sent, as messages.
  const folders = (await readdir(folder)).filter((name) => name !== 'outbox.jsonl')
  const files = await Promise.all(folders.map((name) => filesBelow(join(folder, name))))
  found.files = await Promise.all(files.flat().map((file) => readFile(file, 'latin1')))
})

afterAll(async () => {
  await database.close()
  await rm(folder, { recursive: true, force: true })
})

describe('everything there is of a reader', () => {
  it('is in every table and bucket', () => {
    const tables = (found.tables ?? []).filter((place) => isOurs(place))
    const written = new Set(found.stays?.map(({ place }) => place))
    expect(
      tables.filter((place) => !written.has(place)).map((place) => place.replace('public.', '')),
    ).toEqual(ofNobody)
    const stored = found.stays?.flatMap(({ place, row }) =>
      place === 'storage.objects' ? [row['bucket_id']] : [],
    )
    expect(new Set(stored)).toEqual(new Set(found.buckets))
    expect(found.files?.filter((bytes) => bytes.includes('Stays'))).toHaveLength(2)
  })

  // shows R146
  it('is in the export, to the last column', () => {
    const exported = found.exported ?? ''
    const missing = (found.stays ?? [])
      .filter(({ place, row }) => isOurs(place) && isTheirs(row))
      .flatMap(({ place, row }) =>
        Object.entries(row)
          .filter(([column]) => !untold.has(column) && !untold.has(`${place}.${column}`))
          .filter(([, value]) => value !== null)
          .filter(([, value]) => !exported.includes(JSON.stringify(value)))
          .map(([column]) => `${place}.${column}`),
      )
    expect(missing).toEqual([])
  })

  // shows R148
  it('is gone from every table, folder and queue', () => {
    expect(answered).toEqual({ status: 'deleted' })
    expect(found.left).toEqual([])
    expect(found.files?.filter((bytes) => bytes.includes(leaving.word))).toEqual([])
    const named = outbox.filter((message) =>
      leaving.traces.some((trace) => JSON.stringify(message).includes(trace)),
    )
    // What was sent before is in the mailboxes it was sent to: theirs, and the desk’s.
    expect(new Set(named.map(({ to }) => to))).toEqual(new Set([leaving.email, desk]))
    expect(outbox[0]).toMatchObject({ to: leaving.email, subject: 'Your account was deleted' })
  })
})

/** Not what others told and they answered, nor a complaint without an account, whose address nobody proved to be theirs. */
function isTheirs(row: Record<string, unknown>): boolean {
  return !('user_id' in row) || row['user_id'] === staying.traces[0]
}
