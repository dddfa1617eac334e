// Run by itself, before a build that a wrong environment would let run in vain.
import { checkConfig } from '../config.ts'

try {
  checkConfig(process.env, process.argv.slice(2) as Parameters<typeof checkConfig>[1])
} catch (error) {
  process.stderr.write(`\n${error instanceof Error ? error.message : String(error)}\n`)
  process.exitCode = 1
}
