import { createStatusRoutes } from '@house-edge/publishing'
import { languages } from '../language.ts'
import { routes } from '../routes.ts'

/** Placeholder for the reference in the error page. */
export const referencePlace = 'reference-of-this-failure'

/** The pages that people are shown for an error status (docs/requirements.md#r169), besides the not-found page. */
export const { statusPages, statusPath } = createStatusRoutes({
  routes,
  languages,
  byStatus: {
    400: routes.malformed,
    410: routes.gone,
    429: routes.tooMany,
    500: routes.failed,
    503: routes.unavailable,
  },
  missing: routes.missing,
  named: [routes.unknownVisitor, routes.foreignForm, routes.previewNotice],
})
