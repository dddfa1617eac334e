import { spawn } from 'node:child_process'
import { createWriteStream, mkdirSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { stripVTControlCharacters } from 'node:util'

/** What a step came to. */
export interface Count {
  passed: number
  failed: number
  /** A line for each test that failed, for the end of a long output. */
  failures?: readonly string[]
  /** The same with the whole of each error; told in place of the last lines of the output. */
  details?: readonly string[]
  /** A line for each test that was left out, as where the machine lacks a program that it needs. */
  skipped?: readonly string[]
  /** Commands that run again what failed, and nothing else. */
  again?: readonly string[]
}

/** What a step does its work with. */
export interface Work {
  /** Runs a command in the workspace and keeps what it writes. @returns Its exit code. */
  command: (line: readonly string[], env?: Record<string, string>) => Promise<number>
  /** Writes a line among the output of the commands. */
  say: (text: string) => void
}

/** A promise, and how it is held. */
export interface Step {
  name: string
  promise: string
  run: (work: Work) => Promise<Count>
}

/** A step that is over. */
export interface Ended {
  step: Step
  count: Count
  seconds: number
}

/** Where a step writes, and what it wrote last. */
export interface Output extends Work {
  lastLine: () => string
  /** The last lines it wrote, which say why it failed. */
  tail: () => string
  /** The file that has everything. */
  file: string
}

const everyMs = 30_000

/**
 * Runs rows of steps side by side, the steps of a row one after the other, and
 * tells what is going on: each beginning, each end with how long it took, and
 * every thirty seconds what still runs.
 */
export async function runSteps(options: {
  rows: readonly (readonly Step[])[]
  output: (step: Step) => Output
  write: (line: string) => void
  now: () => number
}): Promise<Ended[]> {
  const { rows, output, write, now } = options
  const running = new Map<string, { since: number; output: Output }>()
  const seconds = (since: number) => (now() - since) / 1000
  const reminder = setInterval(() => {
    for (const [name, { since, output }] of running)
      write(`  …    ${name}, ${seconds(since).toFixed(0)} s: ${output.lastLine().slice(0, 100)}`)
  }, everyMs)

  const runRow = async (steps: readonly Step[]) => {
    const ended: Ended[] = []
    for (const step of steps) {
      const kept = output(step)
      const since = now()
      running.set(step.name, { since, output: kept })
      write(`  ▸    ${step.name}: ${step.promise}`)
      const count = await step.run(kept).catch((error: unknown): Count => {
        kept.say(error instanceof Error ? (error.stack ?? error.message) : String(error))
        return { passed: 0, failed: 1 }
      })
      running.delete(step.name)
      const each = { step, count, seconds: seconds(since) }
      ended.push(each)
      write(asLine(each))
      if (count.failed > 0)
        write(
          `\n${count.details?.join('\n\n') || kept.tail()}\n\nAll it wrote: ${kept.file}\nAgain: npm test -- ${step.name}\n`,
        )
    }
    return ended
  }
  try {
    return (await Promise.all(rows.map(runRow))).flat()
  } finally {
    clearInterval(reminder)
  }
}

/** One row of the table at the end. */
export function asLine({ step, count, seconds }: Ended): string {
  const mark = count.failed === 0 ? 'ok    ' : 'FAILED'
  return `${mark} ${step.name.padEnd(11)} ${String(count.passed).padStart(5)} passed ${String(count.failed).padStart(4)} failed ${seconds.toFixed(1).padStart(7)} s`
}

const tailLines = 80

/** By how much a command gives way: beside one that does not, it gets a third of its time. */
const givenWay = 5

/**
 * Keeps what commands write in a file.
 *
 * @param options.isAlone It writes to the terminal as well.
 * @param options.givesWay Its commands take what the processors have left beside those of other steps.
 */
export function outputInFile(options: {
  root: string
  step: Step
  isAlone?: boolean
  givesWay?: boolean
}): Output {
  const { root, step, isAlone = false, givesWay = false } = options
  const file = `reports/steps/${step.name}.log`
  mkdirSync(dirname(join(root, file)), { recursive: true })
  const log = createWriteStream(join(root, file))
  const lines: string[] = []
  const take = (text: string) => {
    log.write(text)
    if (isAlone) process.stdout.write(text)
    lines.push(...text.split(/\r?\n/).filter((line) => stripVTControlCharacters(line).trim()))
    lines.splice(0, lines.length - tailLines)
  }
  return {
    file,
    // A step run alone has been read at the terminal.
    tail: () => (isAlone ? '' : lines.join('\n')),
    lastLine: () => stripVTControlCharacters(lines.at(-1) ?? 'begins').trim(),
    say: (text) => take(`${text}\n`),
    command: (command, env = {}) =>
      new Promise((resolve, reject) => {
        // From its first moment: what it starts before it is told to would not give way.
        const [program = '', ...args] = givesWay ? ['nice', '-n', String(givenWay), ...command] : command
        const child = spawn(program, args, {
          cwd: root,
          stdio: ['ignore', 'pipe', 'pipe'],
          env: {
            ...process.env,
            NX_DAEMON: 'false',
            NX_NO_CLOUD: 'true',
            // What its plugins would do in three processes of their own is little, and each is half a second.
            NX_ISOLATE_PLUGINS: 'false',
            NEXT_TELEMETRY_DISABLED: '1',
            DO_NOT_TRACK: '1',
            ...env,
          },
        })
        for (const stream of [child.stdout, child.stderr]) stream.setEncoding('utf8').on('data', take)
        child.once('error', reject)
        child.once('close', (code) => resolve(code ?? 1))
      }),
  }
}
