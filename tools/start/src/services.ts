import { join } from 'node:path'
import { startChild } from './child.ts'
import { keepRunning } from './keep-running.ts'
import { atTerminal, isReady, type Plan, secretsOf, type Started, stateOf } from './plan.ts'

const siteGoesOn = 'The site goes on with what it knows; start again to have it back.'

export async function startContentService(plan: Plan, started: Started): Promise<void> {
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

export async function startBackend(plan: Plan, started: Started): Promise<void> {
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
