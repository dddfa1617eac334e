import { type ChildProcess, spawn } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { createInterface } from 'node:readline'
import { NoFigureError } from './no-figure-error.ts'

/** A server under test. */
export interface Server {
  origin: string
  /** Milliseconds from the start of the process to the line that says it is ready. */
  readyMs: number
  /** The line that said so. */
  said: string
  /** `undefined` when several processes are one server. */
  pid?: number | undefined
  stop: () => Promise<void>
}

/**
 * Starts a Node process and waits until a line of its output matches.
 *
 * @throws {TypeError} It ended before.
 */
export async function startServer(options: {
  /** Default: this Node. */
  program?: string
  args: readonly string[]
  cwd: string
  env?: Record<string, string>
  origin: string
  ready: RegExp
}): Promise<Server> {
  const began = performance.now()
  const child = spawn(options.program ?? process.execPath, options.args, {
    cwd: options.cwd,
    env: { ...process.env, NEXT_TELEMETRY_DISABLED: '1', ...options.env },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  // A benchmark that is ended leaves nothing running.
  const end = (): boolean => child.kill()
  process.on('exit', end)
  child.once('close', () => process.off('exit', end))
  const said = await lineMatching(child, options.ready)
  return {
    origin: options.origin,
    readyMs: performance.now() - began,
    said,
    pid: child.pid,
    stop: () => stop(child),
  }
}

/** Runs a Node process to its end. @returns Milliseconds it took. */
export async function run(
  args: readonly string[],
  cwd: string,
  env: Record<string, string> = {},
  output: 'ignore' | 'inherit' = 'ignore',
): Promise<number> {
  const began = performance.now()
  const child = spawn(process.execPath, args, {
    cwd,
    env: { ...process.env, NEXT_TELEMETRY_DISABLED: '1', ...env },
    stdio: ['ignore', output, 'inherit'],
  })
  const code = await new Promise((resolve) => child.once('close', resolve))
  if (code !== 0)
    throw new NoFigureError(`${args.join(' ')} ended with ${String(code)}, so there is nothing to measure.`)
  return performance.now() - began
}

/** What a program took. */
export interface RunFigures {
  tookMs: number
  /** Its own and that of every process it began. */
  processorMs: number
}

/** Runs a Node process to its end, and adds up what it and its processes took (POSIX `times`). */
export async function runMeasured(
  args: readonly string[],
  cwd: string,
  env: Record<string, string>,
): Promise<RunFigures> {
  const began = performance.now()
  const child = spawn('sh', ['-c', '"$@" >/dev/null && times', 'sh', process.execPath, ...args], {
    cwd,
    env: { ...process.env, NEXT_TELEMETRY_DISABLED: '1', ...env },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  let said = ''
  child.stdout.on('data', (chunk: Buffer) => (said += chunk.toString()))
  const code = await new Promise((resolve) => child.once('close', resolve))
  if (code !== 0)
    throw new NoFigureError(`${args.join(' ')} ended with ${String(code)}, so there is nothing to measure.`)
  // The first line is of the shell itself, the second of its children: minutes and seconds of user and of system.
  const parts = [...(said.trim().split('\n').at(-1) ?? '').matchAll(/(\d+)m([\d.]+)s/g)]
  const processorMs = parts.reduce(
    (sum, [, minutes, rest]) => sum + Number(minutes) * 60_000 + Number(rest) * 1_000,
    0,
  )
  return { tookMs: performance.now() - began, processorMs }
}

function lineMatching(child: ChildProcess, wanted: RegExp): Promise<string> {
  return new Promise((resolve, reject) => {
    const last: string[] = []
    for (const stream of [child.stdout, child.stderr]) {
      if (!stream) continue
      createInterface({ input: stream }).on('line', (line) => {
        last.push(line)
        if (wanted.test(line)) resolve(line)
      })
    }
    child.once('close', () =>
      reject(new NoFigureError(`The server ended before it was ready:\n${last.slice(-20).join('\n')}`)),
    )
  })
}

async function stop(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return
  const gone = new Promise((resolve) => child.once('close', resolve))
  child.kill('SIGTERM')
  await gone
}

/** Processor time that a process has used, in milliseconds. `undefined` where the system does not tell. */
export function processorMsOf(pid: number | undefined): number | undefined {
  const file = `/proc/${pid}/stat`
  if (pid === undefined || !existsSync(file)) return undefined
  // Its second field is a name in brackets, which may have spaces. The 14th and 15th count ticks of 10 ms.
  const fields = readFileSync(file, 'utf8')
    .replace(/^.*\) /s, '')
    .split(' ')
  return (Number(fields[11]) + Number(fields[12])) * 10
}

/** Memory of a process, now or at most so far, in megabytes (proc(5), `status`). `undefined` pid, or gone: not a number. */
export function memoryMbOf(pid: number | undefined, which: 'VmRSS' | 'VmHWM'): number {
  const file = `/proc/${pid}/status`
  if (pid === undefined || !existsSync(file)) return Number.NaN
  return Number(new RegExp(`^${which}:\\s+(\\d+) kB`, 'm').exec(readFileSync(file, 'utf8'))?.[1]) / 1024
}
