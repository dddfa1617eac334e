import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { mkdir, rm, statfs, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { connect as connectSecurely } from 'node:tls'
import { parseArgs } from 'node:util'
import { getHeapStatistics } from 'node:v8'
import { readEnvironment } from '../environment/check-environment.ts'
import type { Machine } from './check-machine.ts'
import type { Engine } from './check-shared.ts'
import { examine, type Surroundings } from './examine.ts'
import type { Finding } from './finding.ts'

const usage = `npm run doctor [-- --json] [-- --mail you@site.example]

Asks everything that the site needs, with the variables of the environment, from the machine where it runs.
  --json   for programs: {"state": "right" | "doubtful" | "wrong", "findings": [...]}
  --mail   sends a message to this address, which must have no account yet
Ends with 1 when something is wrong.`

/** A site, and how it is asked. */
interface DoctorOptions {
  /** Of the site's program. */
  folder: string
  /** Of its build. */
  build: string
  /** What the release calls at its services, and reads there. Its migrations lie beside the program. */
  needed: Omit<Surroundings['needed'], 'migrations'>
  /** Behind the name of the command. */
  args: readonly string[]
  say: (text: string) => void
}

/**
 * Asks what a site needs from where it runs, and says in words what is wrong.
 *
 * @returns The status to end with: 1 when something is wrong.
 */
export async function runDoctor(doctor: DoctorOptions): Promise<number> {
  const { args, say } = doctor
  const options = { json: { type: 'boolean' }, mail: { type: 'string' }, help: { type: 'boolean' } } as const
  const { values } = parseArgs({ args: [...args], options })
  if (values.help) {
    say(usage)
    return 0
  }
  const environment = readEnvironment(process.env)
  const findings = await examine({
    needed: { ...doctor.needed, migrations: migrationsBeside(doctor.folder) },
    connect: connectToRedis,
    environment,
    fetch,
    now: Date.now,
    patienceMs: 5_000,
    certificateUntil,
    machine: machineAt(doctor, environment.site?.SITE_STATE_FOLDER ?? '.'),
    mailTo: values.mail,
  })
  const worst = (['wrong', 'doubtful'] as const).find((each) =>
    findings.some((found) => found.state === each),
  )
  say(values.json ? JSON.stringify({ state: worst ?? 'right', findings }) : wordsOf(findings))
  return worst === 'wrong' ? 1 : 0
}

const marks = { right: 'ok      ', doubtful: 'DOUBTFUL', wrong: 'WRONG   ', skipped: '-       ' }

function wordsOf(findings: readonly Finding[]): string {
  const lines = findings.flatMap(({ about, state, says, advice }) => [
    `${marks[state]}  ${about.padEnd(16)}  ${says}`,
    ...(advice === undefined ? [] : [`${''.padEnd(28)}${advice}`]),
  ])
  const count = (state: Finding['state']) => findings.filter((each) => each.state === state).length
  return [...lines, '', `${count('wrong')} wrong, ${count('doubtful')} doubtful, ${count('right')} ok`].join(
    '\n',
  )
}

function machineAt({ folder, build }: DoctorOptions, state: string): Machine {
  return {
    nodeVersion: process.versions.node,
    build: existsSync(join(build, 'BUILD_ID'))
      ? { framework: frameworkVersion(folder), isWhole: existsSync(join(build, 'bundled-server/serve.mjs')) }
      : undefined,
    openFiles: openFilesLimit(),
    heapLimit: getHeapStatistics().heap_size_limit,
    memoryLimit:
      process.constrainedMemory() > 0 && process.constrainedMemory() < 2 ** 48
        ? process.constrainedMemory()
        : undefined,
    writeState: async () => {
      await mkdir(state, { recursive: true })
      const probe = join(state, `doctor-${process.pid}`)
      await writeFile(probe, 'written by npm run doctor', { flush: true })
      await rm(probe)
    },
    freeBytes: async () => {
      const { bavail, bsize } = await statfs(state)
      return bavail * bsize
    },
  }
}

/** Versions of the migrations of this release: of the folder in the repository, or of the list in a release. */
function migrationsBeside(folder: string): string[] | undefined {
  const place = [join(folder, 'supabase/migrations'), join(folder, '../../supabase/migrations')].find(
    existsSync,
  )
  if (place === undefined) return undefined
  const files = readdirSync(place).filter((name) => name.endsWith('.sql'))
  return files.map((name) => name.slice(0, name.indexOf('_'))).toSorted()
}

async function connectToRedis(url: string): Promise<Engine> {
  const { createClient } = await import('@redis/client')
  const client = createClient({ url, socket: { connectTimeout: 3_000, reconnectStrategy: false } })
  // Told by the promise as well.
  client.on('error', () => {})
  await client.connect()
  return { send: (...words) => client.sendCommand(words), close: () => client.destroy() }
}

function frameworkVersion(folder: string): string | undefined {
  try {
    const file = createRequire(join(folder, 'server.mjs')).resolve('next/package.json')
    return (JSON.parse(readFileSync(file, 'utf8')) as { version?: string }).version
  } catch {
    return undefined
  }
}

/** Linux alone says it in a file. */
function openFilesLimit(): number | undefined {
  const limits = '/proc/self/limits'
  if (!existsSync(limits)) return undefined
  const soft = /^Max open files\s+(\d+)/m.exec(readFileSync(limits, 'utf8'))?.[1]
  return soft === undefined ? undefined : Number(soft)
}

function certificateUntil(url: string): Promise<number> {
  const { hostname, port } = new URL(url)
  return new Promise((resolve, reject) => {
    const socket = connectSecurely({
      host: hostname,
      port: Number(port || 443),
      servername: hostname,
      rejectUnauthorized: false,
    })
    socket.setTimeout(5_000, () => socket.destroy())
    socket.once('error', reject)
    socket.once('close', reject)
    socket.once('secureConnect', () => {
      resolve(Date.parse(socket.getPeerCertificate().valid_to))
      socket.end()
    })
  })
}
