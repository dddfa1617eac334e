import { execFile } from 'node:child_process'
import { promisify } from 'node:util'

/** Runs a program to its end. @returns What it wrote. @throws It failed; the error holds what it wrote. */
export type RunCommand = (program: string, line: readonly string[], cwd: string) => Promise<string>

/** Makes a {@link RunCommand}; this process goes on meanwhile, since the registry is part of it. */
export function createRunCommand(env: NodeJS.ProcessEnv): RunCommand {
  const execute = promisify(execFile)
  return async (program, line, cwd) => {
    const { stdout, stderr } = await execute(program, [...line], {
      cwd,
      env,
      maxBuffer: 2 ** 26,
      shell: process.platform === 'win32',
    })
    return stdout + stderr
  }
}
