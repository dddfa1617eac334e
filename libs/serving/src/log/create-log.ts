import { currentRequestId } from './request-context.ts'

/** How much a line matters. `info` is what happens every day; nobody needs to do anything. */
export type LogLevel = 'debug' | 'info' | 'warn' | 'error'

/** Writes one line. Never the query of an address: it can carry a token. */
export type WriteLine = (about: string, details?: object) => void

/** Where a process tells what happens. */
export type Log = Readonly<Record<LogLevel, WriteLine>>

const levels = ['debug', 'info', 'warn', 'error'] as const

/**
 * Creates a log of one JSON object a line: `time`, `level`, `about`, `requestId` of the request it happened in, and what
 * else is known.
 *
 * @param options.level Lines below it are not written. `silent`: none is.
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

/** Errors have nothing of their own that JSON would show. */
function withErrors(_key: string, value: unknown): unknown {
  if (!(value instanceof Error)) return value
  const { name, message, cause } = value
  return {
    name,
    message,
    ...('code' in value && { code: value.code }),
    ...(cause !== undefined && { cause }),
  }
}
