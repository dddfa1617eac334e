import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import type { AuthService } from './auth/auth-service.ts'
import { defaultAuthConfig, type AuthConfig } from './auth/config.ts'
import { createLimits, hostedLimits, type LimitConfig } from './auth/limits.ts'
import { createMailer } from './auth/mail/mailer.ts'
import { createAuthRouter } from './auth/router.ts'
import { createClock } from './clock.ts'
import { migrate } from './database/migrate.ts'
import { openDatabase } from './database/open.ts'
import { lockFolder } from './folder/lock.ts'
import { readKeyFile } from './keys/key-file.ts'
import { createSigningKeys } from './keys/signing-keys.ts'
import { openOutbox } from './mailbox/outbox.ts'
import { createMailboxRouter } from './mailbox/router.ts'
import { secureRandom, type Random } from './random.ts'
import { createRest } from './rest/rest.ts'
import { createGatewayApp } from './server/gateway-app.ts'
import { listen } from './server/listen.ts'

export interface BackendOptions {
  /** Where data, keys and caught messages are kept. Made at the first start. */
  folder: string
  /** The folder of `<version>_<name>.sql` files, as the vendor's CLI lays it out. */
  migrations: string
  /** 0 takes any free port. */
  port?: number
  host?: string
  /** Where the site is; links in messages lead there. */
  siteUrl?: string
  auth?: Partial<Omit<AuthConfig, 'siteUrl'>>
  limits?: Partial<LimitConfig>
  /** Milliseconds since the epoch. */
  now?: () => number
  random?: Random
  /** Is told what happens; the default says nothing. */
  log?: (line: string) => void
}

export interface Backend {
  url: string
  publishableKey: string
  secretKey: string
  close(): Promise<void>
}

/**
 * Starts the embedded backend and resolves once it answers.
 *
 * @throws {BackendError} `backend/port-in-use`, `backend/folder-in-use`, `backend/migration-failed`
 *   or `backend/row-security-missing`; nothing is left running then.
 */
export async function startBackend(options: BackendOptions): Promise<Backend> {
  const { folder, host = '127.0.0.1', siteUrl = 'http://localhost:3000', random = secureRandom } = options
  const closing: (() => Promise<void>)[] = []
  const close = async (): Promise<void> => {
    for (const step of closing.splice(0).reverse()) await step()
  }

  try {
    const listener = await listen(options.port ?? 54_321, host)
    closing.push(() => listener.close())
    await mkdir(folder, { recursive: true, mode: 0o700 })
    const lock = await lockFolder(folder, listener.port)
    closing.unshift(() => lock.release())

    const hostname = ['127.0.0.1', '0.0.0.0', '::1', '::'].includes(host) ? 'localhost' : host
    const origin = `http://${hostname}:${listener.port}`
    const clock = createClock(options.now)
    const log = (event: object): void => options.log?.(JSON.stringify({ at: clock.nowIso(), ...event }))
    const keyFile = join(folder, 'keys.json')
    const keys = await readKeyFile(keyFile, random)
    const signingKeys = await createSigningKeys(keyFile, keys, clock, random)
    const outbox = await openOutbox(join(folder, 'outbox.jsonl'), clock, random)
    const database = await openDatabase(join(folder, 'database'))
    closing.splice(1, 0, () => database.close())
    await migrate(database, options.migrations)

    const config: AuthConfig = { ...defaultAuthConfig(siteUrl), ...options.auth }
    const limits = createLimits(clock, { ...hostedLimits, ...options.limits })
    const auth: AuthService = {
      config,
      database,
      keys: signingKeys,
      mailer: createMailer(config, limits, outbox),
      limits,
      clock,
      random,
      origin,
      record: (event) => log({ service: 'auth', ...event }),
    }
    const app = createGatewayApp({
      keys,
      hostname,
      auth: createAuthRouter(auth),
      rest: createRest(database, signingKeys),
      mailbox: createMailboxRouter(outbox),
      health: async () => {
        await database.transaction((tx) => tx.query('select 1'))
        return { status: 'ok' }
      },
      report: (error, path) =>
        log({ service: 'gateway', action: 'unexpected_failure', path, detail: error.stack }),
    })
    listener.serve(app.fetch)
    return { url: origin, publishableKey: keys.publishableKey, secretKey: keys.secretKey, close }
  } catch (error) {
    await close()
    throw error
  }
}
