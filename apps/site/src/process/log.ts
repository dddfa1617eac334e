import { createLog, type Log } from '@house-edge/serving/log'
import { siteConfig } from '../config.ts'

let log: Log | undefined

/** Where the site tells whoever operates it what happens. `LOG_LEVEL` says from which level on. */
export function siteLog(): Log {
  log ??= createLog({ level: siteConfig().LOG_LEVEL, write, now: Date.now })
  return log
}

/** Says that the site answers, and where. Whoever has started it waits for this line, whatever the level. */
export function tellReady(url: string): void {
  createLog({ level: 'info', write, now: Date.now }).info('ready', { url, pid: process.pid })
}

function write(line: string): void {
  // Whoever read the log may be gone. That is no failure to write about: it would be one more line, and so on.
  if (process.stdout.listenerCount('error', ignore) === 0) process.stdout.on('error', ignore)
  process.stdout.write(line)
}

function ignore(): void {}
