import { randomBytes } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { mailLanguage } from './mail-language.ts'
import { nextFreePort } from './next-free-port.ts'
import { type ServiceProcess, startServiceProcess } from './service-process.ts'

/** What the services work on. Folders are relative to the working directory. */
export interface ServicesOptions {
  /** Where content, data, keys and caught e-mails are kept; `.house-edge` when left out. */
  readonly folder?: string | undefined
  /** Models of documents, as the vendor's tools keep them; `customtypes` when left out. */
  readonly customTypes?: string | undefined
  /** Models of slices; `src/slices` when left out. */
  readonly slices?: string | undefined
  /** Documents to begin with; `content` when left out and there, else an empty repository in `en-us`. */
  readonly seed?: string | undefined
  /** The database's migrations; `supabase/migrations` when left out, and none when that is not there. */
  readonly migrations?: string | undefined
  /** Where the site is: previews open there, links in e-mails lead there. `http://localhost:3000` when left out. */
  readonly siteOrigin?: string | undefined
  /** The ports to listen on. 0 takes any that is free; 4400 and 54321 when left out, or the next ones that are free. */
  readonly ports?: { readonly content?: number; readonly backend?: number } | undefined
  /** Those to start; both when left out. */
  readonly only?: readonly ('content' | 'backend')[] | undefined
  /** Called with each line that the services write. Default: they write nowhere. */
  readonly say?: ((line: string) => void) | undefined
}

/** Services that answer. */
export interface RunningServices {
  /** What a site needs in its environment to use them, e.g. `CONTENT_ENDPOINT` and `BACKEND_URL`. */
  readonly env: Readonly<Record<string, string>>
  /** Ends them. What they answered is on disk. */
  close(): Promise<void>
}

const programs = resolve(import.meta.dirname, '../../bin')
/** How the site is told of changes, by the convention of a new site. */
const webhookPath = '/api/revalidate'

/**
 * Starts the content service and the backend in processes of their own.
 *
 * @throws {DevServicesError} `dev/service-ended`: one could not start, e.g. because its port or folder is in
 *   use, and wrote why. None is left running then.
 */
export async function startServices(options: ServicesOptions = {}): Promise<RunningServices> {
  const { only = ['content', 'backend'], siteOrigin = 'http://localhost:3000' } = options
  const started: Promise<{ process: ServiceProcess; env: Record<string, string> }>[] = []
  if (only.includes('content')) started.push(startContent(options, siteOrigin))
  if (only.includes('backend')) started.push(startBackend(options, siteOrigin))

  // All settled: one that starts while another fails has to be ended as well.
  const results = await Promise.allSettled(started)
  const services = results.flatMap((result) => (result.status === 'fulfilled' ? [result.value] : []))
  const close = async (): Promise<void> => {
    await Promise.all(services.map(({ process }) => process.close()))
  }
  const failed = results.find((result) => result.status === 'rejected')
  if (failed) {
    await close()
    throw failed.reason
  }
  return { env: Object.assign({ SITE_ORIGIN: siteOrigin }, ...services.map(({ env }) => env)), close }
}

async function startContent(options: ServicesOptions, siteOrigin: string) {
  // New at each start: only this site and this service have to agree on it.
  const secret = randomBytes(32).toString('base64url')
  const port = await portOf('content service', options.ports?.content, 4400, options.say)
  const seed = options.seed ?? (existsSync('content') ? 'content' : undefined)
  const folder = resolve(options.folder ?? '.house-edge', 'content')
  if (seed === undefined) beginRepository(folder)
  const slices = resolve(options.slices ?? 'src/slices')
  // Where the vendor's tools write the first one. A site may have none.
  if (options.slices === undefined) mkdirSync(slices, { recursive: true })
  const process = await startServiceProcess({
    name: 'content service',
    program: join(programs, 'content-service.mjs'),
    options: [],
    env: {
      ...inherited(),
      CONTENT_PORT: String(port),
      CONTENT_FOLDER: folder,
      CONTENT_CUSTOM_TYPES: resolve(options.customTypes ?? 'customtypes'),
      // A list, because a path may have a colon in it.
      CONTENT_SLICES: JSON.stringify([slices]),
      ...(seed === undefined ? {} : { CONTENT_SEED: resolve(seed) }),
      SITE_ORIGIN: siteOrigin,
      CONTENT_WEBHOOK_URL: siteOrigin + webhookPath,
      CONTENT_WEBHOOK_SECRET: secret,
    },
    say: options.say ?? (() => undefined),
  })
  return {
    process,
    env: {
      CONTENT_ENDPOINT: `${process.url}/api/v2`,
      CONTENT_REPOSITORY: 'local',
      CONTENT_WEBHOOK_SECRET: secret,
    },
  }
}

/**
 * The port that is asked for, or the usual one; another project may have that.
 *
 * What is asked for is never replaced: a program that names a port counts on it.
 */
async function portOf(
  name: string,
  asked: number | undefined,
  usual: number,
  say: ServicesOptions['say'],
): Promise<number> {
  if (asked !== undefined) return asked
  const port = await nextFreePort(usual)
  if (port !== usual) say?.(`Port ${usual} is taken, by another project perhaps: the ${name} takes ${port}.`)
  return port
}

/** An empty repository in the vendor's own language of new repositories, where there is none. */
function beginRepository(folder: string): void {
  const file = join(folder, 'repository.json')
  if (existsSync(file)) return
  mkdirSync(folder, { recursive: true })
  const languages = [{ id: 'en-us', name: 'English - United States', is_master: true }]
  writeFileSync(file, `${JSON.stringify({ name: 'local', languages }, null, 2)}\n`)
}

async function startBackend(options: ServicesOptions, siteOrigin: string) {
  const port = await portOf('backend', options.ports?.backend, 54_321, options.say)
  const folder = resolve(options.folder ?? '.house-edge', 'backend')
  const process = await startServiceProcess({
    name: 'backend',
    program: join(programs, 'backend.mjs'),
    options: ['--migrations', migrationsFolder(options.migrations, folder)],
    env: {
      ...inherited(),
      BACKEND_PORT: String(port),
      BACKEND_FOLDER: folder,
      SITE_ORIGIN: siteOrigin,
      BACKEND_LANGUAGE: mailLanguage(options, globalThis.process.env),
    },
    say: options.say ?? (() => undefined),
  })
  // Kept by the backend in its folder, so that sessions outlive a restart.
  const keys = JSON.parse(readFileSync(join(folder, 'keys.json'), 'utf8')) as Record<
    'publishableKey' | 'secretKey',
    string
  >
  return {
    process,
    env: {
      BACKEND_URL: process.url,
      BACKEND_PUBLISHABLE_KEY: keys.publishableKey,
      BACKEND_SECRET_KEY: keys.secretKey,
    },
  }
}

/** A folder that is named has to be there; a project without a database of its own has none. */
function migrationsFolder(named: string | undefined, folder: string): string {
  if (named !== undefined || existsSync('supabase/migrations')) return resolve(named ?? 'supabase/migrations')
  const none = join(folder, 'migrations')
  mkdirSync(none, { recursive: true })
  return none
}

/** Without the conditions and loaders of the calling process, which are meant for other sources. */
function inherited(): NodeJS.ProcessEnv {
  const { NODE_OPTIONS: _options, ...env } = process.env
  return env
}
