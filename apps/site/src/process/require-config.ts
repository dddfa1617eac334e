import { checkConfig } from '../config.ts'

/** `EX_CONFIG` of sysexits.h: to start it again changes nothing until somebody has changed the environment. */
const badConfig = 78

/**
 * Ends the process with a message when the environment is not valid.
 *
 * @param names The parts to check. Default: all.
 */
export function requireConfig(names?: Parameters<typeof checkConfig>[1]): void {
  try {
    checkConfig(process.env, names)
  } catch (error) {
    process.stderr.write(`\n${error instanceof Error ? error.message : String(error)}\n`)
    process.exit(badConfig)
  }
}
