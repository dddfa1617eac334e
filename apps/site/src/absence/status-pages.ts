import { isBot, PageGoneError, PageNotFoundError } from '@house-edge/routing'
import type { StatusPageOptions } from '@house-edge/serving'
import { browserScript } from '../finished/addresses.ts'
import { absentPath, routes } from '../routes.ts'
import { referencePlace } from './reference-place.ts'

/** Pages that answers name, besides those of a status. */
const named: ReadonlySet<string> = new Set([routes.unknownVisitor.pattern, routes.foreignForm.pattern])
const previewNotices = routes.previewNotice.pattern.replace(':failure', '')

/**
 * How the server in front shows an error status: a page of the site to people, a short text to bots
 * (docs/requirements.md#r169).
 */
export const statusPages: StatusPageOptions = {
  pages: {
    400: routes.malformed.pattern,
    404: absentPath,
    410: routes.gone.pattern,
    500: routes.failed.pattern,
    503: routes.unavailable.pattern,
  },
  isStandIn: (path) => named.has(path) || path.startsWith(previewNotices),
  // The way through the site works without the framework, and the policy of every answer lets nothing else run.
  finishing: { ownScripts: [browserScript] },
  referencePlace,
  isMachine: isBot,
  words: (status, path) => {
    if (status === 404) return new PageNotFoundError(path).message
    return status === 410 ? new PageGoneError(path).message : undefined
  },
}
