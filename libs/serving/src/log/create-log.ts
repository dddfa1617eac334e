import { currentRequestId } from './request-context.ts'

/** The level of a line. `info` needs no action. */
export type LogLevel = 'debug' | 'info' | 'warn' | 'error'

/** Writes one line. Never log the query of a URL: it can contain a token. */
export type WriteLine = (about: string, details?: object) => void

/** The log of a process. */
export type Log = Readonly<Record<LogLevel, WriteLine>>

const levels = ['debug', 'info', 'warn', 'error'] as const

/**
 * Creates a log with one JSON object per line: `time`, `level`, `about`, `requestId` of the current request, and the
 * given details.
 *
 * @param options.level Lowest level to write. `silent` writes nothing.
 * @param options.now The time, in milliseconds since 1970.
 */
export function createLog(options: {
  level: LogLevel | 'silent'
  write: (line: string) => void
  now: () => number
}): Log {
  const { level: lowest, write, now } = options
  const from = lowest === 'silent' ? levels.length : levels.indexOf(lowest)
  const writer = (level: LogLevel): WriteLine => {
    if (levels.indexOf(level) < from) return () => {}
    return (about, details) => {
      const requestId = currentRequestId()
      const line = {
        time: new Date(now()).toISOString(),
        level,
        about,
        ...(requestId && { requestId }),
        ...details,
      }
      write(`${JSON.stringify(line, withErrors)}\n`)
    }
  }
  return { debug: writer('debug'), info: writer('info'), warn: writer('warn'), error: writer('error') }
}

/** JSON shows nothing of an error, so its parts are copied. */
function withErrors(_key: string, value: unknown): unknown {
  if (!(value instanceof Error)) return value
  const { name, message, cause } = value
  return {
    name,
    message,
    ...('code' in value && { code: value.code }),
    ...('docs' in value && { docs: value.docs }),
    ...(cause !== undefined && { cause }),
  }
}
