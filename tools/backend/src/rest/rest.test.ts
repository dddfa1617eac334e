import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Hono } from 'hono'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openDatabase, type Database } from '../database/database.ts'
import type { ApiRole } from '../gateway/api-key.ts'
import type { GatewayEnv } from '../gateway/context.ts'
import type { SigningKeys } from '../keys/signing-keys.ts'
import { createRest } from './rest.ts'

let folder: string
let database: Database
const app = new Hono<GatewayEnv>()

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'backend-rest-'))
  database = await openDatabase(join(folder, 'database'))
  await database.transaction((tx) =>
    tx.exec(`
      create table public.secrets (id int);
      alter table public.secrets enable row level security;
      insert into public.secrets values (1);
    `),
  )
  const rest = createRest(database, {} as SigningKeys)
  app.all('*', (context) => {
    context.set('apiRole', context.req.header('x-role') as ApiRole)
    return rest(context)
  })
})
afterAll(async () => {
  await database.close()
  await rm(folder, { recursive: true, force: true })
})

describe('createRest', () => {
  it('runs requests of the same moment one after the other, each under its own role', async () => {
    const roles = Array.from({ length: 40 }, (_, index): ApiRole => (index % 2 ? 'service_role' : 'anon'))
    const answers = await Promise.all(
      roles.map(async (role) => {
        const response = await app.request('/rest/v1/secrets', { headers: { 'x-role': role } })
        return ((await response.json()) as unknown[]).length
      }),
    )
    expect(answers).toEqual(roles.map((role) => (role === 'service_role' ? 1 : 0)))
  })
})
