import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type Server, startServer } from '../processes.ts'
import { pinned } from './client.ts'

const workspace = join(import.meta.dirname, '../../../..')
const next = join(workspace, 'node_modules/next/dist/bin/next')

/** Folder of the site that is measured. */
export const site: string = join(workspace, 'apps/site')

/** A build, and the services it is for. */
export interface Stack {
  /** Where the services keep their state. */
  state: string
  /** Folder of the build, below the site's. */
  build: string
  content: number
  backend: number
  siteOrigin: string
}

/** A process of the site. */
interface SiteProcessOptions {
  port: number
  /** The core it has to itself. */
  core?: number
  build?: string
  env?: Record<string, string>
}

/** The arguments of our server: those of the site's start script. */
export const ourServer: readonly string[] = argumentsOf('start')

/** Those with which a build is finished. */
export const finishing: readonly string[] = argumentsOf('build')

/** Starts the content service and the backend of a stack. Publishes are not announced. */
export async function startServices({ state, content, backend, siteOrigin }: Stack): Promise<Server> {
  const services = await Promise.all([
    startServer({
      args: [
        '--conditions=@house-edge/source',
        join(workspace, 'tools/content-service/bin/content-service.mjs'),
      ],
      cwd: workspace,
      env: {
        CONTENT_PORT: String(content),
        CONTENT_FOLDER: join(state, 'content'),
        CONTENT_CUSTOM_TYPES: join(workspace, 'libs/reviews/customtypes'),
        CONTENT_SLICES: JSON.stringify([
          join(workspace, 'libs/slices/src'),
          join(workspace, 'libs/reviews/src/slices'),
        ]),
        SITE_ORIGIN: siteOrigin,
      },
      origin: `http://localhost:${content}`,
      ready: /"about":"ready"/,
    }),
    startServer({
      args: [join(workspace, 'tools/backend/bin/backend.mjs')],
      cwd: workspace,
      env: { BACKEND_PORT: String(backend), BACKEND_FOLDER: join(state, 'backend'), SITE_ORIGIN: siteOrigin },
      origin: `http://localhost:${backend}`,
      ready: /"about":"ready"/,
    }),
  ])
  return {
    ...services[0],
    stop: async () => {
      for (const service of services) await service.stop()
    },
  }
}

/** Starts a process with our server. */
export function startOurs(stack: Stack, options: SiteProcessOptions): Promise<Server> {
  return startPinned(ourServer, stack, options, /"about":"ready"/)
}

/** Starts a process with the framework alone. */
export function startPlain(stack: Stack, options: SiteProcessOptions): Promise<Server> {
  const args = [next, 'start', '--hostname', '127.0.0.1', '--port', String(options.port)]
  return startPinned(args, stack, options, /Ready in/)
}

/** Starts a Node process in the site's folder and environment. */
export function startPinned(
  args: readonly string[],
  stack: Stack,
  { port, core, build, env }: SiteProcessOptions,
  ready: RegExp,
): Promise<Server> {
  const [program, all] = core === undefined ? [process.execPath, args] : pinned(core, process.execPath, args)
  const environment = { ...environmentOf({ ...stack, build: build ?? stack.build }, port), ...env }
  return startServer({
    program,
    args: all,
    cwd: site,
    env: environment,
    origin: `http://127.0.0.1:${port}`,
    ready,
  })
}

/** The environment of a process of the site. */
export function environmentOf(
  { state, build, content, backend, siteOrigin }: Stack,
  port: number,
): Record<string, string> {
  const keys = backendKeys(state)
  return {
    ...(process.env as Record<string, string>),
    // As `npm start` has it: what is freed is given back (docs/decisions/0331).
    MALLOC_MMAP_THRESHOLD_: '65536',
    MALLOC_ARENA_MAX: '2',
    NODE_ENV: 'production',
    PORT: String(port),
    SITE_DIST_DIR: build,
    // The client asks all its questions from one address.
    SITE_QUESTIONS_PER_MINUTE: '1000000',
    SITE_ORIGIN: siteOrigin,
    SITE_STATE_FOLDER: join(state, `site-${port}`),
    CONTENT_ENDPOINT: `http://localhost:${content}/api/v2`,
    CONTENT_REPOSITORY: 'house-edge',
    CONTENT_WEBHOOK_SECRET: webhookSecret(state),
    BACKEND_URL: `http://localhost:${backend}`,
    BACKEND_PUBLISHABLE_KEY: keys['publishableKey'] ?? '',
    BACKEND_SECRET_KEY: keys['secretKey'] ?? '',
  }
}

/** The keys that the backend makes when it first starts. */
export function backendKeys(state: string): Record<string, string> {
  return readJson(join(state, 'backend/keys.json'))
}

/** What the site's webhook has to be told. */
export function webhookSecret(state: string): string {
  return readJson(join(state, 'secrets.json'))['contentWebhook'] ?? ''
}

/** What the last program of one of the site's scripts is given, which is Node. */
function argumentsOf(script: 'start' | 'build'): string[] {
  const { scripts } = JSON.parse(readFileSync(join(site, 'package.json'), 'utf8')) as {
    scripts: Record<typeof script, string>
  }
  return scripts[script].split('node ').at(-1)!.split(' ')
}

function readJson(file: string): Record<string, string> {
  return JSON.parse(readFileSync(file, 'utf8')) as Record<string, string>
}
