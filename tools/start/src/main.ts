import { existsSync, rmSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { ChildEndedError } from './child.ts'
import { PortTakenError } from './free-port.ts'
import { createProgress, dated } from './progress.ts'
import { readSettings, SettingsError } from './settings.ts'
import { startEverything } from './start-everything.ts'
import { whenAbandoned } from './when-abandoned.ts'

const workspace = join(import.meta.dirname, '../../..')

/**
 * Starts everything, prints the addresses, and stops everything on the first SIGINT or SIGTERM. A second signal stops
 * without waiting.
 */
export async function main(args: readonly string[], environment: NodeJS.ProcessEnv): Promise<void> {
  for (const file of ['.env.local', '.env'])
    if (existsSync(join(workspace, file))) process.loadEnvFile(join(workspace, file))
  const progress = createProgress({ write: (text) => tell(process.stdout, text, 'info'), now: Date.now })
  // The terminal may be gone; the started processes must still be stopped.
  process.stdout.on('error', () => {})
  const stopping = new AbortController()
  const signalled = new Promise<void>((resolve) => {
    whenAbandoned(() => process.kill(process.pid, 'SIGTERM'))
    for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
      process.on(signal, () => {
        if (stopping.signal.aborted) process.exit(130)
        stopping.abort()
        resolve()
      })
    }
  })

  try {
    const settings = readSettings(args, { ...environment, ...process.env })
    if (settings.fresh) {
      progress.say('Beginning anew: everything kept from earlier starts is removed.')
      rmSync(resolve(workspace, settings.state), { recursive: true, force: true })
      rmSync(join(workspace, 'apps/site', settings.siteBuild), { recursive: true, force: true })
    }
    const running = await startEverything({
      workspace,
      settings,
      progress,
      env: process.env,
      signal: stopping.signal,
    })
    if (running) {
      const lost = await Promise.race([signalled, running.lost])
      if (lost) process.exitCode = 1
      progress.say(
        lost
          ? `\nThe last words of the ${lost.name}:\n\n${lost.tail}\n\nStopping the rest …`
          : '\nStopping …',
      )
      await running.stop()
      progress.say('Everything has stopped.')
    }
  } catch (error) {
    if (!isExpected(error)) throw error
    tell(process.stderr, `\n${error.message}`, 'error')
    process.exitCode = 1
  }
  // Signal handlers and a half-read .env must not keep a finished supervisor alive.
  process.exit()
}

function tell(stream: NodeJS.WriteStream, text: string, level: 'info' | 'error'): void {
  stream.write(`${stream.isTTY ? text : dated(text, level, Date.now())}\n`)
}

function isExpected(error: unknown): error is Error {
  return error instanceof SettingsError || error instanceof PortTakenError || error instanceof ChildEndedError
}
