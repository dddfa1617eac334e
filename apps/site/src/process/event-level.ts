import type { AuthNotice } from '@house-edge/auth/server'
import type { ContentEvent } from '@house-edge/content'
import type { LogLevel } from '@house-edge/serving/log'

const everyDay = new Set<ContentEvent['type']>([
  'retry',
  'ref-recovered',
  'list-changed-while-read',
  'refreshed',
])

/** How much an event of the content matters: `warn` where visitors get less or older things than there are. */
export function levelOfContent(event: ContentEvent): LogLevel {
  if (event.type === 'circuit') return event.isOpen ? 'warn' : 'info'
  if (event.type === 'snapshot')
    return event.action === 'loaded' || event.action === 'saved' ? 'info' : 'warn'
  return everyDay.has(event.type) ? 'info' : 'warn'
}

/** How much a notice of the sign-in matters: `error` where somebody has to set something right. */
export function levelOfAuth({ kind }: AuthNotice): LogLevel {
  if (kind === 'session-dropped') return 'info'
  return kind === 'keys-unavailable' ? 'warn' : 'error'
}
