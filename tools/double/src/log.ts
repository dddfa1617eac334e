import { AsyncLocalStorage } from 'node:async_hooks'
import { randomUUID } from 'node:crypto'
import type { MiddlewareHandler } from 'hono'

/** The level of a line. `info` needs no action. */
export type LogLevel = 'debug' | 'info' | 'warn' | 'error'

/** Writes one line. Never log the query of a URL: it can contain a token. */
type WriteLine = (about: string, details?: object) => void

/** The log of a service. */
export type Log = Readonly<Record<LogLevel, WriteLine>>

const levels = ['debug', 'info', 'warn', 'error'] as const
const requests = new AsyncLocalStorage<string>()

/**
 * Creates a log with one JSON object per line: `time`, `level`, `about`, `requestId` of the current request, and the
 * given details.
 *
 * @param options.level Lowest level to write. `silent` writes nothing; unknown levels mean `info`.
 */
export function createLog(options: {
  level: string | undefined
  write: (line: string) => void
  now: () => number
}): Log {
  const { level: lowest = 'info', write, now } = options
  const known = levels.findIndex((level) => level === lowest)
  const from = lowest === 'silent' ? levels.length : Math.max(known, known === -1 ? 1 : 0)
  const writer =
    (level: LogLevel): WriteLine =>
    (about, details) => {
      if (levels.indexOf(level) < from) return
      const requestId = requests.getStore()
      const time = new Date(now()).toISOString()
      write(JSON.stringify({ time, level, about, ...(requestId && { requestId }), ...details }))
    }
  return { debug: writer('debug'), info: writer('info'), warn: writer('warn'), error: writer('error') }
}

/** The request ids accepted from clients: without characters that could forge a log line. */
const givenName = /^[\w-]{1,64}$/

/**
 * Gives each request an id for the log: the client's `X-Request-Id`, or a new one.
 *
 * @param tell Called with each answered request, without its query.
 */
export function nameRequests(tell: (request: { method: string; path: string }) => void): MiddlewareHandler {
  return ({ req }, next) => {
    const { method, path } = req
    const given = req.header('x-request-id') ?? ''
    return requests.run(givenName.test(given) ? given : randomUUID().slice(-12), async () => {
      await next()
      tell({ method, path })
    })
  }
}
