/** Further processes of the site, beside the first, on the same services. */
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { backendOrigin, contentOrigin, siteOrigin } from './services.ts'
import { site, slot } from './slot.ts'

const { state } = slot

/** A process that answers. */
export interface SiteProcess {
  origin: string
  stop: () => Promise<void>
  /** It keeps its connections and does nothing, until it is woken. */
  hang: () => void
  wake: () => void
  /** Ends it in the middle of whatever it does. */
  kill: () => Promise<void>
  /** Its log so far. */
  said: () => string
}

/** Folder below the site's for the build of a further process. */
export function buildOf(name: string): string {
  return `${slot.build}-${name}`
}

/** Runs a program that can write to no file: the system refuses every byte, as it does on a full disk. */
const withoutRoom = ['bash', '-c', 'ulimit -f 0; exec "$@"', '--']

/**
 * Starts `server.mjs` on the build of this name, which is there already.
 *
 * @param options.hasRoom Whether it can write to files.
 * @param options.until Until which line of its log it is waited for.
 */
export async function startSiteProcess({
  name,
  port,
  env = {},
  hasRoom = true,
  until = 'ready',
}: {
  name: string
  port: number
  env?: Record<string, string>
  hasRoom?: boolean
  until?: 'listening' | 'ready'
}): Promise<SiteProcess> {
  const run = [process.execPath, ...(await startArguments())]
  const [program = '', ...args] = hasRoom ? run : [...withoutRoom, ...run]
  let said = ''
  const child = spawn(program, args, {
    cwd: site,
    env: { ...(await environmentOf(name)), PORT: String(port), ...env },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const ended = once(child, 'exit')
  await new Promise<void>((resolve, reject) => {
    child.stdout.on('data', (chunk) => {
      said += String(chunk)
      if (said.includes(`"about":"${until}"`)) resolve()
    })
    void ended.then(() => reject(new TypeError(`The process ${name} of the site did not start.`)))
  })
  return {
    origin: `http://localhost:${port}`,
    stop: async () => {
      child.kill('SIGTERM')
      // A journey that failed while it hung: asleep it would never hear of its end, and the runner would wait for it.
      child.kill('SIGCONT')
      const [code] = (await ended) as [number | null]
      if (code !== 0) throw new TypeError(`The process ${name} of the site ended with ${String(code)}.`)
    },
    hang: () => void child.kill('SIGSTOP'),
    wake: () => void child.kill('SIGCONT'),
    kill: async () => {
      child.kill('SIGKILL')
      await ended
    },
    said: () => said,
  }
}

/** What Node is given by the site's start script, which tunes its memory. */
async function startArguments(): Promise<string[]> {
  const { scripts } = JSON.parse(await readFile(join(site, 'package.json'), 'utf8')) as {
    scripts: { start: string }
  }
  return scripts.start.split(' ').slice(1)
}

/** What the site's own webhook has to be told. */
export async function webhookSecret(): Promise<string> {
  const secrets = JSON.parse(await readFile(join(state, 'secrets.json'), 'utf8')) as {
    contentWebhook: string
  }
  return secrets.contentWebhook
}

/** What the build of this name is made and run with. */
export async function environmentOf(name: string): Promise<NodeJS.ProcessEnv> {
  const keys = JSON.parse(await readFile(join(state, 'backend/keys.json'), 'utf8')) as {
    publishableKey: string
    secretKey: string
  }
  return {
    ...process.env,
    NODE_ENV: 'production',
    NEXT_TELEMETRY_DISABLED: '1',
    SITE_DIST_DIR: buildOf(name),
    SITE_COMPRESSION: 'quick',
    SITE_ORIGIN: siteOrigin,
    SITE_STATE_FOLDER: join(state, name),
    CONTENT_ENDPOINT: `${contentOrigin}/api/v2`,
    CONTENT_REPOSITORY: 'house-edge',
    CONTENT_WEBHOOK_SECRET: await webhookSecret(),
    BACKEND_URL: backendOrigin,
    BACKEND_PUBLISHABLE_KEY: keys.publishableKey,
    BACKEND_SECRET_KEY: keys.secretKey,
  }
}
