import { cp, mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { deserialize } from 'node:v8'
import { startBackend, type Backend } from '@house-edge/backend'
import { templateFolder } from '@house-edge/backend/template'
import { type ContentService, startContentService } from '@house-edge/content-service'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import {
  examine,
  type Engine,
  type Machine,
  readEnvironment,
  type Surroundings,
} from '@house-edge/operating/doctor'
import { neededByRelease } from './command.ts'

const workspace = join(import.meta.dirname, '../../../..')
const secret = 'a secret of sixteen or more'
const closing: (() => Promise<unknown>)[] = []
let content: ContentService
let backend: Backend
let needed: Surroundings['needed']
/** What stands where the site and the edge are, by method and path. */
let site: Server
let answers: Record<string, (request: { authorization?: string; body: string }) => number>

beforeAll(async () => {
  const folder = await mkdtemp(join(tmpdir(), 'doctor-'))
  closing.push(() => rm(folder, { recursive: true, force: true }))
  await cp(join(workspace, 'content'), join(folder, 'content'), { recursive: true })
  const models = {
    customTypes: join(workspace, 'libs/reviews/customtypes'),
    slices: [join(workspace, 'libs/slices/src'), join(workspace, 'libs/reviews/src/slices')],
  }
  content = await startContentService({ folder: join(folder, 'content'), models, port: 0 })
  closing.unshift(() => content.close())
  const migrations = join(workspace, 'supabase/migrations')
  backend = await startBackend({
    folder: join(folder, 'backend'),
    migrations,
    port: 0,
    siteUrl: 'http://localhost:3000',
    auth: { passwordCost: 4 },
    limits: { messages: 1_000_000, emails: 1_000_000 },
    databaseImage: deserialize(await readFile(join(await templateFolder(), 'migrated.image'))) as never,
  })
  closing.unshift(() => backend.close())
  needed = {
    functions: ['score-changes'],
    buckets: ['avatars', 'experience-pictures'],
    types: ['home', 'article'],
    migrations: (await readdir(migrations)).map((name) => name.slice(0, 14)).toSorted(),
  }
  site = createServer((request, response) => {
    let body = ''
    request.on('data', (chunk) => (body += String(chunk)))
    request.on('end', () => {
      const answer = answers[`${request.method} ${request.url}`]
      const { authorization } = request.headers
      response.writeHead(answer?.({ ...(authorization && { authorization }), body }) ?? 404).end()
    })
  }).listen(0, '127.0.0.1')
  closing.unshift(async () => site.close())
  await new Promise((resolve) => site.once('listening', resolve))
})
afterAll(async () => {
  for (const close of closing) await close()
})

beforeEach(async () => {
  await Promise.all([
    fetch(`${content.origin}/control/faults`, { method: 'DELETE' }),
    fetch(`${backend.url}/control/faults`, { method: 'DELETE', headers: { apikey: backend.secretKey } }),
  ])
  answers = {
    'GET /api/ready': () => 200,
    'GET /api/health': () => 200,
    'POST /api/revalidate': ({ body }) => (body.includes(secret) ? 200 : 401),
    'PURGE /edge': ({ authorization }) => (authorization === `Bearer ${secret}` ? 200 : 403),
  }
})

const machine: Machine = {
  nodeVersion: '24.21.0',
  build: { framework: '16.4.5', isWhole: true },
  openFiles: 65_536,
  heapLimit: 2 ** 31,
  memoryLimit: undefined,
  writeState: async () => {},
  freeBytes: async () => 2 ** 40,
}
const engine = (reply: (command: string) => string): Engine => ({
  send: async (command = '') => {
    const said = reply(command)
    if (said.startsWith('NOPERM')) throw new Error(said)
    return said
  },
  close: () => {},
})

/** What is not right, with these variables and surroundings in place of right ones. */
async function notRight(
  env: Record<string, string | undefined> = {},
  around: Partial<Surroundings> = {},
): Promise<string[]> {
  const port = (site.address() as AddressInfo).port
  const findings = await examine({
    environment: readEnvironment(
      Object.fromEntries(
        Object.entries({
          SITE_ORIGIN: `http://127.0.0.1:${port}`,
          PORT: String(port),
          CONTENT_REPOSITORY: 'house-edge',
          CONTENT_ENDPOINT: `${content.origin}/api/v2`,
          CONTENT_WEBHOOK_SECRET: secret,
          BACKEND_URL: backend.url,
          BACKEND_PUBLISHABLE_KEY: backend.publishableKey,
          BACKEND_SECRET_KEY: backend.secretKey,
          SITE_SHARED_URL: 'redis://localhost',
          SITE_EDGE_URL: `http://127.0.0.1:${port}/edge`,
          SITE_EDGE_SECRET: secret,
          ...env,
        }).filter(([, value]) => value !== undefined),
      ),
    ),
    fetch,
    now: Date.now,
    // A test of a busy machine waits; those of silence say how long.
    patienceMs: 20_000,
    machine,
    connect: async () => engine(() => 'maxmemory:0\r\n'),
    certificateUntil: async () => Date.now() + 90 * 86_400_000,
    needed,
    mailTo: 'somebody@site.example',
    ...around,
  })
  return findings
    .filter(({ state }) => state !== 'right')
    .map(({ about, state, says }) => `${about} ${state}: ${says}`)
}

async function inject(fault: object): Promise<void> {
  await fetch(`${content.origin}/control/faults`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ path: '/api/v2*', ...fault }),
  })
}

async function injectAtBackend(fault: object): Promise<void> {
  await fetch(`${backend.url}/control/faults`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', apikey: backend.secretKey },
    body: JSON.stringify(fault),
  })
}

describe('examine', () => {
  it('finds nothing wrong where nothing is', async () => {
    expect(await notRight()).toEqual([])
    // The account of the message is gone again.
    const users = await fetch(`${backend.url}/auth/v1/admin/users`, {
      headers: { apikey: backend.secretKey },
    })
    expect(await users.text()).not.toContain('somebody@')
  })

  it.each([
    [{ kind: 'status', status: 503 }, /answers 503, and not as a content repository does/],
    [{ kind: 'status', status: 429, times: 1 }, /asked too often/],
    [{ kind: 'status', status: 401 }, /refuses the access token/],
    [{ kind: 'status', status: 404 }, /knows no such repository/],
    [{ kind: 'body', status: 200, body: 'html' }, /not as a content repository does/],
    [{ kind: 'hang' }, /did not answer within 0.2 s/],
    [{ kind: 'cut' }, /closed without an answer/],
    [{ kind: 'status', status: 500, path: '/api/v2/documents*' }, /gives no documents: it answers 500/],
  ])('says of the content service with the fault %j what is wrong', async (fault, says) => {
    await inject(fault)
    const isSilent = fault.kind === 'hang'
    const [first, ...more] = await notRight({}, { patienceMs: isSilent ? 200 : 20_000 })
    expect(first).toMatch(/^content service wrong: /)
    expect(first).toMatch(says)
    // In so short a time a busy machine answers nothing else either.
    expect(isSilent ? [] : more).toEqual([])
  })

  it.each([
    [
      { path: '/auth/v1/settings', kind: 'status', status: 503 },
      /^backend wrong: .* answers 503, and not as a backend/,
    ],
    [
      { path: '/auth/v1/admin/users', kind: 'status', status: 403, method: 'GET' },
      /^backend wrong: The secret key is not taken/,
    ],
    [
      { path: '/rest/v1/rpc/applied_migrations', kind: 'status', status: 404 },
      /^migrations wrong: .*does not say which/,
    ],
    [
      { path: '/rest/v1/rpc/applied_migrations', kind: 'cut' },
      /^migrations wrong: The database cannot be asked/,
    ],
    [
      { path: '/storage/v1/bucket', kind: 'body', status: 200, body: '[]' },
      /^backend wrong: .* no bucket avatars, experience-pictures/,
    ],
    [
      { path: '/functions/v1/score-changes', kind: 'status', status: 404 },
      /^backend wrong: The function score-changes is not deployed/,
    ],
    [{ path: '/auth/v1/invite', kind: 'status', status: 429 }, /^mail skipped: .*too many messages/],
    [{ path: '/auth/v1/invite', kind: 'status', status: 500 }, /^mail wrong: The backend could not send/],
  ])('says of the backend with the fault %j what is wrong', async (fault, says) => {
    await injectAtBackend(fault)
    const found = (await notRight()).filter((line) => !line.startsWith('mail skipped: Not tried'))
    expect(found).toEqual([expect.stringMatching(says)])
  })

  it.each([
    [
      { BACKEND_PUBLISHABLE_KEY: 'sb_publishable_of_another_project' },
      /^backend wrong: .*refuses the publishable key/,
    ],
    [{ BACKEND_SECRET_KEY: 'sb_secret_of_another_project' }, /^backend wrong: The secret key is not taken/],
    [{ BACKEND_SECRET_KEY: undefined }, /^backend doubtful: BACKEND_SECRET_KEY is not set/],
    [{ AUTH_PROVIDERS: 'github,apple' }, /^backend wrong: AUTH_PROVIDERS names apple, which/],
    [{ BACKEND_URL: 'http://127.0.0.1:61999' }, /^backend wrong: .*no program listens there/],
    [
      { CONTENT_ENDPOINT: 'http://nowhere.invalid/api/v2' },
      /^content service wrong: .*(?:not known|does not answer)/,
    ],
    [{ CONTENT_WEBHOOK_SECRET: 'another secret of sixteen' }, /^webhook wrong: .*another webhook secret/],
    [{ CONTENT_WEBHOOK_SECRET: undefined }, /^webhook doubtful: .*not set/],
    [{ SITE_EDGE_SECRET: 'another secret of sixteen' }, /^edge wrong: .* answers 403/],
    [{ SITE_ORIGN: 'x' }, /^environment wrong: SITE_ORIGN: is not read by this site/],
  ])('says with %j what is wrong', async (env, says) => {
    const found = (await notRight(env)).filter((line) => !line.includes(' skipped: '))
    expect(found).toEqual([expect.stringMatching(says)])
  })

  it('names migrations that the database lacks, and counts those of a newer release', async () => {
    const more = { ...needed, migrations: [...(needed.migrations ?? []), '20990101000000'] }
    expect((await notRight({}, { needed: more }))[0]).toBe(
      'migrations wrong: The database lacks 20990101000000.',
    )
    const fewer = { ...needed, migrations: needed.migrations?.slice(0, -2) }
    expect(await notRight({}, { needed: fewer })).toEqual([])
  })

  it('asks the database that is to answer searches', async () => {
    expect(await notRight({ SITE_SEARCH: 'backend' })).toEqual([])
    await injectAtBackend({ path: '/rest/v1/rpc/search_forms', kind: 'status', status: 404 })
    expect(await notRight()).toEqual([])
    expect(await notRight({ SITE_SEARCH: 'backend' })).toContain(
      'search wrong: The database does not answer searches: it answers 404.',
    )
  })

  it('asks for every function of the repository', async () => {
    const folders = await readdir(join(workspace, 'supabase/functions'), { withFileTypes: true })
    const names = folders
      .filter((each) => each.isDirectory() && !each.name.startsWith('_'))
      .map(({ name }) => name)
    expect(new Set(neededByRelease.functions)).toEqual(new Set(names))
  })

  it('goes on where a part of the environment is wrong', async () => {
    const found = await notRight({ BACKEND_URL: 'nonsense', SITE_MARKETS: 'XX' })
    expect(found.filter((line) => line.startsWith('environment wrong'))).toHaveLength(2)
    expect(found.some((line) => line.startsWith('content service'))).toBe(false)
  })

  it('finds a process that is not ready, another site in front, and an open edge', async () => {
    answers['GET /api/ready'] = () => 503
    answers['GET /api/health'] = () => 404
    answers['PURGE /edge'] = () => 200
    expect(await notRight()).toEqual([
      expect.stringMatching(/^edge wrong: .*forgets for anybody/),
      expect.stringMatching(/^process doubtful: .*not ready yet/),
      expect.stringMatching(/^address wrong: .*answers 404/),
      expect.stringMatching(/^webhook skipped: /),
    ])
  })

  it.each([
    [{ nodeVersion: '22.1.0' }, 'versions wrong: This is Node 22.1.0.'],
    [{ build: undefined }, 'versions wrong: There is no build.'],
    [
      { build: { framework: '16', isWhole: false } },
      'versions wrong: The build is not whole: its last step has not run.',
    ],
    [{ openFiles: 256 }, 'limits wrong: The process may open 256 files and connections.'],
    [
      { openFiles: 1_024 },
      'limits doubtful: The process may open 1024 files and connections; each visitor is one.',
    ],
    [{ heapLimit: 2 ** 28 }, 'limits wrong: Node may use 256 MB for objects.'],
    [
      { memoryLimit: 2 ** 30 },
      'limits doubtful: Node may use 2048 MB for objects, and the process 1024 MB in all, so it is killed before it tidies up.',
    ],
    [{ freeBytes: async () => 2 ** 20 }, 'disk wrong: .house-edge/site has 1 MB left.'],
    [
      {
        writeState: async () => {
          throw Object.assign(new Error('no'), { code: 'EROFS' })
        },
      },
      'disk wrong: .house-edge/site cannot be written to: the file system is read-only.',
    ],
  ])('says of a machine with %j what is wrong', async (change, says) => {
    expect(await notRight({}, { machine: { ...machine, ...change } })).toEqual([says])
  })

  it.each([
    ['maxmemory:100\r\nmaxmemory_policy:allkeys-lru\r\n', /^Redis doubtful: localhost throws away keys/],
    ['NOPERM this user has no permissions', /^Redis wrong: localhost refuses .* its user may not do that/],
  ])('says of an engine that answers %j what is wrong', async (reply, says) => {
    const connect = async () => engine(() => reply)
    expect(await notRight({}, { connect })).toEqual([expect.stringMatching(says)])
  })

  it('says of a clock that is ahead by how much', async () => {
    expect(await notRight({}, { now: () => Date.now() + 120_000 })).toEqual([
      'clock wrong: This clock is 120 s ahead of those of the services.',
    ])
  })

  it('says when a certificate ends', async () => {
    const certificateUntil = async () => Date.now() + 3.5 * 86_400_000
    const found = await notRight(
      { SITE_ORIGIN: 'https://127.0.0.1:61999', SITE_TRUSTED_HOPS: '1' },
      { certificateUntil },
    )
    expect(found[0]).toBe('address doubtful: The certificate of https://127.0.0.1:61999 ends in 3 days.')
  })
})
