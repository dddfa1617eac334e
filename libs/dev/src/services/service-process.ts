import { spawn } from 'node:child_process'
import { createInterface } from 'node:readline'
import { DevServicesError } from './dev-services-error.ts'

/** A service that answers. */
export interface ServiceProcess {
  /** Without a slash at the end. */
  readonly url: string
  close(): Promise<void>
}

/** Starts a program that writes a line of JSON about `ready` once it answers. */
export function startServiceProcess(start: {
  name: string
  program: string
  options: readonly string[]
  env: NodeJS.ProcessEnv
  /** Called with every line of output except the one about `ready`. */
  say: (line: string) => void
}): Promise<ServiceProcess> {
  const child = spawn(process.execPath, [start.program, ...start.options], {
    env: start.env,
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const ended = new Promise<void>((resolve) => child.once('close', () => resolve()))
  const lines: string[] = []
  return new Promise((resolve, reject) => {
    const hear = (line: string): void => {
      const url = readyUrl(line)
      if (url === undefined) {
        lines.push(line)
        start.say(line)
        return
      }
      resolve({
        url,
        close: () => {
          child.kill('SIGTERM')
          return ended
        },
      })
    }
    createInterface({ input: child.stdout }).on('line', hear)
    createInterface({ input: child.stderr }).on('line', hear)
    child.once('error', reject)
    void ended.then(() =>
      reject(
        new DevServicesError(
          'dev/service-ended',
          `The ${start.name} ended before it answered, so nothing that needs it was started. It wrote:\n${lines.slice(-20).join('\n')}`,
        ),
      ),
    )
  })
}

/** Other lines may be JSON as well: both services log in it. */
function readyUrl(line: string): string | undefined {
  if (!line.startsWith('{')) return undefined
  try {
    const { about, url } = JSON.parse(line) as { about?: unknown; url?: unknown }
    return about === 'ready' && typeof url === 'string' ? url : undefined
  } catch {
    return undefined
  }
}
