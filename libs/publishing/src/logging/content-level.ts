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
