import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { median } from '../statistics.ts'
import { environmentOf, ourServer, site, type Stack } from './site-process.ts'
import { NoFigureError } from '../no-figure-error.ts'

/** From the start of a process to the first page it answers. Milliseconds. */
export interface StartFigures {
  oursMs: number
  /** The least there can be: Node with one file in memory. */
  bareMs: number
}

/** Starts our server and a bare one, in turn, on the same port. */
export async function measureStarts(
  stack: Stack,
  { path, port, page }: { path: string; port: number; page: string },
  rounds: number,
): Promise<StartFigures> {
  const env = environmentOf(stack, port)
  const bare = [join(import.meta.dirname, 'bare-server.mjs'), page, String(port)]
  const times: Record<'ours' | 'bare', number[]> = { ours: [], bare: [] }
  for (let round = 0; round < rounds; round += 1) {
    times.bare.push(await timeOf(bare, env, `http://127.0.0.1:${port}/`))
    times.ours.push(await timeOf(ourServer, env, `http://127.0.0.1:${port}${path}`, 'cache-status'))
  }
  return { oursMs: median(times.ours), bareMs: median(times.bare) }
}

/** @param header The answer that counts has it. */
async function timeOf(
  args: readonly string[],
  env: Record<string, string>,
  url: string,
  header = 'content-length',
): Promise<number> {
  const began = performance.now()
  const child = spawn(process.execPath, args, {
    cwd: site,
    env: { ...process.env, ...env },
    stdio: 'ignore',
  })
  const gone = once(child, 'exit')
  try {
    for (;;) {
      const answer = await fetch(url).catch(() => undefined)
      await answer?.arrayBuffer()
      if (answer?.headers.has(header)) return performance.now() - began
      if (child.exitCode !== null) throw new NoFigureError(`${args.join(' ')} ended before it answered.`)
      await setTimeout(2)
    }
  } finally {
    child.kill('SIGKILL')
    await gone
  }
}
