import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdirSync } from 'node:fs'
import { createRequire } from 'node:module'
import { createServer } from 'node:net'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { ExampleError } from './example-error.ts'

/** The services of the packed `@house-edge/dev`. */
export interface Services {
  readonly env: Readonly<Record<string, string>>
  close(): Promise<void>
}

/** Starts the services that an installed example has, if any, for a site that will be at `siteOrigin`. */
export async function startServices(options: {
  installed: string
  example: string
  siteOrigin: string
}): Promise<Services> {
  const { example, siteOrigin } = options
  const hasContent = existsSync(join(example, 'customtypes'))
  const hasBackend = existsSync(join(example, 'supabase'))
  if (!hasContent && !hasBackend) return { env: {}, close: () => Promise.resolve() }
  const entry = createRequire(join(options.installed, 'package.json')).resolve('@house-edge/dev')
  const slices = join(example, 'src/slices')
  // An example whose pages have none has no such folder in a clone: git keeps no empty ones.
  if (hasContent) mkdirSync(slices, { recursive: true })
  const { startServices: start } = (await import(pathToFileURL(entry).href)) as {
    startServices: (services: object) => Promise<Services>
  }
  return start({
    folder: join(example, '.house-edge'),
    ...(hasContent
      ? {
          customTypes: join(example, 'customtypes'),
          slices,
          seed: join(example, 'content'),
        }
      : { only: ['backend'] }),
    ...(hasBackend ? { migrations: join(example, 'supabase/migrations') } : { only: ['content'] }),
    siteOrigin,
    ports: { content: 0, backend: 0 },
  })
}

/** A port that was free a moment ago, for a program that has to be told one. */
export async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  server.close()
  await once(server, 'close')
  return typeof address === 'object' && address ? address.port : 0
}

/** A site in a process of its own. */
export interface RunningSite {
  close(): Promise<void>
}

/** The program of a package that an example has installed, e.g. `('next', 'dist/bin/next')`. */
export function programOf(example: string, packageName: string, file: string): string {
  return join(createRequire(join(example, 'package.json')).resolve(`${packageName}/package.json`), '..', file)
}

/** Starts a program in a folder, and waits until it answers at `origin`. */
export async function startSite(options: {
  folder: string
  program: string
  line: readonly string[]
  origin: string
  env: NodeJS.ProcessEnv
}): Promise<RunningSite> {
  const site = spawn(process.execPath, [options.program, ...options.line], {
    cwd: options.folder,
    env: options.env,
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const wrote: string[] = []
  for (const stream of [site.stdout, site.stderr])
    stream.setEncoding('utf8').on('data', (text: string) => void wrote.push(text))
  const ended = once(site, 'close')
  while (!(await answers(options.origin))) {
    if (site.exitCode !== null)
      throw new ExampleError(
        `${options.program} ended with ${site.exitCode} before ${options.origin} answered:\n${wrote.join('')}`,
      )
  }
  return {
    async close() {
      // A connection that a browser opened ahead and never used keeps Next from ending by itself.
      site.kill('SIGKILL')
      await ended
    },
  }
}

async function answers(origin: string): Promise<boolean> {
  try {
    await (await fetch(origin, { redirect: 'manual' })).body?.cancel()
    return true
  } catch {
    await new Promise((resolve) => setTimeout(resolve, 100))
    return false
  }
}
