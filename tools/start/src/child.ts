import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import { createWriteStream, mkdirSync, type WriteStream } from 'node:fs'
import { dirname, join } from 'node:path'
import { createInterface } from 'node:readline'
import { stripVTControlCharacters } from 'node:util'

const guard = join(import.meta.dirname, 'orphan-guard.mjs')
const tailLines = 60

/** A process started by the supervisor. */
export interface Child {
  name: string
  /** The first line of output that matches `ready`. Rejects if the process ends before. */
  ready: Promise<string>
  /** Resolves with the exit code or signal when the process has ended and the log holds all of it. */
  ended: Promise<number | string>
  /** Sends SIGTERM to the process and everything it started; SIGKILL after `graceMs`. */
  stop: (graceMs?: number) => Promise<void>
  /** The last lines of its output. */
  tail: () => string
}

/** The process ended before it was ready. */
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
 * Starts a Node process in a process group of its own, so that Ctrl-C reaches only the supervisor, which ends the whole
 * group.
 *
 * @param options.ready Matches the line that the process prints when it is ready. Without it the process is ready when it
 *   ends with code 0.
 * @param options.log File that receives everything the process writes.
 * @param options.isAgain A restart: appends to the log file.
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
    child.once('close', (code, signal) => log.end(() => resolve(code ?? signal ?? 'unknown')))
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
    // Windows has neither process groups nor SIGTERM: the process tree is killed at once.
    spawnSync('taskkill', ['/pid', String(child.pid), '/T', '/F'])
    return
  }
  try {
    process.kill(-child.pid, signal)
  } catch {
    // The group has already ended.
  }
}

/** Adds time and level to lines that have none. Our own programs write them. */
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
  return {
    tail: () => last.join('\n'),
    onLine: (listener: (line: string) => void) => void listeners.push(listener),
  }
}
