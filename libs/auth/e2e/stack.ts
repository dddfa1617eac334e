import assert, { AssertionError } from 'node:assert'
import { type ChildProcess, fork } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** A process under test. */
interface Running<Ready> {
  ready: Ready
  /** Tells it something and resolves with its answer. */
  ask<Answer>(message: object): Promise<Answer>
  stop(): Promise<void>
}

interface BackendKeys {
  url: string
  publishableKey: string
  secretKey: string
}

/** Starts the backend in an empty folder. */
export async function startBackendProcess(
  behindMs = 0,
): Promise<Running<BackendKeys> & { folder: string; control: Control }> {
  const folder = await mkdtemp(join(tmpdir(), 'auth-proof-'))
  const migrations = join(import.meta.dirname, '../../../supabase/migrations')
  const running = await start<BackendKeys>('backend-process.ts', [folder, migrations, String(behindMs)])
  const stop = async () => {
    await running.stop()
    await rm(folder, { recursive: true, force: true })
  }
  return { ...running, stop, folder, control: createControl(running.ready) }
}

/** Starts a site in front of that backend. */
export function startSiteProcess(backend: BackendKeys): Promise<Running<{ origin: string }>> {
  return start<{ origin: string }>('site-process.ts', [JSON.stringify(backend)])
}

async function start<Ready>(file: string, args: string[]): Promise<Running<Ready>> {
  const child = fork(join(import.meta.dirname, file), args, {
    execArgv: ['--conditions=react-server', '--conditions=@house-edge/source'],
    env: { ...process.env, DO_NOT_TRACK: '1', LITE_TELEMETRY: '0' },
  })
  const ready = await nextMessage<Ready>(child)
  return {
    ready,
    ask: async (message) => {
      const answer = nextMessage<never>(child)
      child.send(message)
      return answer
    },
    stop: async () => {
      const gone = new Promise((resolve) => child.once('exit', resolve))
      child.disconnect()
      await gone
    },
  }
}

function nextMessage<Message>(child: ChildProcess): Promise<Message> {
  return new Promise((resolve, reject) => {
    const end = (code: number | null) =>
      reject(new AssertionError({ message: `The process ended with ${code} too early.` }))
    child.once('exit', end)
    child.once('message', (message) => {
      child.off('exit', end)
      resolve(message as Message)
    })
  })
}

/** The backend's control plane. */
type Control = (method: string, path: string, body?: object) => Promise<Record<string, unknown>>

function createControl(backend: BackendKeys): Control {
  return async (method, path, body) => {
    const response = await fetch(`${backend.url}/control${path}`, {
      method,
      headers: { apikey: backend.secretKey },
      ...(body ? { body: JSON.stringify(body) } : {}),
    })
    assert(response.ok, `${method} /control${path} answered ${response.status}.`)
    return JSON.parse((await response.text()) || '{}') as Record<string, unknown>
  }
}

/** Of a password that nobody has; making another one for each account takes longer than all the rest. */
const passwordHash = '$2b$10$C6UzMDM.H6dfI/f/IKcEeO7ZLqg0x4kHAz3Yk0kqj1iQyGrhOqjpG'

/** Makes an account and the hash of a link that signs in to it. */
export async function createLink(backend: BackendKeys, email: string): Promise<string> {
  const post = async (path: string, body: object) => {
    const response = await fetch(`${backend.url}/auth/v1/admin/${path}`, {
      method: 'POST',
      headers: {
        apikey: backend.secretKey,
        authorization: `Bearer ${backend.secretKey}`,
        'content-type': 'application/json',
      },
      body: JSON.stringify(body),
    })
    return (await response.json()) as Record<string, string>
  }
  await post('users', { email, email_confirm: true, password_hash: passwordHash })
  const link = await post('generate_link', { type: 'magiclink', email })
  const hash = link['hashed_token']
  assert(hash, `No link for ${email}: ${JSON.stringify(link)}`)
  return hash
}

/** Does something for each item, a few at a time, and says how far it is. */
export async function forEach<Item>(
  items: readonly Item[],
  atOnce: number,
  work: (item: Item, index: number) => Promise<void>,
): Promise<void> {
  const left = [...items.entries()]
  const report = createProgress(items.length)
  const worker = async () => {
    for (let next = left.shift(); next; next = left.shift()) {
      await work(next[1], next[0])
      report()
    }
  }
  await Promise.all(Array.from({ length: atOnce }, worker))
}

const reportEveryMs = 10_000

/** Counts what is done, and says so every ten seconds. */
function createProgress(total: number): () => void {
  const began = performance.now()
  let done = 0
  let saidAt = began
  return () => {
    done += 1
    const now = performance.now()
    if (now - saidAt < reportEveryMs) return
    saidAt = now
    say(`  ${done} of ${total} after ${Math.round((now - began) / 1000)} s`)
  }
}

/** Prints a line. */
export function say(line: string): void {
  process.stdout.write(`${line}\n`)
}

/** Prints a table and sets the exit code when a promise was broken. */
export function conclude(
  title: string,
  rows: readonly (readonly [string, number | string])[],
  broken: string[],
): void {
  say(`\n${title}`)
  for (const [name, value] of rows) say(`  ${name.padEnd(66)}${String(value).padStart(12)}`)
  for (const what of broken) say(`  BROKEN: ${what}`)
  say(broken.length === 0 ? '  kept' : '  NOT KEPT')
  if (broken.length > 0) process.exitCode = 1
}

/** The number behind `--name`, or what is usual. */
export function numberOption(name: string, usual: number): number {
  const place = process.argv.indexOf(`--${name}`)
  return place < 0 ? usual : Number(process.argv[place + 1])
}
