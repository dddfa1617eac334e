import { Hono } from 'hono'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openDatabase, type Database } from '../database/database.ts'
import type { ApiRole } from '../gateway/api-key.ts'
import type { GatewayEnv } from '../gateway/context.ts'
import type { SigningKeys } from '../keys/signing-keys.ts'
import { databaseImage } from '../testing/database-image.ts'
import { createRest } from './rest.ts'

let database: Database
const app = new Hono<GatewayEnv>()

beforeAll(async () => {
  database = await openDatabase(await databaseImage('empty'))
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
})

describe('createRest', () => {
  it('runs simultaneous requests in turn, each in its role', async () => {
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
