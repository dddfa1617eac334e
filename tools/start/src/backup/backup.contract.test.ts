import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Backend, startBackend } from '@house-edge/backend'
import { type ContentService, startContentService } from '@house-edge/content-service'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { backUp, restore } from './backup.ts'

const workspace = join(import.meta.dirname, '../../../..')
const migrations = join(workspace, 'supabase/migrations')
const place = mkdtempSync(join(tmpdir(), 'backup-'))
const now = () => new Date('2026-11-29T12:00:00Z')
const running: (Backend | ContentService)[] = []

/** Every table that readers and moderators fill. */
const tables = readdirSync(migrations)
  .filter((name) => name.endsWith('.sql'))
  .flatMap((name) =>
    Array.from(
      readFileSync(join(migrations, name), 'utf8').matchAll(/^create table public\.(\w+)/gm),
      ([, table = '']) => table,
    ),
  )

async function start(state: string): Promise<{ backend: Backend; content: ContentService }> {
  const backend = await startBackend({
    folder: join(state, 'backend'),
    migrations,
    port: 0,
    siteUrl: 'http://localhost:3000',
    auth: { passwordCost: 4 },
  })
  const content = await startContentService({
    folder: join(state, 'content'),
    models: {
      customTypes: join(workspace, 'libs/reviews/customtypes'),
      slices: [join(workspace, 'libs/slices/src'), join(workspace, 'libs/reviews/src/slices')],
    },
    port: 0,
  })
  running.push(backend, content)
  return { backend, content }
}

const asService = (backend: Backend) => ({
  apikey: backend.secretKey,
  authorization: `Bearer ${backend.secretKey}`,
  'content-type': 'application/json',
})

/** Everything that can be asked of the two, by name, as rows in a steady order. */
async function everythingIn({ backend, content }: { backend: Backend; content: ContentService }) {
  const headers = asService(backend)
  const rowsOf = (rows: readonly unknown[]) => rows.map((row) => JSON.stringify(row)).toSorted()
  const found: Record<string, string[]> = {}
  for (const table of tables) {
    const answer = await fetch(`${backend.url}/rest/v1/${table}?select=*`, { headers })
    found[table] = rowsOf((await answer.json()) as unknown[])
  }
  const picture = await fetch(`${backend.url}/storage/v1/object/avatars/${avatar}`, { headers })
  const users = await fetch(`${backend.url}/auth/v1/admin/users?per_page=1000`, { headers })
  const api = (await (await fetch(`${content.origin}/api/v2`)).json()) as { refs: { ref: string }[] }
  const query = `ref=${api.refs[0]!.ref}&pageSize=100`
  const documents = await (await fetch(`${content.origin}/api/v2/documents/search?${query}`)).text()
  return {
    ...found,
    picture: [await picture.text()],
    // Their pictures are addressed at the service.
    documents: [documents.replaceAll(content.origin, '')],
    users: rowsOf(((await users.json()) as { users: unknown[] }).users),
  } as Record<string, string[]> & { users: string[] }
}

let avatar = ''
let first: Awaited<ReturnType<typeof start>>
const state = join(place, 'state')
beforeAll(async () => {
  mkdirSync(join(state, 'content'), { recursive: true })
  cpSync(join(workspace, 'content'), join(state, 'content'), { recursive: true })
  writeFileSync(join(state, 'secrets.json'), '{"contentWebhook":"w"}')
  first = await start(state)
})
afterAll(async () => {
  for (const each of running) await each.close()
  rmSync(place, { recursive: true })
})

async function addReader(backend: Backend, number: number): Promise<void> {
  const body = JSON.stringify({
    email: `reader${number}@site.example`,
    password: 'a long passphrase',
    email_confirm: true,
  })
  const headers = asService(backend)
  const answer = await fetch(`${backend.url}/auth/v1/admin/users`, { method: 'POST', headers, body })
  if (answer.status !== 200) throw new TypeError(`${answer.status} ${await answer.text()}`)
}

/** A picture of the first reader. @returns Its path. */
async function addAvatar(backend: Backend): Promise<string> {
  const headers = { apikey: backend.publishableKey, 'content-type': 'application/json' }
  const body = JSON.stringify({ email: 'reader0@site.example', password: 'a long passphrase' })
  const signedIn = await fetch(`${backend.url}/auth/v1/token?grant_type=password`, {
    method: 'POST',
    headers,
    body,
  })
  const { access_token: token, user } = (await signedIn.json()) as {
    access_token: string
    user: { id: string }
  }
  const path = `${user.id}/face.png`
  const sent = await fetch(`${backend.url}/storage/v1/object/avatars/${path}`, {
    method: 'POST',
    headers: {
      apikey: backend.publishableKey,
      authorization: `Bearer ${token}`,
      'content-type': 'image/png',
    },
    body: readFileSync(join(workspace, 'apps/site/public/icon-192.png')),
  })
  expect(await sent.text()).toContain('face.png')
  return path
}

const portsOf = ({ backend, content }: typeof first) => ({
  content: Number(new URL(content.origin).port),
  backend: Number(new URL(backend.url).port),
})

describe('backUp', () => {
  it('copies services that run and are written to, and what was there is elsewhere row by row', async () => {
    for (let number = 0; number < 3; number += 1) await addReader(first.backend, number)
    avatar = await addAvatar(first.backend)
    const before = await everythingIn(first)

    // One page of users has a hundred: a slow machine adds more during a backup.
    const ended = { is: false }
    const written = (async () => {
      for (let number = 100; !ended.is && number < 190; number += 1) await addReader(first.backend, number)
    })()
    await backUp(state, join(place, 'copy'), { fetch, now, ports: portsOf(first) })
    ended.is = true
    await written
    expect(existsSync(join(state, 'backend/backup'))).toBe(false)

    restore(join(place, 'copy'), join(place, 'elsewhere'))
    const second = await start(join(place, 'elsewhere'))
    const after = await everythingIn(second)
    // Of one moment: whoever came meanwhile is there up to some number, and nobody after it.
    const late = /reader(1\d\d)@site/
    const numbers = after.users.flatMap((row) => late.exec(row)?.slice(1).map(Number) ?? [])
    expect(numbers.toSorted((a, b) => a - b)).toEqual(numbers.map((_, index) => 100 + index))
    const isEarly = (row: string) =>
      before.users.some((user) => row.includes((JSON.parse(user) as { id: string }).id))
    // Each account has a profile.
    const ofBefore = Object.entries(after).map(([name, rows]) => [
      name,
      ['users', 'profiles'].includes(name) ? rows.filter(isEarly) : rows,
    ])
    expect(Object.fromEntries(ofBefore)).toEqual(before)
    expect(before.users).toHaveLength(3)
    expect(before['picture']?.[0]?.length).toBeGreaterThan(100)
    expect(second.backend.secretKey).toBe(first.backend.secretKey)
  })

  it('leaves nothing where a service does not answer', async () => {
    const ports = { ...portsOf(first), backend: 1 }
    await expect(backUp(state, join(place, 'half'), { fetch, now, ports })).rejects.toMatchObject({
      code: 'start/backup',
    })
    expect(readdirSync(place).filter((name) => name.startsWith('half'))).toEqual([])
  })
})

describe('restore', () => {
  it('overwrites nothing, and takes no half copy', () => {
    const copy = join(place, 'whole')
    mkdirSync(copy)
    expect(() => restore(copy, join(place, 'fourth'))).toThrow('is no whole backup')
    writeFileSync(join(copy, 'backup.json'), '{}')
    expect(() => restore(copy, state)).toThrow('has content, backend, secrets.json already')
  })
})
