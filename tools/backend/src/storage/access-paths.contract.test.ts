import { randomUUID } from 'node:crypto'
import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import type { SupabaseClient } from '@supabase/supabase-js'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { becomeCaller, openDatabase, type Database, type Transaction } from '../database/database.ts'
import { isSqlError } from '../database/describe-sql-error.ts'
import type { Claims } from '../gateway/claims.ts'
import { findRights } from '../realtime/authorise.ts'
import { databaseImage } from '../testing/database-image.ts'
import { migrationsFolder } from '../testing/migrations-folder.ts'
import { endSocketsAfterEach, subscribe, until } from '../testing/realtime-world.ts'
import { startTestBackend, type TestBackend } from '../testing/test-backend.ts'

const roles = ['visitor', 'owner', 'other reader', 'moderator'] as const
type Role = (typeof roles)[number]
const verbs = ['see', 'put', 'replace', 'remove'] as const
type Verb = (typeof verbs)[number]

interface World {
  clients: Record<Role, SupabaseClient>
  claims: Record<Role, Claims>
  ownerId: string
  shown: string
  waiting: string
  /** The picture that is named by the shown experience. */
  named: string
}

/** Kinds of places in each bucket. A fixed place is there already, and only one. */
const places: Record<string, Record<string, (world: World) => { folder: string; fixed?: string }>> = {
  avatars: {
    '<owner>/<file>': ({ ownerId }) => ({ folder: `${ownerId}/` }),
    '<owner>/<folder>/<file>': ({ ownerId }) => ({ folder: `${ownerId}/deeper/` }),
    '<file>': () => ({ folder: '' }),
  },
  'experience-pictures': {
    '<shown experience>/<picture it names>': ({ shown, named }) => ({ folder: `${shown}/`, fixed: named }),
    '<shown experience>/<another file>': ({ shown }) => ({ folder: `${shown}/` }),
    '<shown experience>/<folder>/<file>': ({ shown }) => ({ folder: `${shown}/deeper/` }),
    '<waiting experience>/<file>': ({ waiting }) => ({ folder: `${waiting}/` }),
    '<no experience>/<file>': () => ({ folder: '00000000-0000-4000-8000-000000000000/' }),
    '<file>': () => ({ folder: '' }),
  },
}
const isNowhere = (bucket: string, kind: string): boolean =>
  bucket === 'avatars' ? kind === '<file>' : !/^<(?:shown|waiting)/.test(kind)
const cells = Object.entries(places).flatMap(([bucket, kinds]) =>
  Object.entries(kinds).flatMap(([kind, placeOf]) =>
    roles.flatMap((role) =>
      verbs
        // There is one picture that is named, and it is there; where no experience is, there can be none.
        .filter((verb) =>
          kind.includes('it names') ? verb !== 'put' : verb === 'put' || !isNowhere(bucket, kind),
        )
        .map((verb) => ({ bucket, kind, placeOf, role, verb })),
    ),
  ),
)
type PathCell = (typeof cells)[number]

const topics: Record<string, (world: World) => string> = {
  'experiences:<document>': () => 'experiences:tide',
  'experiences:<a number of theirs>': ({ waiting }) => `experiences:${waiting}`,
  experiences: () => 'experiences',
  moderation: () => 'moderation',
  '<owner>': ({ ownerId }) => ownerId,
  'user:<owner>': ({ ownerId }) => `user:${ownerId}`,
  'anything else': () => 'lobby',
}
const topicCells = Object.keys(topics).flatMap((topic) => roles.map((role) => ({ topic, role })))

const webp = new Blob([new Uint8Array([0x52, 0x49, 0x46, 0x46])], { type: 'image/webp' })
const lineOf = ({ bucket, kind, role, verb }: PathCell): string => `${bucket} ${kind} ${role} ${verb}`

let database: Database
let backend: TestBackend
let world: World
const overHttp = new Map<string, boolean>()
const inDatabase = new Map<string, boolean>()
endSocketsAfterEach()

beforeAll(async () => {
  database = await openDatabase(await databaseImage('migrated'))
  backend = await startTestBackend({ database })
  world = await createWorld()
  for (const cell of cells) overHttp.set(lineOf(cell), await tryPath(cell))
}, 600_000)
afterAll(async () => {
  await database.close()
  await rm(backend.folder, { recursive: true, force: true, maxRetries: 5 })
})

async function createWorld(): Promise<World> {
  const signIn = async (app_metadata: object) => {
    const { client } = await backend.newAccount(app_metadata)
    const { data } = await client.auth.getSession()
    const [, payload = ''] = data.session?.access_token.split('.') ?? []
    return { client, claims: JSON.parse(Buffer.from(payload, 'base64url').toString()) as Claims }
  }
  const [owner, other, moderator] = [
    await signIn({}),
    await signIn({}),
    await signIn({ role: 'moderator' }),
  ] as const
  const tell = async (document_id: string): Promise<string> => {
    const marks = { payouts: 4, terms: 2, support: 5, games: 3 }
    const body = `It took four days, and they were kind. ${document_id}`
    expect((await owner.client.from('experiences').insert({ document_id, ...marks, body })).error).toBeNull()
    const { data } = await owner.client.rpc('my_experiences')
    return (data as { id: string; document_id: string }[]).find((row) => row.document_id === document_id)!.id
  }
  const [shown, waiting] = [await tell('tide'), await tell('glass')] as const
  const named = `${shown}/${randomUUID()}.webp`
  await owner.client.storage.from('experience-pictures').upload(named, webp)
  await owner.client
    .from('experiences')
    .update({ pictures: [named] })
    .eq('id', shown)
  const decision = { experience: shown, decision: 'approved', why: null, seen_at: '2999-01-01T00:00:00Z' }
  expect((await moderator.client.rpc('decide_experience', decision)).data).toBe('decided')
  return {
    clients: {
      visitor: backend.client(),
      owner: owner.client,
      'other reader': other.client,
      moderator: moderator.client,
    },
    claims: {
      visitor: { role: 'anon' },
      owner: owner.claims,
      'other reader': other.claims,
      moderator: moderator.claims,
    },
    ownerId: owner.claims.sub ?? '',
    shown,
    waiting,
    named,
  }
}

/** Tries it with the vendor's client, and puts things back. */
async function tryPath({ bucket, placeOf, role, verb }: PathCell): Promise<boolean> {
  const { folder, fixed } = placeOf(world)
  const path = fixed ?? `${folder}${randomUUID()}.webp`
  const service = backend.serviceClient().storage.from(bucket)
  const files = world.clients[role].storage.from(bucket)
  if (verb !== 'put' && fixed === undefined)
    expect((await service.upload(path, webp)).error, `${bucket} ${path}`).toBeNull()
  const tries: Record<Verb, () => Promise<boolean>> = {
    // A file of a public bucket is there for everybody who knows its address.
    see: async () =>
      bucket === 'avatars'
        ? ((await files.list(folder)).data ?? []).some(({ name }) => path.endsWith(name))
        : (await files.download(path)).error === null,
    put: async () => (await files.upload(path, webp, { contentType: 'image/webp' })).error === null,
    replace: async () => (await files.update(path, webp, { contentType: 'image/webp' })).error === null,
    remove: async () => ((await files.remove([path])).data ?? []).length > 0,
  }
  const isDone = await tries[verb]()
  if (fixed === undefined) await service.remove([path])
  else if (verb === 'remove' && isDone) await restore(path)
  return isDone
}

/** Puts the picture of the shown experience back, and has it read again. */
async function restore(path: string): Promise<void> {
  const { clients, shown } = world
  await clients.owner.storage.from('experience-pictures').upload(path, webp, { contentType: 'image/webp' })
  await clients.owner.from('experiences').update({ payouts: 1 }).eq('id', shown)
  await clients.owner.from('experiences').update({ payouts: 4 }).eq('id', shown)
  const decision = { experience: shown, decision: 'approved', why: null, seen_at: '2999-01-01T00:00:00Z' }
  expect((await clients.moderator.rpc('decide_experience', decision)).data).toBe('decided')
}

/** Tries it in the database, under the role and the claims, and takes it back. */
async function tryInDatabase(tx: Transaction, cell: PathCell): Promise<boolean> {
  const { folder, fixed } = cell.placeOf(world)
  const path = fixed ?? `${folder}${randomUUID()}.webp`
  const where = [cell.bucket, path]
  await tx.exec('savepoint attempt')
  try {
    if (cell.verb !== 'put' && fixed === undefined)
      await tx.query(`insert into storage.objects (bucket_id, name, version) values ($1, $2, 'x')`, where)
    await tx.exec(`select set_config('storage.allow_delete_query', 'true', true)`)
    await becomeCaller(tx, world.claims[cell.role])
    const statement = {
      see: 'select name from storage.objects where bucket_id = $1 and name = $2',
      put: 'insert into storage.objects (bucket_id, name) values ($1, $2) returning true',
      replace: `update storage.objects set version = 'y' where bucket_id = $1 and name = $2 returning true`,
      remove: 'delete from storage.objects where bucket_id = $1 and name = $2 returning true',
    }[cell.verb]
    return (await tx.query(statement, where)).rows.length > 0
  } catch (error) {
    if (!isSqlError(error) || error.code !== '42501') throw error
    return false
  } finally {
    await tx.exec('rollback to savepoint attempt')
  }
}

/** Listens, speaks over the socket and over HTTP, and says what of it went through. */
async function tryTopic(topic: string, role: Role): Promise<{ hears: boolean; speaks: boolean }> {
  const config = { config: { private: true, broadcast: { ack: true } } }
  const witness = await subscribe(backend.serviceClient(), topic, config, (channel, hear) => {
    channel.on('broadcast', { event: '*' }, hear)
  })
  expect(witness.status).toBe('SUBSCRIBED')
  const own = await subscribe(world.clients[role], topic, config)
  const hears = own.status === 'SUBSCRIBED'
  const event = 'forged'
  if (hears) {
    await own.channel.send({ type: 'broadcast', event, payload: {} })
    await own.channel.track({ name: 'The casino' })
  }
  const [token] = [(await world.clients[role].auth.getSession()).data.session?.access_token]
  await fetch(`${backend.url}/realtime/v1/api/broadcast`, {
    method: 'POST',
    headers: {
      apikey: backend.publishableKey,
      'content-type': 'application/json',
      ...(token !== undefined && { authorization: `Bearer ${token}` }),
    },
    body: JSON.stringify({ messages: [{ topic, event, payload: {}, private: true }] }),
  })
  await witness.channel.httpSend('marker', {})
  await until(() => expect(witness.heard.map(({ event: heard }) => heard)).toContain('marker'))
  const speaks =
    witness.heard.some(({ event: heard }) => heard === event) ||
    Object.keys(witness.channel.presenceState()).length > 0
  await world.clients[role].removeAllChannels()
  return { hears, speaks }
}

describe('the access of roles to paths and topics', () => {
  const channels = new Map<string, { hears: boolean; speaks: boolean }>()

  // shows F45
  it('follows the policies over socket and HTTP', async () => {
    for (const { topic, role } of topicCells)
      channels.set(`${topic} ${role}`, await tryTopic(topics[topic]!(world), role))
    const loud = [...channels].filter(([, { speaks }]) => speaks).map(([cell]) => cell)
    expect(loud).toEqual([])
    const heard = [...channels].filter(([, { hears }]) => hears).map(([cell]) => cell)
    expect(heard).toEqual(
      roles
        .flatMap((role) => [`experiences:<document> ${role}`, `experiences:<a number of theirs> ${role}`])
        .toSorted((one, other) => heard.indexOf(one) - heard.indexOf(other)),
    )
  })

  // shows F45
  it('is the same in the database, to the last cell', async () => {
    await backend.close()
    for (const { topic, role } of topicCells) {
      const rights = await findRights(database, world.claims[role], topics[topic]!(world))
      expect({ topic, role, hears: rights.readBroadcast, speaks: rights.writeBroadcast }).toEqual({
        topic,
        role,
        ...channels.get(`${topic} ${role}`),
      })
      expect([rights.readPresence, rights.writePresence], `${topic} ${role}`).toEqual([false, false])
    }
    await database.transaction(async (tx) => {
      for (const cell of cells) inDatabase.set(lineOf(cell), await tryInDatabase(tx, cell))
    })
    expect(Object.fromEntries(overHttp)).toEqual(Object.fromEntries(inDatabase))
  })

  // A change here is a change of who may see or change whose file: read it as such.
  it('is what was last agreed to, path by path, topic by topic', async () => {
    const rightsOf = (bucket: string, kind: string, role: Role): string =>
      verbs.filter((verb) => overHttp.get(`${bucket} ${kind} ${role} ${verb}`)).join(', ') || '–'
    const table = (head: string, rows: readonly (readonly string[])[]): string =>
      [
        `| ${[head, ...roles].join(' | ')} |`,
        `|${'---|'.repeat(roles.length + 1)}`,
        ...rows.map((row) => `| ${row.join(' | ')} |`),
      ].join('\n')
    const text = [
      '# Who may do what with which path, and on which topic',
      'Written by tools/backend/src/storage/access-paths.contract.test.ts: tried with the vendor’s client over HTTP and the socket, and in the database under the same role. The owner is the reader whose folder or experience it is. Files of a public bucket (`avatars`) are there for everybody who knows their address; to see one is to find it in a list.',
      ...Object.entries(places).map(([bucket, kinds]) =>
        [
          `## ${bucket}`,
          table(
            'path',
            Object.keys(kinds).map((kind) => [
              `\`${kind}\``,
              ...roles.map((role) => rightsOf(bucket, kind, role)),
            ]),
          ),
        ].join('\n\n'),
      ),
      '## Private topics',
      table(
        'topic',
        Object.keys(topics).map((topic) => [
          `\`${topic}\``,
          ...roles.map((role) => {
            const { hears, speaks } = channels.get(`${topic} ${role}`) ?? { hears: false, speaks: false }
            return [hears && 'hear', speaks && 'speak'].filter(Boolean).join(', ') || '–'
          }),
        ]),
      ),
    ].join('\n\n')
    await expect(`${text}\n`).toMatchFileSnapshot(join(migrationsFolder, '../access-paths.md'))
  })
})
