import type { Server } from 'node:http'
import { join } from 'node:path'
import type { Clock } from '@house-edge/double/clock'
import { createControl, injectFaults } from '@house-edge/double/control'
import type { LogLevel } from '@house-edge/double/log'
import type { Hono } from 'hono'
import type { AuthEvent, AuthService } from './auth/auth-service.ts'
import { defaultAuthConfig } from './auth/config.ts'
import { createLimits, hostedLimits } from './auth/limits.ts'
import { createMailer } from './auth/mail/mailer.ts'
import { createStubProvider } from './auth/oauth/stub-provider.ts'
import { createAuthRouter } from './auth/router.ts'
import type { Database } from './database/database.ts'
import { interceptUpgrade } from './control/intercept-upgrade.ts'
import { createBackendControlRouter } from './control/router.ts'
import { createFunctions, type Functions } from './functions/functions.ts'
import { findApiRole } from './gateway/api-key.ts'
import type { GatewayEnv } from './gateway/context.ts'
import { addKey, deleteKey, type KeyFile, keysOf } from './keys/key-file.ts'
import { createSigningKeys } from './keys/signing-keys.ts'
import { openOutbox } from './mailbox/outbox.ts'
import { createMailboxRouter } from './mailbox/router.ts'
import type { Random } from './random.ts'
import { createBroadcastRouter } from './realtime/http-broadcast.ts'
import { createRealtime } from './realtime/create-realtime.ts'
import { createRest } from './rest/rest.ts'
import { createGatewayApp } from './server/gateway-app.ts'
import { createStorage } from './storage/create-storage.ts'
import { createStorageRouter } from './storage/router.ts'
import type { BackendOptions } from './backend-options.ts'

interface Ground {
  options: BackendOptions
  keyFile: KeyFile
  database: Database
  clock: Clock
  random: Random
  hostname: string
  origin: string
  server: Server
}

export interface Services {
  app: Hono<GatewayEnv>
  /** Ends open sockets, which would keep the server from closing. */
  closeSockets(): Promise<void>
  close(): Promise<void>
}

const rememberedEvents = 1000
/** Functions may take as long as on the smallest hosted plan. */
const functionLimitMs = 150_000

/** Builds every service on the same ground and puts them behind the gate. */
export async function createServices(ground: Ground): Promise<Services> {
  const { options, keyFile, database, clock, random, origin, hostname } = ground
  const events: object[] = []
  const log = (level: LogLevel, { service, ...event }: ServiceEvent): void => {
    // By the service's own clock, which tests put forward.
    const dated = { at: clock.nowIso(), service, ...event }
    if (events.push(dated) > rememberedEvents) events.shift()
    options.log?.[level](service, event)
  }
  const report = (error: Error, path: string): void =>
    log('error', { service: 'gateway', action: 'unexpected_failure', path, detail: error.stack })
  // Hosted they may be answered: what is missing here must show before a caller is debugged.
  const missed = ({ method, path }: { method: string; path: string }): void =>
    log('warn', { service: 'gateway', action: 'unknown_endpoint', method, path })

  const keysFile = join(options.folder, 'keys.json')
  const keys = await createSigningKeys(keysFile, keyFile, clock, random)
  const outbox = await openOutbox(join(options.folder, 'outbox.jsonl'), clock, random)
  const config = { ...defaultAuthConfig(options.siteUrl ?? 'http://localhost:3000'), ...options.auth }
  const limits = createLimits(clock, { ...hostedLimits, ...options.limits })
  const record = (event: AuthEvent): void => log(levelOf(event), { service: 'auth', ...event })
  const auth: AuthService = {
    config,
    database,
    keys,
    mailer: createMailer({ config, limits, outbox, record }),
    providers: createStubProvider({ origin, random }),
    limits,
    clock,
    random,
    origin,
    record,
  }
  const storage = await createStorage({
    ...options,
    ...ground,
    keys,
    report: (error) => report(asError(error), '/storage/v1'),
  })

  const control = createControl(clock, () => Number(`0.${random.digits(9)}`))
  const realtime = await createRealtime({
    ...ground,
    keys,
    limits: options.realtimeLimits,
    intercept: interceptUpgrade(control),
    siteUrl: config.siteUrl,
    report: (error) => report(asError(error), '/realtime/v1'),
  })
  const functions = startFunctions(ground, config.siteUrl, (event) => log('warn', event))

  const app = createGatewayApp({
    keys: keyFile,
    hostname,
    auth: createAuthRouter(auth, missed),
    rest: createRest(database, keys),
    storage: createStorageRouter(storage, report, missed),
    functions,
    realtime: createBroadcastRouter(realtime.service),
    mailbox: createMailboxRouter(outbox, (token) => findApiRole(keyFile, token) === 'service_role'),
    control: createBackendControlRouter({
      ...control,
      events,
      folder: options.folder,
      keys,
      apiKeys: {
        add: (kind) => addKey(keysFile, keyFile, kind, random),
        delete: (kind, key) => deleteKey(keysFile, keyFile, kind, key),
      },
      limits,
      outbox,
      database,
      sockets: realtime.sockets,
    }),
    injectFaults: injectFaults(control, (message) => ({ message })),
    health: async () => {
      // A process that listens while its database has ended is not healthy.
      await database.transaction((tx) => tx.query('select 1'))
      return { status: 'ok' }
    },
    report,
    missed,
    tell: (request) => options.log?.debug('request', request),
  })
  return {
    app,
    close: async () => {
      await functions.close()
      await storage.pictures.close()
    },
    closeSockets: () => realtime.sockets.close(),
  }
}

/** Something one of the services did. */
interface ServiceEvent {
  service: string
  action: string
  [detail: string]: unknown
}

/** Most of what people do with accounts is what happens every day. */
function levelOf({ action }: AuthEvent): LogLevel {
  if (action === 'unexpected_failure' || action === 'user_creation_failed') return 'error'
  return action === 'notice_not_sent' ? 'warn' : 'info'
}

function asError(thrown: unknown): Error {
  return thrown instanceof Error ? thrown : new TypeError(String(thrown))
}

function startFunctions(
  { options, keyFile, origin }: Ground,
  siteUrl: string,
  log: (event: ServiceEvent) => void,
): Functions {
  return createFunctions({
    folder: options.functions ?? join(options.migrations, '../functions'),
    timeLimitMs: options.functionLimitMs ?? functionLimitMs,
    env: () => ({
      SUPABASE_URL: origin,
      SUPABASE_ANON_KEY: keyFile.publishableKey,
      SUPABASE_SERVICE_ROLE_KEY: keyFile.secretKey,
      SUPABASE_PUBLISHABLE_KEYS: namedKeys(keysOf(keyFile, 'publishable')),
      SUPABASE_SECRET_KEYS: namedKeys(keysOf(keyFile, 'secret')),
      SITE_URL: siteUrl,
      MAIL_ENDPOINT: `${origin}/mailbox/api/messages`,
      MAIL_TOKEN: keyFile.secretKey,
      ...options.functionEnv,
    }),
    report: (name, failure) =>
      log({ service: 'functions', action: failure.kind, function: name, detail: failure.message }),
  })
}

/** Keys as functions are given them: by names, of which the first is called `default`. */
function namedKeys([first, ...further]: readonly string[]): string {
  const others = further.map((key, index) => [`further_${index}`, key])
  return JSON.stringify({ default: first, ...Object.fromEntries(others) })
}
