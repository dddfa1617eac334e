import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { startChild } from './child.ts'
import { assertFree } from './free-port.ts'
import { digestOf, isFresh, recordBuild } from './freshness.ts'
import { type Kept, keepRunning } from './keep-running.ts'
import type { Progress } from './progress.ts'
import { readOrCreateSecrets } from './secrets.ts'
import { type Settings, SettingsError } from './settings.ts'
import { nextBin, siteProgram } from './site-program.ts'

/** The running processes. */
interface Running {
  stop: () => Promise<void>
  /** Resolves when something else told the site to end. */
  lost: Promise<{ name: string; tail: string }>
}

/** The line with which our programs report that they answer. */
const isReady = /"about":"ready"/
const siteGoesOn = 'The site goes on with what it knows; start again to have it back.'
/** Longer than the 20 s in which the site finishes requests (`ending` of its server). */
const siteGraceMs = 25_000

/** The processes started so far. */
type Started = { stop: () => Promise<void> }[]

interface Plan {
  workspace: string
  settings: Settings
  progress: Progress
  env: NodeJS.ProcessEnv
  /** Aborted when the user stops the start. */
  signal: AbortSignal
}

/**
 * Starts the content service and the backend, builds what is out of date, starts the site, and prints the addresses.
 *
 * @returns `undefined` when `signal` was aborted; then everything has been stopped again.
 * @throws {PortTakenError} Before anything is started.
 * @throws {SettingsError} The environment is not valid; nothing was started.
 * @throws {ChildEndedError} A process or a build failed; everything has been stopped again.
 */
export async function startEverything(plan: Plan): Promise<Running | undefined> {
  const { settings, progress, signal } = plan
  await assertPortsFree(settings)
  assertEnvironment(plan)
  progress.say(settings.mode === 'development' ? 'House Edge, for development\n' : 'House Edge\n')

  const started: Started = []
  const stop = async () => {
    // The site first: it must not answer while its services stop.
    for (const each of started.toReversed()) await each.stop()
  }
  const aborted = new Promise<'aborted'>((resolve) =>
    signal.addEventListener('abort', () => resolve('aborted')),
  )
  try {
    const site = await Promise.race([startInOrder(plan, started), aborted])
    if (site === 'aborted') {
      progress.say('\nStopping …')
      await stop()
      return undefined
    }
    return { stop, lost: site.over }
  } catch (error) {
    await stop()
    throw error
  }
}

async function startInOrder(plan: Plan, started: Started): Promise<Kept> {
  const { settings, progress } = plan
  const content = settings.embedded.content ? startContentService(plan, started) : undefined
  const desk = settings.embedded.content ? buildDesk(plan, started) : undefined
  const backend = settings.embedded.backend ? startBackend(plan, started) : undefined

  // Only the first failure is reported; others are stopped with it.
  for (const beside of [desk, backend]) beside?.catch(() => {})
  await content
  const env = {
    ...plan.env,
    NEXT_TELEMETRY_DISABLED: '1',
    SITE_DIST_DIR: settings.siteBuild,
    ...contentEnvironment(plan),
  }
  await Promise.all([buildSite(plan, started, env), backend, desk])
  Object.assign(env, backendEnvironment(plan))
  await finishPages(plan, started, env)
  const site = await startSite(plan, started, env)

  progress.say(`\n${addresses(settings)}\n`)
  return site
}

async function assertPortsFree({ embedded, ports, siteHost }: Settings): Promise<void> {
  const local = '127.0.0.1'
  if (embedded.content)
    await assertFree({ host: local, port: ports.content, owner: 'content service', variable: 'CONTENT_PORT' })
  if (embedded.backend)
    await assertFree({ host: local, port: ports.backend, owner: 'backend', variable: 'BACKEND_PORT' })
  await assertFree({ host: siteHost, port: ports.site, owner: 'site', variable: 'SITE_PORT' })
}

/** Hosted services are described only by the environment, so mistakes are found before a build. */
function assertEnvironment(plan: Plan): void {
  const { embedded } = plan.settings
  const hosted = ['site', ...(embedded.content ? [] : ['content']), ...(embedded.backend ? [] : ['backend'])]
  const check = join(plan.workspace, 'apps/site/src/process/check-environment.ts')
  const { status, stderr } = spawnSync(process.execPath, [check, ...hosted], {
    env: { ...plan.env, ...contentEnvironment(plan) },
    encoding: 'utf8',
  })
  if (status !== 0) throw new SettingsError(stderr.trim())
}

function stateOf({ workspace, settings }: Plan, ...parts: string[]): string {
  return resolve(workspace, settings.state, ...parts)
}

function secretsOf(plan: Plan) {
  return readOrCreateSecrets(stateOf(plan, 'secrets.json'))
}

async function startContentService(plan: Plan, started: Started): Promise<void> {
  const { settings, workspace, progress, env } = plan
  await progress.step('content service', 'starting', async () => {
    const service = keepRunning({
      name: 'content service',
      without: siteGoesOn,
      ...atTerminal(plan),
      start: (time) =>
        startChild({
          name: 'content service',
          isAgain: time > 0,
          args: [
            ...(settings.mode === 'development' ? ['--watch', '--watch-preserve-output'] : []),
            // The site's rules import the libraries by package name.
            '--conditions=@house-edge/source',
            'tools/content-service/bin/content-service.mjs',
          ],
          cwd: workspace,
          env: {
            ...env,
            CONTENT_PORT: String(settings.ports.content),
            CONTENT_FOLDER: stateOf(plan, 'content'),
            CONTENT_SEED: env['CONTENT_SEED'] ?? join(workspace, 'content'),
            CONTENT_CUSTOM_TYPES: join(workspace, 'libs/slices/customtypes'),
            CONTENT_SLICES: join(workspace, 'libs/slices/src'),
            CONTENT_RULES: join(workspace, 'apps/site/src/rules/findings.ts'),
            SITE_ORIGIN: settings.siteOrigin,
            CONTENT_WEBHOOK_URL: `${settings.siteOrigin}/api/revalidate`,
            CONTENT_WEBHOOK_SECRET: secretsOf(plan).contentWebhook,
          },
          log: stateOf(plan, 'logs/content-service.log'),
          ready: isReady,
        }),
    })
    started.push(service)
    await service.ready
  })
}

async function startBackend(plan: Plan, started: Started): Promise<void> {
  const { settings, workspace, progress, env } = plan
  await progress.step('backend', 'starting', async () => {
    const service = keepRunning({
      name: 'backend',
      without: siteGoesOn,
      ...atTerminal(plan),
      start: (time) =>
        startChild({
          name: 'backend',
          isAgain: time > 0,
          args: [
            ...(settings.mode === 'development' ? ['--watch', '--watch-preserve-output'] : []),
            'tools/backend/bin/backend.mjs',
          ],
          cwd: workspace,
          env: {
            ...env,
            BACKEND_PORT: String(settings.ports.backend),
            BACKEND_FOLDER: stateOf(plan, 'backend'),
            SITE_ORIGIN: settings.siteOrigin,
          },
          log: stateOf(plan, 'logs/backend.log'),
          ready: isReady,
        }),
    })
    started.push(service)
    await service.ready
  })
}

function contentEnvironment(plan: Plan): NodeJS.ProcessEnv {
  const { settings } = plan
  const site = { SITE_ORIGIN: settings.siteOrigin, SITE_STATE_FOLDER: stateOf(plan, 'site') }
  if (!settings.embedded.content) return site
  return {
    ...site,
    CONTENT_ENDPOINT: `http://localhost:${settings.ports.content}/api/v2`,
    CONTENT_REPOSITORY: 'house-edge',
    CONTENT_WEBHOOK_SECRET: secretsOf(plan).contentWebhook,
  }
}

function backendEnvironment(plan: Plan): NodeJS.ProcessEnv {
  const { settings } = plan
  if (!settings.embedded.backend) return {}
  const keys = JSON.parse(readFileSync(stateOf(plan, 'backend/keys.json'), 'utf8')) as {
    publishableKey: string
    secretKey: string
  }
  return {
    BACKEND_URL: `http://localhost:${settings.ports.backend}`,
    BACKEND_PUBLISHABLE_KEY: keys.publishableKey,
    BACKEND_SECRET_KEY: keys.secretKey,
    // The backend plays both on a page of its own.
    AUTH_PROVIDERS: process.env['AUTH_PROVIDERS'] ?? 'github,google',
  }
}

async function buildDesk(plan: Plan, started: Started): Promise<void> {
  const folder = join(plan.workspace, 'tools/content-service')
  const inputs = { paths: [join(folder, 'desk'), join(folder, 'src/desk')], values: {} }
  await buildWhenStale(plan, started, {
    name: 'desk',
    doing: 'building the desk',
    inputs,
    product: join(folder, 'desk/dist/index.html'),
    args: [join(plan.workspace, 'node_modules/vite/bin/vite.js'), 'build', 'desk'],
    cwd: folder,
    env: plan.env,
  })
}

async function buildSite(plan: Plan, started: Started, env: NodeJS.ProcessEnv): Promise<void> {
  if (plan.settings.mode === 'development') return
  const { workspace } = plan
  const inputs = {
    paths: ['apps/site', 'libs', 'package-lock.json', 'tsconfig.base.json'].map((path) =>
      join(workspace, path),
    ),
    // Finished pages contain these URLs.
    values: {
      site: env['SITE_ORIGIN'],
      endpoint: env['CONTENT_ENDPOINT'],
      repository: env['CONTENT_REPOSITORY'],
    },
  }
  await buildWhenStale(plan, started, {
    name: 'site',
    doing: 'building (about a minute the first time)',
    inputs,
    product: join(workspace, 'apps/site', plan.settings.siteBuild, 'BUILD_ID'),
    args: [nextBin(workspace), 'build'],
    cwd: join(workspace, 'apps/site'),
    // The next build here is of nearly the same sources.
    env: { SITE_BUILD_CACHE: 'kept', ...env },
  })
}

/** Finishes the pages of a build once; they are stored in the build. */
async function finishPages(plan: Plan, started: Started, env: NodeJS.ProcessEnv): Promise<void> {
  const { workspace, settings } = plan
  if (settings.mode === 'development') return
  const folder = join(workspace, 'apps/site')
  const build = join(folder, settings.siteBuild)
  await buildWhenStale(plan, started, {
    name: 'pages',
    doing: 'finishing',
    // A copy of a build in another folder is the same build.
    inputs: { paths: [], values: { build: readFileSync(join(build, 'BUILD_ID'), 'utf8') } },
    product: join(build, 'finished-pages'),
    args: ['--conditions=@house-edge/source', 'finish.mjs'],
    cwd: folder,
    env,
  })
}

async function buildWhenStale(
  plan: Plan,
  started: Started,
  build: {
    name: string
    doing: string
    inputs: Parameters<typeof digestOf>[1]
    product: string
    args: readonly string[]
    cwd: string
    env: NodeJS.ProcessEnv
  },
): Promise<void> {
  const stamp = stateOf(plan, 'builds', build.name)
  const digest = digestOf(plan.workspace, build.inputs)
  if (isFresh(stamp, digest, build.product)) return
  const work = async () => {
    const child = startChild({ ...build, log: stateOf(plan, `logs/build-${build.name}.log`) })
    started.push(child)
    await child.ready
    started.splice(started.indexOf(child), 1)
    recordBuild(stamp, digest)
  }
  await plan.progress.step(build.name, build.doing, work, 'built')
}

async function startSite(plan: Plan, started: Started, env: NodeJS.ProcessEnv): Promise<Kept> {
  const { settings, workspace, progress } = plan
  return progress.step('site', 'starting', async () => {
    const site = keepRunning({
      name: 'site',
      without: 'Everything else stops with it.',
      graceMs: siteGraceMs,
      ...atTerminal(plan),
      start: (time) =>
        startChild({
          name: 'site',
          isAgain: time > 0,
          args: siteProgram(workspace, settings),
          cwd: join(workspace, 'apps/site'),
          env: { ...env, PORT: String(settings.ports.site), SITE_HOST: settings.siteHost },
          log: stateOf(plan, 'logs/site.log'),
          ready: settings.mode === 'development' ? /Ready in/ : isReady,
        }),
    })
    started.push(site)
    await site.ready
    return site
  })
}

function atTerminal({ progress }: Plan) {
  return {
    say: progress.say,
    pause: (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms)),
    now: () => performance.now(),
  }
}

function addresses({ embedded, ports, siteOrigin, siteHost }: Settings): string {
  const rows = [
    [
      'Site',
      siteHost === '127.0.0.1' ? siteOrigin : `${siteOrigin} (listening on ${siteHost}:${ports.site})`,
    ],
    ['Content desk', embedded.content ? `http://localhost:${ports.content}/desk/` : 'hosted'],
    ['Mailbox', embedded.backend ? `http://localhost:${ports.backend}/mailbox` : 'hosted'],
  ]
  return `${rows.map(([name, address]) => `  ${name!.padEnd(16)}${address}`).join('\n')}\n\n  Ctrl-C stops everything.`
}
