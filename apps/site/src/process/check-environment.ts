// Runs before a build, so that a wrong environment fails at once and not after it.
import { checkConfig } from '../config.ts'

try {
  checkConfig(process.env, process.argv.slice(2) as Parameters<typeof checkConfig>[1])
} catch (error) {
  process.stderr.write(`\n${error instanceof Error ? error.message : String(error)}\n`)
  process.exitCode = 1
}
