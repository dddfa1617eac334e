import { checkConfig } from '../config.ts'

/** Ends a process whose environment describes no site that could run, and says why. */
export function requireConfig(): void {
  try {
    checkConfig(process.env)
  } catch (error) {
    process.stderr.write(`\n${error instanceof Error ? error.message : String(error)}\n`)
    process.exit(1)
  }
}
