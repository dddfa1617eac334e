import type { AuthNotice } from '@house-edge/auth/server'
import type { ContentEvent } from '@house-edge/content'
import type { LogLevel } from '@house-edge/serving/log'

/** How much an event of the content matters: `warn` where visitors get less or older things than there are. */
export function levelOfContent(event: ContentEvent): LogLevel {
  switch (event.type) {
    case 'circuit':
      return event.isOpen ? 'warn' : 'info'
    case 'snapshot':
      return event.action === 'loaded' || event.action === 'saved' ? 'info' : 'warn'
    case 'content-left-out':
    case 'stale-served':
    case 'refresh-failed':
    case 'disappearance-refused':
      return 'warn'
    case 'retry':
    case 'ref-recovered':
    case 'list-changed-while-read':
    case 'refreshed':
      return 'info'
  }
}

/** How much a notice of the sign-in matters: `error` where somebody has to set something right. */
export function levelOfAuth({ kind }: AuthNotice): LogLevel {
  if (kind === 'session-dropped') return 'info'
  return kind === 'keys-unavailable' ? 'warn' : 'error'
}
