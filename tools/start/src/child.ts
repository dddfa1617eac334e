import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import { createWriteStream, mkdirSync, type WriteStream } from 'node:fs'
import { dirname, join } from 'node:path'
import { createInterface } from 'node:readline'
import { stripVTControlCharacters } from 'node:util'

const guard = join(import.meta.dirname, 'orphan-guard.mjs')
const tailLines = 60

/** A process the supervisor started. */
export interface Child {
  name: string
  /** The first line of output that matched `ready`. Rejects when the process ends before. */
  ready: Promise<string>
  /** Resolves with the exit code, or the signal, when the process is gone. */
  ended: Promise<number | string>
  /** Sends SIGTERM to the process and everything it started; SIGKILL after `graceMs`. */
  stop: (graceMs?: number) => Promise<void>
  /** The last lines it wrote. */
  tail: () => string
}

/** A process ended before it was ready. */
export class ChildEndedError extends Error {
  override readonly name = 'ChildEndedError'
  readonly code = 'start/child-ended'

  constructor(details: { name: string; outcome: number | string; tail: string; log: string }) {
    super(
      `The ${details.name} ended (${details.outcome}) before it was ready. Its last words, of ${details.log}:\n\n${details.tail}\n`,
    )
  }
}

/**
 * Starts a Node process in a group of its own, so that a Ctrl-C in the terminal
 * reaches the supervisor alone and the group can be ended as one.
 *
 * @param options.ready What a line of output looks like once the process can be used. Without it the process is ready when it ends well.
 * @param options.log File that receives everything the process writes.
 * @param options.isAgain The file has the last words of the process before, and keeps them.
 */
export function startChild(options: {
  name: string
  args: readonly string[]
  cwd: string
  env: NodeJS.ProcessEnv
  log: string
  ready?: RegExp
  isAgain?: boolean
}): Child {
  mkdirSync(dirname(options.log), { recursive: true })
  const log = createWriteStream(options.log, { flags: options.isAgain ? 'a' : 'w' })
  const child = spawn(process.execPath, ['--import', guard, ...options.args], {
    cwd: options.cwd,
    env: { ...options.env, HOUSE_EDGE_SUPERVISOR: String(process.pid) },
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
    detached: true,
  })
  const lines = collectLines(child, log)

  const ended = new Promise<number | string>((resolve) => {
    child.once('error', (error) => resolve(error.message))
    child.once('close', (code, signal) => resolve(code ?? signal ?? 'unknown'))
  })
  const ready = new Promise<string>((resolve, reject) => {
    lines.onLine((line) => {
      if (options.ready?.test(line)) resolve(line)
    })
    void ended.then((outcome) => {
      if (!options.ready && outcome === 0) resolve('')
      else reject(new ChildEndedError({ name: options.name, outcome, tail: lines.tail(), log: options.log }))
    })
  })
  ready.catch(() => {})

  return {
    name: options.name,
    ready,
    ended,
    tail: lines.tail,
    stop: (graceMs = 10_000) => stopGroup(child, ended, graceMs),
  }
}

async function stopGroup(child: ChildProcess, ended: Promise<unknown>, graceMs: number): Promise<void> {
  signalGroup(child, 'SIGTERM')
  const timer = setTimeout(() => signalGroup(child, 'SIGKILL'), graceMs)
  await ended
  clearTimeout(timer)
  signalGroup(child, 'SIGKILL')
}

function signalGroup(child: ChildProcess, signal: NodeJS.Signals): void {
  if (child.pid === undefined) return
  if (process.platform === 'win32') {
    // Windows knows no groups and no SIGTERM: a process and all it started end at once.
    spawnSync('taskkill', ['/pid', String(child.pid), '/T', '/F'])
    return
  }
  try {
    process.kill(-child.pid, signal)
  } catch {
    // The group is gone already, which is what was wanted.
  }
}

/** Lines of our own programs say when and how bad; what else is written gets it here. */
function asLogLine(line: string, level: string): string {
  if (/^\{"time":.*\}$/.test(line)) return line
  const message = stripVTControlCharacters(line)
  return JSON.stringify({ time: new Date().toISOString(), level, about: 'output', message })
}

function collectLines(child: ChildProcess, log: WriteStream) {
  const last: string[] = []
  const listeners: ((line: string) => void)[] = []
  for (const stream of [child.stdout, child.stderr]) {
    if (!stream) continue
    createInterface({ input: stream }).on('line', (line) => {
      log.write(`${asLogLine(line, stream === child.stderr ? 'warn' : 'info')}\n`)
      last.push(line)
      if (last.length > tailLines) last.shift()
      for (const listener of listeners) listener(line)
    })
  }
  child.once('close', () => log.end())
  return {
    tail: () => last.join('\n'),
    onLine: (listener: (line: string) => void) => void listeners.push(listener),
  }
}
