import type { AuthNotice } from '@house-edge/auth/server'
import type { ContentEvent } from '@house-edge/content'
import type { LogLevel } from '@house-edge/serving/log'

const everyDay = new Set<ContentEvent['type']>([
  'retry',
  'ref-recovered',
  'list-changed-while-read',
  'refreshed',
])

/** The log level of a content event: `warn` when visitors get outdated or incomplete content. */
export function levelOfContent(event: ContentEvent): LogLevel {
  if (event.type === 'circuit') return event.isOpen ? 'warn' : 'info'
  if (event.type === 'snapshot')
    return event.action === 'loaded' || event.action === 'saved' ? 'info' : 'warn'
  return everyDay.has(event.type) ? 'info' : 'warn'
}

/** The log level of a sign-in notice: `error` when an operator must act. */
export function levelOfAuth({ kind }: AuthNotice): LogLevel {
  if (kind === 'session-dropped') return 'info'
  return kind === 'keys-unavailable' ? 'warn' : 'error'
}
