import { spawn } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { cp, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { type AddressInfo, createServer } from 'node:net'
import { basename, join } from 'node:path'

const next = createRequire(import.meta.url).resolve('next/dist/bin/next')
const fixture = join(import.meta.dirname, 'fixture')

/** A build of the fixture site, answering. */
export interface RunningBuild {
  origin: string
  stop: () => Promise<void>
}

/** What the framework and the fixture have in a build and in no other. */
interface Identity {
  folder: string
  words: string
  id: string
  timestamp: number
}

const first = { folder: '.next-first', words: 'the first build', id: randomUUID(), timestamp: Date.now() }
const second = {
  folder: '.next-second',
  words: 'the second build',
  id: randomUUID(),
  timestamp: first.timestamp + 1_000,
}

/**
 * Builds the fixture site, and makes a second build of it: compiling it once more would make the same files but for what
 * is changed here.
 */
export async function makeBuilds(): Promise<readonly [Identity, Identity]> {
  await buildFirst()
  const [from, to] = [join(fixture, first.folder), join(fixture, second.folder)]
  await rm(to, { recursive: true, force: true })
  await cp(from, to, { recursive: true, filter: (path) => basename(path) !== 'cache' })
  await rename(join(to, 'static', first.id), join(to, 'static', second.id))
  const chunks = await renamedChunks(join(to, 'static/chunks'))
  const changes = [...Object.entries(chunks), ...differences]
  for (const file of await readdir(to, { recursive: true, withFileTypes: true })) {
    if (!file.isFile()) continue
    const path = join(file.parentPath, file.name)
    const before = await readFile(path, 'utf8')
    const after = changes.reduce((text, [old, anew]) => text.replaceAll(old, anew), before)
    if (after !== before) await writeFile(path, after)
  }
  return [first, second]
}

const differences = (['folder', 'words', 'id', 'timestamp'] as const).map(
  (part) => [String(first[part]), String(second[part])] as const,
)

/** A file is named by what is in it: those that differ have another name, and so have those that name one of them. */
async function renamedChunks(folder: string): Promise<Record<string, string>> {
  const texts = new Map<string, string>()
  for (const name of await readdir(folder))
    if (name.endsWith('.js')) texts.set(name, await readFile(join(folder, name), 'utf8'))
  const renamed: Record<string, string> = {}
  for (let changed = [first.words]; changed.length > 0;) {
    const naming = [...texts].filter(
      ([name, text]) => !renamed[name] && changed.some((it) => text.includes(it)),
    )
    changed = naming.map(([name]) => name)
    for (const name of changed) renamed[name] = `${name.startsWith('2') ? '3' : '2'}${name.slice(1)}`
  }
  for (const [name, anew] of Object.entries(renamed)) await rename(join(folder, name), join(folder, anew))
  return renamed
}

async function buildFirst(): Promise<void> {
  const build = spawn(process.execPath, [next, 'build'], {
    // The framework reads its configuration with the compiler's settings of the folder it is started in.
    cwd: fixture,
    env: environmentOf(first),
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const output: string[] = []
  build.stdout.on('data', (chunk) => output.push(String(chunk)))
  build.stderr.on('data', (chunk) => output.push(String(chunk)))
  const [code] = (await once(build, 'exit')) as [number]
  if (code !== 0) throw new BuildFailure(output.join(''))
}

function environmentOf({ folder, words, id, timestamp }: Identity): NodeJS.ProcessEnv {
  return {
    ...process.env,
    NODE_ENV: 'production',
    NEXT_TELEMETRY_DISABLED: '1',
    FIXTURE_WORDS: words,
    FIXTURE_DIST_DIR: folder,
    ROUTING_BUILD_ID: id,
    ROUTING_BUILD_TIMESTAMP: String(timestamp),
  }
}

/** Starts a build on a free port. */
export async function startBuild(build: Identity): Promise<RunningBuild> {
  const port = await freePort()
  const args = [next, 'start', '-p', String(port), '-H', '127.0.0.1']
  const site = spawn(process.execPath, args, {
    cwd: fixture,
    env: environmentOf(build),
    stdio: ['ignore', 'pipe', 'inherit'],
  })
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
