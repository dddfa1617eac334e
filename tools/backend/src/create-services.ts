import { join } from 'node:path'
import type { Hono } from 'hono'
import type { AuthService } from './auth/auth-service.ts'
import { defaultAuthConfig } from './auth/config.ts'
import { createLimits, hostedLimits } from './auth/limits.ts'
import { createMailer } from './auth/mail/mailer.ts'
import { createAuthRouter } from './auth/router.ts'
import type { Clock } from './clock.ts'
import type { Database } from './database/database.ts'
import type { GatewayEnv } from './gateway/context.ts'
import type { KeyFile } from './keys/key-file.ts'
import { createSigningKeys } from './keys/signing-keys.ts'
import { openOutbox } from './mailbox/outbox.ts'
import { createMailboxRouter } from './mailbox/router.ts'
import type { Random } from './random.ts'
import { createRest } from './rest/rest.ts'
import { createGatewayApp } from './server/gateway-app.ts'
import type { BackendOptions } from './start-backend.ts'
import { createStorage } from './storage/create-storage.ts'
import { createStorageRouter } from './storage/router.ts'

export interface Ground {
  options: BackendOptions
  keyFile: KeyFile
  database: Database
  clock: Clock
  random: Random
  hostname: string
  origin: string
}

/** Builds every service on the same ground and puts them behind the gate. */
export async function createServices(ground: Ground): Promise<Hono<GatewayEnv>> {
  const { options, keyFile, database, clock, random, origin, hostname } = ground
  const log = (event: object): void => options.log?.(JSON.stringify({ at: clock.nowIso(), ...event }))
  const report = (error: Error, path: string): void =>
    log({ service: 'gateway', action: 'unexpected_failure', path, detail: error.stack })

  const keys = await createSigningKeys(join(options.folder, 'keys.json'), keyFile, clock, random)
  const outbox = await openOutbox(join(options.folder, 'outbox.jsonl'), clock, random)
  const config = { ...defaultAuthConfig(options.siteUrl ?? 'http://localhost:3000'), ...options.auth }
  const limits = createLimits(clock, { ...hostedLimits, ...options.limits })
  const auth: AuthService = {
    config,
    database,
    keys,
    mailer: createMailer(config, limits, outbox),
    limits,
    clock,
    random,
    origin,
    record: (event) => log({ service: 'auth', ...event }),
  }
  const storage = await createStorage({ ...ground, keys })

  return createGatewayApp({
    keys: keyFile,
    hostname,
    auth: createAuthRouter(auth),
    rest: createRest(database, keys),
    storage: createStorageRouter(storage, report),
    mailbox: createMailboxRouter(outbox),
    health: async () => {
      await database.transaction((tx) => tx.query('select 1'))
      return { status: 'ok' }
    },
    report,
  })
}
