import type { StatusPageOptions } from '@house-edge/serving'
import { routes } from '../routes.ts'
import { referencePlace } from './reference-place.ts'

/** Pages that answers name, besides those of a status. */
const named: ReadonlySet<string> = new Set([routes.unknownVisitor.pattern, routes.foreignForm.pattern])
const previewNotices = routes.previewNotice.pattern.replace(':failure', '')

/** The pages that the server in front shows people for an error status (docs/requirements.md#r169), besides the not-found page. */
export const statusPages: StatusPageOptions = {
  pages: {
    400: routes.malformed.pattern,
    410: routes.gone.pattern,
    429: routes.tooMany.pattern,
    500: routes.failed.pattern,
    503: routes.unavailable.pattern,
  },
  isStandIn: (path) => named.has(path) || path.startsWith(previewNotices),
  referencePlace,
}
