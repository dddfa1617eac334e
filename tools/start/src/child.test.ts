import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { spawn } from 'node:child_process'
import { afterEach, describe, expect, it } from 'vitest'
import { startChild } from './child.ts'

const folder = mkdtempSync(join(tmpdir(), 'house-edge-child-'))
afterEach(() => rmSync(folder, { recursive: true, force: true }))

const start = (code: string, ready?: RegExp) =>
  startChild({
    name: 'backend',
    args: ['-e', code],
    cwd: folder,
    env: process.env,
    log: join(folder, 'child.log'),
    ...(ready ? { ready } : {}),
  })

/** A process that has ended but that nobody has collected yet still has its number; where the system tells, it counts as gone. */
const alive = (pid: number) => {
  try {
    process.kill(pid, 0)
    return !existsSync('/proc/self/stat') || !/\) Z /.test(readFileSync(`/proc/${pid}/stat`, 'utf8'))
  } catch {
    return false
  }
}

/** Waits for what another process does; the test's own time limit bounds it. */
async function until(holds: () => boolean): Promise<void> {
  while (!holds()) await new Promise((resolve) => setTimeout(resolve, 20))
}

/** What stands in the log, line by line. */
const logLines = () =>
  readFileSync(join(folder, 'child.log'), 'utf8')
    .trim()
    .split('\n')
    .filter(Boolean)
    .map((line) => JSON.parse(line) as Record<string, unknown>)

const idle = 'setInterval(() => {}, 1000)'

describe('startChild', () => {
  it('is ready when a line says so', async () => {
    const child = start(
      `console.log('warming up'); console.log('ready http://localhost'); ${idle}`,
      /^ready /,
    )
    expect(await child.ready).toBe('ready http://localhost')
    await child.stop()
    expect(child.tail()).toContain('warming up')
    expect(readFileSync(join(folder, 'child.log'), 'utf8')).toContain('warming up')
  })

  it('keeps the earlier process’s output', async () => {
    await start(`console.log('the first')`).ready
    await startChild({
      name: 'backend',
      args: ['-e', `console.log('the second')`],
      cwd: folder,
      env: process.env,
      log: join(folder, 'child.log'),
      isAgain: true,
    }).ready
    await until(() => readFileSync(join(folder, 'child.log'), 'utf8').includes('second'))
    expect(logLines().map(({ message }) => message)).toEqual(['the first', 'the second'])
  })

  it('gives each line of output a time and level', async () => {
    const own = '{"time":"2026-01-02T00:00:00.000Z","level":"warn","about":"own"}'
    await start(`console.log(${JSON.stringify(own)}); console.log('plain'); console.error('bad')`).ready
    await until(() => logLines().length === 3)
    const about = logLines().map(({ level, about, message }) => [level, about, message].map(String).join(' '))
    expect(about.toSorted((one, other) => one.localeCompare(other))).toEqual([
      'info output plain',
      'warn output bad',
      'warn own undefined',
    ])
    for (const { time } of logLines()) expect(Date.parse(String(time))).not.toBeNaN()
  })

  it('tells the last words of an unready process', async () => {
    const child = start(`console.error('the folder is locked'); process.exit(3)`, /^ready /)
    await expect(child.ready).rejects.toThrow(
      /The backend ended \(3\) before it was ready[^]*the folder is locked/,
    )
  })

  it('takes a process ending well as ready', async () => {
    expect(await start('').ready).toBe('')
  })

  it('ends what the process itself has started', async () => {
    const child = start(
      `const { pid } = require('node:child_process').spawn(process.execPath, ['-e', ${JSON.stringify(idle)}]); console.log('ready ' + pid); ${idle}`,
      /^ready \d+/,
    )
    const pid = Number((await child.ready).split(' ')[1])
    expect(alive(pid)).toBe(true)
    await child.stop()
    await until(() => !alive(pid))
  })

  it('lets a process fork workers that live by their channel', async () => {
    const child = start(
      `const worker = require('node:child_process').fork('-e', ["process.on('message', () => process.send('ready from the worker'))"], { stdio: ['ignore', 'inherit', 'inherit', 'ipc'] });
       worker.on('message', (text) => console.log(text)); setTimeout(() => worker.send('go'), 100); ${idle}`,
      /^ready/,
    )
    expect(await child.ready).toBe('ready from the worker')
    await child.stop()
  })

  it('ends a process that ignores signals', async () => {
    const child = start(`process.on('SIGTERM', () => {}); console.log('ready'); ${idle}`, /^ready/)
    await child.ready
    await child.stop(50)
    expect(await child.ended).toBe('SIGKILL')
  })

  it.each([
    ['that goes when it is asked to', ''],
    ['that does not', "process.on('SIGTERM', () => {});"],
  ])('leaves no orphan when the supervisor is killed, %s', async (_which, deafness) => {
    const code = `${deafness} console.log('ready ' + process.pid); setInterval(() => {}, 1000)`
    const supervisor = spawn(process.execPath, [
      '--input-type=module',
      '-e',
      `import { startChild } from ${JSON.stringify(join(import.meta.dirname, 'child.ts'))};
       const child = startChild({ name: 'site', args: ['-e', ${JSON.stringify(code)}], cwd: '.', env: process.env, log: ${JSON.stringify(join(folder, 'orphan.log'))}, ready: /^ready/ });
       console.log(await child.ready)`,
    ])
    const line = await new Promise<string>((resolve) =>
      supervisor.stdout.once('data', (data: Buffer) => resolve(data.toString())),
    )
    const pid = Number(line.split(' ')[1])
    expect(alive(pid)).toBe(true)
    supervisor.kill('SIGKILL')
    await until(() => !alive(pid))
  })
})
