import { ServiceError } from '../errors/service-error.ts'
import { startContentService } from '../index.ts'
import { readOptions } from './read-options.ts'

/** Serves until the process is told to end. Prints `ready <origin>` once requests are answered. */
export async function runFromCommandLine(
  args: readonly string[],
  environment: Readonly<Record<string, string | undefined>>,
): Promise<void> {
  try {
    const service = await startContentService({ ...readOptions(args, environment), log: logLine })
    console.log(`ready ${service.origin}`)

    const end = (): void => {
      void service.close().then(() => process.exit(0))
    }
    process.once('SIGINT', end)
    process.once('SIGTERM', end)
  } catch (error) {
    if (!(error instanceof ServiceError)) throw error
    console.error(error.message)
    process.exitCode = 1
  }
}

function logLine(line: string): void {
  console.error(`content service: ${line}`)
}
