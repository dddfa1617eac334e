import { matchRoute } from '@house-edge/routing'
import type { ReportedChanges } from '@house-edge/serving'
import type { PublishedRoutes } from '../site/site-options.ts'

/**
 * Has one page of each kind rendered again by `catchUp`, also those that `reported` includes: the first publish then finds
 * the code of its page loaded and the checks of its content compiled.
 */
export function withWarmUp(routes: PublishedRoutes, reported: ReportedChanges): ReportedChanges {
  const chosen = new Map<string, string>()
  return {
    since: reported.since,
    includes: (path) => {
      const match = matchRoute(routes, path)
      const kind = match.kind === 'matched' ? match.route.pattern : path
      if (!chosen.has(kind)) chosen.set(kind, path)
      return chosen.get(kind) !== path && reported.includes(path)
    },
  }
}
