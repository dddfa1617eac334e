import { createLog, type Log } from '@house-edge/serving/log'
import { siteConfig } from '../config.ts'

let log: Log | undefined

/** The site's log. `LOG_LEVEL` is the lowest level to write. */
export function siteLog(): Log {
  log ??= createLog({ level: siteConfig().LOG_LEVEL, write, now: Date.now })
  return log
}

/** Prints the site's address. `npm start` waits for this line, so it is written at every level. */
export function tellReady(url: string): void {
  createLog({ level: 'info', write, now: Date.now }).info('ready', { url, pid: process.pid })
}

function write(line: string): void {
  // The reader of the log may be gone. Logging this failure would fail again.
  if (process.stdout.listenerCount('error', ignore) === 0) process.stdout.on('error', ignore)
  process.stdout.write(line)
}

function ignore(): void {}
