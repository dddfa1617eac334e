import { checkConfig } from '../config.ts'

/** Ends the process with a message when the environment is not valid. */
export function requireConfig(): void {
  try {
    checkConfig(process.env)
  } catch (error) {
    process.stderr.write(`\n${error instanceof Error ? error.message : String(error)}\n`)
    process.exit(1)
  }
}
