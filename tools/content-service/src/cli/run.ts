import { createLog, type Log } from '@house-edge/double/log'
import { ServiceError } from '../errors/service-error.ts'
import { startContentService } from '../index.ts'
import { readOptions } from './read-options.ts'

/** Serves until the process is told to end. Writes the line `ready` once requests are answered, at every log level. */
export async function runFromCommandLine(
  args: readonly string[],
  environment: Readonly<Record<string, string | undefined>>,
): Promise<void> {
  const log = logFrom(environment['LOG_LEVEL'])
  try {
    const service = await startContentService({
      ...readOptions(args, environment),
      log: (message, level = 'info') => log[level]('content service', { message }),
    })
    logFrom('info').info('ready', { url: service.origin })

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

function logFrom(level: string | undefined): Log {
  return createLog({ level, write: console.log, now: Date.now })
}
