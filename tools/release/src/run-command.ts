import { execFile } from 'node:child_process'
import { promisify } from 'node:util'

/** Runs a program to its end. @returns What it wrote. @throws It failed; the error holds what it wrote. */
export type RunCommand = (program: string, line: readonly string[], cwd: string) => Promise<string>

/** A program did not come to its end in time and was ended. */
class CommandTimeoutError extends Error {
  override readonly name = 'CommandTimeoutError'
  readonly code = 'release/command-timeout'

  constructor(command: string, limitMs: number, options: ErrorOptions) {
    super(
      `"${command}" did not end within ${limitMs / 60_000} minutes, and was ended. What waits on it cannot go on. Run it by itself to see where it hangs.`,
      options,
    )
  }
}

/** How long programs may take, and who is told that one still runs. */
interface RunLimits {
  /** @default 20 minutes */
  limitMs?: number
  /** @default 15_000 */
  everyMs?: number
  /** Default: the terminal. */
  say?: (line: string) => void
}

/**
 * Makes a {@link RunCommand}; this process goes on meanwhile, since the registry is part of it.
 *
 * @throws {CommandTimeoutError} The function it makes: a program took longer than the limit.
 */
export function createRunCommand(
  env: NodeJS.ProcessEnv,
  { limitMs = 20 * 60_000, everyMs = 15_000, say = (line) => console.log(line) }: RunLimits = {},
): RunCommand {
  const execute = promisify(execFile)
  return async (program, line, cwd) => {
    const command = [program, ...line.slice(0, 3)].join(' ')
    let seconds = 0
    const telling = setInterval(() => say(`  ${command}: ${(seconds += everyMs / 1000)} s`), everyMs)
    try {
      const { stdout, stderr } = await execute(program, [...line], {
        cwd,
        env,
        maxBuffer: 2 ** 26,
        timeout: limitMs,
        killSignal: 'SIGKILL',
        shell: process.platform === 'win32',
      })
      return stdout + stderr
    } catch (error) {
      // Too much output ends a program as well, and has a code of its own.
      const wasEnded = error instanceof Error && 'killed' in error && error.killed === true && !hasCode(error)
      throw wasEnded ? new CommandTimeoutError(command, limitMs, { cause: error }) : error
    } finally {
      clearInterval(telling)
    }
  }
}

function hasCode(error: Error): boolean {
  return 'code' in error && error.code !== null
}
