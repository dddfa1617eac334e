import { format, stripVTControlCharacters } from 'node:util'
import type { Log, LogLevel } from './create-log.ts'

const methods = {
  log: 'info',
  info: 'info',
  debug: 'debug',
  warn: 'warn',
  error: 'error',
  trace: 'debug',
} as const

/**
 * Sends console output, mostly the framework's, to a log, so that it has time, level and request.
 *
 * @returns Restores the console.
 */
export function captureConsole(log: Log): () => void {
  const own = { ...console }
  for (const [method, level] of Object.entries(methods) as [keyof typeof methods, LogLevel][])
    console[method] = (...words: unknown[]) => {
      const message = stripVTControlCharacters(format(...words)).trim()
      if (message) log[level]('console', { message })
    }
  return () => void Object.assign(console, own)
}
