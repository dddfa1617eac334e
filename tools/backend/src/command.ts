import { resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { createLog, type Log } from '@house-edge/double/log'
import { findMailLanguage } from './auth/mail/message.ts'
import { BackendError } from './backend-error.ts'
import { compileOnce } from './database/compile-once.ts'
import { startBackend, type Backend } from './start-backend.ts'

const usage = `Usage: backend [options]
  --folder <path>      data, keys and caught messages   BACKEND_FOLDER      .house-edge/backend
  --migrations <path>  <version>_<name>.sql files       BACKEND_MIGRATIONS  supabase/migrations
  --port <number>      0 takes any free one             BACKEND_PORT        54321
  --host <address>                                      BACKEND_HOST        127.0.0.1
  --site-url <url>     where links in messages lead     SITE_ORIGIN         http://localhost:3000
  --language <tag>     en, de or ar: of its pages       BACKEND_LANGUAGE    en
  --redirect-urls <a,b>  further targets, with globs    BACKEND_REDIRECT_URLS
  --password-cost <n>  bcrypt's, from 4 to 31           BACKEND_PASSWORD_COST  10`

/** The command line: starts the backend, writes a line about `ready` whatever the level, ends it on SIGTERM or Ctrl-C. */
export async function runCommand(args: string[], env: Record<string, string | undefined>): Promise<void> {
  compileOnce()
  try {
    const backend = await startBackend(readSettings(args, env))
    endOnSignal(backend)
    logFrom('info').info('ready', { url: backend.url })
  } catch (error) {
    console.error(error instanceof BackendError ? error.message : error)
    process.exitCode = 1
  }
}

function readSettings(args: string[], env: Record<string, string | undefined>) {
  const options = readOptions(args)
  const port = Number(options.port ?? env['BACKEND_PORT'] ?? 54_321)
  if (!Number.isInteger(port) || port < 0 || port > 65_535) {
    throw new BackendError(
      'backend/bad-option',
      `The port must be a whole number up to 65535. The backend was not started. Correct --port or BACKEND_PORT.\n${usage}`,
    )
  }
  const siteUrl = options['site-url'] ?? env['SITE_ORIGIN'] ?? 'http://localhost:3000'
  if (!URL.canParse(siteUrl)) {
    throw new BackendError(
      'backend/bad-option',
      `The site URL "${siteUrl}" is no URL. Links in messages need it. Correct --site-url or SITE_ORIGIN.\n${usage}`,
    )
  }
  // There are no messages in others.
  const language = findMailLanguage(options.language ?? env['BACKEND_LANGUAGE']) ?? 'en'
  const redirectUrls = options['redirect-urls'] ?? env['BACKEND_REDIRECT_URLS'] ?? ''
  const passwordCost = Number(options['password-cost'] ?? env['BACKEND_PASSWORD_COST'] ?? 10)
  if (!Number.isInteger(passwordCost) || passwordCost < 4 || passwordCost > 31) {
    throw new BackendError(
      'backend/bad-option',
      `The cost of passwords must be a whole number from 4 to 31. The backend was not started. Correct --password-cost or BACKEND_PASSWORD_COST.\n${usage}`,
    )
  }
  return {
    folder: resolve(options.folder ?? env['BACKEND_FOLDER'] ?? '.house-edge/backend'),
    migrations: resolve(options.migrations ?? env['BACKEND_MIGRATIONS'] ?? 'supabase/migrations'),
    port,
    host: options.host ?? env['BACKEND_HOST'] ?? '127.0.0.1',
    siteUrl,
    auth: { redirectUrls: redirectUrls.split(',').filter(Boolean), passwordCost, language },
    log: logFrom(env['LOG_LEVEL']),
  }
}

function logFrom(level: string | undefined): Log {
  return createLog({ level, write: console.log, now: Date.now })
}

function readOptions(args: string[]) {
  try {
    return parseArgs({
      args,
      options: {
        folder: { type: 'string' },
        migrations: { type: 'string' },
        port: { type: 'string' },
        host: { type: 'string' },
        'site-url': { type: 'string' },
        language: { type: 'string' },
        'redirect-urls': { type: 'string' },
        'password-cost': { type: 'string' },
      },
    }).values
  } catch (error) {
    throw new BackendError(
      'backend/bad-option',
      `${error instanceof Error ? error.message : String(error)}\n${usage}`,
      error,
    )
  }
}

function endOnSignal(backend: Backend): void {
  const end = (): void => {
    backend.close().then(
      () => process.exit(0),
      (error: unknown) => {
        console.error(error)
        process.exit(1)
      },
    )
  }
  process.once('SIGTERM', end)
  process.once('SIGINT', end)
}
