import { AsyncLocalStorage } from 'node:async_hooks'
import { randomUUID } from 'node:crypto'
import type { MiddlewareHandler } from 'hono'

/** How much a line matters. `info` is what happens every day; nobody needs to do anything. */
export type LogLevel = 'debug' | 'info' | 'warn' | 'error'

/** Writes one line. Never the query of an address: it can carry a token. */
type WriteLine = (about: string, details?: object) => void

/** Where a service tells what happens. */
export type Log = Readonly<Record<LogLevel, WriteLine>>

const levels = ['debug', 'info', 'warn', 'error'] as const
const requests = new AsyncLocalStorage<string>()

/**
 * Creates a log of one JSON object a line: `time`, `level`, `about`, `requestId` of the request it happened in, and what
 * else is known.
 *
 * @param options.level Lines below it are not written. `silent`: none is. Anything else means `info`.
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

/** What a request may be called by who sends it: nothing that could be taken for another part of a line. */
const givenName = /^[\w-]{1,64}$/

/**
 * Names each request, so that its lines can be found together: as who sends it calls it (`X-Request-Id`), or anew.
 *
 * @param tell Hears of each that was answered. Without its query.
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
