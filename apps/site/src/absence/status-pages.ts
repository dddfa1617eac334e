import type { StatusPageOptions } from '@house-edge/serving'
import { languageOfPath } from '@house-edge/routing'
import { languages } from '../language.ts'
import { routes } from '../routes.ts'
import { referencePlace } from './reference-place.ts'

/** Pages that answers name, besides those of a status. */
const named: ReadonlySet<string> = new Set<string>([
  routes.unknownVisitor.pattern,
  routes.foreignForm.pattern,
])
const previewNotices = routes.previewNotice.pattern.replace(':failure', '')

/** The page for a status in the language of an address. */
export function statusPath(route: { pattern: string; page: string }, path: string): string {
  return routes[`${route.page}@${languageOfPath(languages, path)}`]?.pattern ?? route.pattern
}

const byStatus: Readonly<Record<number, { pattern: string; page: string }>> = {
  400: routes.malformed,
  410: routes.gone,
  429: routes.tooMany,
  500: routes.failed,
  503: routes.unavailable,
}

const statusPaths = new Set<string>(
  Object.keys(languages).flatMap((lang) =>
    [...Object.values(byStatus), routes.missing].flatMap(
      ({ page }) => routes[`${page}@${lang}`]?.pattern ?? [],
    ),
  ),
)

/** The pages that the server in front shows people for an error status (docs/requirements.md#r169), besides the not-found page. */
export const statusPages: StatusPageOptions = {
  pages: Object.fromEntries(Object.entries(byStatus).map(([status, { pattern }]) => [status, pattern])),
  pageOf: (status, path) => {
    const route = byStatus[status]
    if (route) return statusPath(route, path)
    // In the original language it is the framework's.
    const missing = statusPath(routes.missing, path)
    return status === 404 && missing !== routes.missing.pattern ? missing : undefined
  },
  isStandIn: (path) =>
    named.has(path) ||
    path === routes.missing.pattern ||
    statusPaths.has(path) ||
    path.startsWith(previewNotices),
  referencePlace,
}
