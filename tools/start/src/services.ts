import { join } from 'node:path'
import { startChild } from './child.ts'
import { keepRunning } from './keep-running.ts'
import { atTerminal, isReady, type Plan, secretsOf, type Started, stateOf } from './plan.ts'

/** A process beside the site. */
interface Service {
  name: string
  /** Name of its log. */
  log: string
  args: readonly string[]
  env: NodeJS.ProcessEnv
}

export function startContentService(plan: Plan, started: Started): Promise<void> {
  const { settings, workspace, env } = plan
  return startService(plan, started, {
    name: 'content service',
    log: 'content-service',
    args: [
      // The site's rules import the libraries by package name.
      '--conditions=@house-edge/source',
      'tools/content-service/bin/content-service.mjs',
    ],
    env: {
      CONTENT_PORT: String(settings.ports.content),
      CONTENT_FOLDER: stateOf(plan, 'content'),
      CONTENT_SEED: env['CONTENT_SEED'] ?? join(workspace, 'content'),
      CONTENT_CUSTOM_TYPES: join(workspace, 'libs/reviews/customtypes'),
      CONTENT_SLICES: JSON.stringify([
        join(workspace, 'libs/slices/src'),
        join(workspace, 'libs/reviews/src/slices'),
      ]),
      CONTENT_RULES: join(workspace, 'apps/site/src/rules/findings.ts'),
      CONTENT_WEBHOOK_URL: `${settings.siteOrigin}/api/revalidate`,
      CONTENT_WEBHOOK_SECRET: secretsOf(plan).contentWebhook,
    },
  })
}

export function startBackend(plan: Plan, started: Started): Promise<void> {
  return startService(plan, started, {
    name: 'backend',
    log: 'backend',
    args: ['tools/backend/bin/backend.mjs'],
    env: {
      BACKEND_PORT: String(plan.settings.ports.backend),
      BACKEND_FOLDER: stateOf(plan, 'backend'),
    },
  })
}

async function startService(plan: Plan, started: Started, { name, log, args, env }: Service): Promise<void> {
  const { settings, workspace, progress } = plan
  await progress.step(name, 'starting', async () => {
    const service = keepRunning({
      name,
      without: 'The site goes on with what it knows; start again to have it back.',
      ...atTerminal(plan),
      start: (time) =>
        startChild({
          name,
          isAgain: time > 0,
          args: [...(settings.mode === 'development' ? ['--watch', '--watch-preserve-output'] : []), ...args],
          cwd: workspace,
          env: { ...plan.env, SITE_ORIGIN: settings.siteOrigin, ...env },
          log: stateOf(plan, `logs/${log}.log`),
          ready: isReady,
        }),
    })
    started.push(service)
    await service.ready
  })
}
