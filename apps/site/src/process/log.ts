import { createLog, type Log } from '@house-edge/serving/log'
import { siteConfig } from '../config.ts'

const write = (line: string) => void process.stdout.write(line)
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
