import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { createRequire } from 'node:module'
import { type AddressInfo, createServer } from 'node:net'
import { join } from 'node:path'

const next = createRequire(import.meta.url).resolve('next/dist/bin/next')
const folder = join(import.meta.dirname, 'fixture')

/** A build of the fixture site, answering. */
export interface RunningBuild {
  origin: string
  stop: () => Promise<void>
}

/** Builds the fixture site once more and starts it on a free port. */
export async function startBuild(words: string): Promise<RunningBuild> {
  const env: NodeJS.ProcessEnv = {
    ...process.env,
    NODE_ENV: 'production',
    NEXT_TELEMETRY_DISABLED: '1',
    FIXTURE_WORDS: words,
    FIXTURE_DIST_DIR: `.next-${words}`,
  }
  const build = spawn(process.execPath, [next, 'build'], {
    // The framework reads its configuration with the compiler's settings of the folder it is started in.
    cwd: folder,
    env,
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const output: string[] = []
  build.stdout.on('data', (chunk) => output.push(String(chunk)))
  build.stderr.on('data', (chunk) => output.push(String(chunk)))
  const [code] = (await once(build, 'exit')) as [number]
  if (code !== 0) throw new BuildFailure(output.join(''))

  const port = await freePort()
  const args = [next, 'start', '-p', String(port), '-H', '127.0.0.1']
  const site = spawn(process.execPath, args, { cwd: folder, env, stdio: ['ignore', 'pipe', 'inherit'] })
  const ended = once(site, 'exit')
  for await (const chunk of site.stdout) if (String(chunk).includes('Ready')) break
  return {
    origin: `http://127.0.0.1:${port}`,
    stop: async () => {
      site.kill('SIGTERM')
      await ended
    },
  }
}

/** The build of the fixture site failed; the message is what it said. */
class BuildFailure extends Error {
  override readonly name = 'BuildFailure'
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  server.close()
  await once(server, 'close')
  return port
}
