import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { createRequire } from 'node:module'
import { freePort } from '../../../../../vitest.engine.ts'

const require = createRequire(import.meta.url)
const next = require.resolve('next/dist/bin/next')
const folder = import.meta.dirname
const { VITEST: _vitest, ...inherited } = process.env
const environment = { ...inherited, NODE_ENV: 'production', NEXT_TELEMETRY_DISABLED: '1' } as const

/** The fixture site, running. */
export interface RunningApp {
  origin: string
  stop: () => Promise<void>
}

/** Builds the fixture site. */
export async function buildApp(): Promise<void> {
  const build = spawn(process.execPath, [next, 'build', folder], {
    env: { ...environment, CONTENT_ENDPOINT: 'http://127.0.0.1:1/api/v2', POLL_MS: '5000' },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const output: string[] = []
  build.stdout.on('data', (chunk) => output.push(String(chunk)))
  build.stderr.on('data', (chunk) => output.push(String(chunk)))
  const [code] = (await once(build, 'exit')) as [number]
  if (code !== 0) throw new BuildFailure(output.join(''))
}

/** Starts the built site on a free port, reading from a content service. */
export async function startApp(content: {
  endpoint: string
  secret: string
  pollMs: number
}): Promise<RunningApp> {
  const port = await freePort()
  const origin = `http://127.0.0.1:${port}`
  const app = spawn(process.execPath, [next, 'start', folder, '-p', String(port), '-H', '127.0.0.1'], {
    env: {
      ...environment,
      CONTENT_ENDPOINT: content.endpoint,
      CONTENT_WEBHOOK_SECRET: content.secret,
      POLL_MS: String(content.pollMs),
      SITE_ORIGIN: origin,
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const ended = once(app, 'exit')
  for await (const chunk of app.stdout) if (String(chunk).includes('Ready')) break
  return {
    origin,
    stop: async () => {
      app.kill('SIGTERM')
      await ended
    },
  }
}

/** The build of the fixture site failed; the message is what it said. */
class BuildFailure extends Error {
  override readonly name = 'BuildFailure'
}
