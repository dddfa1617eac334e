import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import type { Progress } from './progress.ts'
import { readOrCreateSecrets } from './secrets.ts'
import type { Settings } from './settings.ts'

/** The processes started so far. */
export type Started = { stop: () => Promise<void> }[]

/** What is started, and how. */
export interface Plan {
  workspace: string
  settings: Settings
  progress: Progress
  env: NodeJS.ProcessEnv
  /** Aborted when the user stops the start. */
  signal: AbortSignal
}

/** The line with which our programs report that they answer. */
export const isReady = /"about":"ready"/

/** Where the state of the processes lies. */
export function stateOf({ workspace, settings }: Plan, ...parts: string[]): string {
  return resolve(workspace, settings.state, ...parts)
}

export function secretsOf(plan: Plan) {
  return readOrCreateSecrets(stateOf(plan, 'secrets.json'))
}

/** What the content service is reached by. */
export function contentEnvironment(plan: Plan): NodeJS.ProcessEnv {
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

export function backendEnvironment(plan: Plan): NodeJS.ProcessEnv {
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

/** How `keepRunning` tells and waits. */
export function atTerminal({ progress }: Plan) {
  return {
    say: progress.say,
    pause: (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms)),
    now: () => performance.now(),
  }
}
