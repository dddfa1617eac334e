import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { buildDesk, buildSite, finishPages } from './builds.ts'
import { startChild } from './child.ts'
import { assertFree } from './free-port.ts'
import { type Kept, keepRunning } from './keep-running.ts'
import {
  atTerminal,
  backendEnvironment,
  contentEnvironment,
  isReady,
  type Plan,
  type Started,
  stateOf,
} from './plan.ts'
import { startBackend, startContentService } from './services.ts'
import { type Settings, SettingsError } from './settings.ts'
import { siteProgram } from './site/site-program.ts'

/** The running processes. */
interface Running {
  stop: () => Promise<void>
  /** Resolves when something else told the site to end. */
  lost: Promise<{ name: string; tail: string }>
}

/** Longer than the 20 s in which the site finishes requests (`ending` of its server), and 5 s to tell an edge. */
const siteGraceMs = 30_000

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
  const local = { host: '127.0.0.1', ours: Object.values(ports) }
  if (embedded.content)
    await assertFree({ ...local, port: ports.content, owner: 'content service', variable: 'CONTENT_PORT' })
  if (embedded.backend)
    await assertFree({ ...local, port: ports.backend, owner: 'backend', variable: 'BACKEND_PORT' })
  await assertFree({ ...local, host: siteHost, port: ports.site, owner: 'site', variable: 'SITE_PORT' })
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

/** Freed memory is given back: glibc keeps what is smaller than the largest buffer so far, for each of its heaps (docs/decisions/0331). */
const allocator = { MALLOC_MMAP_THRESHOLD_: '65536', MALLOC_ARENA_MAX: '2' }

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
          env: { ...allocator, ...env, PORT: String(settings.ports.site), SITE_HOST: settings.siteHost },
          log: stateOf(plan, 'logs/site.log'),
          ready: settings.mode === 'development' ? /Ready in/ : isReady,
        }),
    })
    started.push(site)
    await site.ready
    return site
  })
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
