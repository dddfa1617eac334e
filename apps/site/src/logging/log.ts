import { createProcessLog } from '@house-edge/publishing'
import type { Log } from '@house-edge/serving/log'
import { siteConfig } from '../config.ts'

let log: Log | undefined

/** The site's log. `LOG_LEVEL` is the lowest level to write. */
export function siteLog(): Log {
  log ??= createProcessLog(siteConfig().LOG_LEVEL)
  return log
}
