import { matchRoute } from '@house-edge/routing'
import type { ToldChanges } from '@house-edge/serving'
import { routes } from '../routes.ts'

/**
 * Has one page of each kind rendered again by `catchUp`, whatever this process knows of it: the first publish then finds
 * the code of its page loaded and the checks of its content compiled.
 */
export function exceptOneOfEach(told: ToldChanges): ToldChanges {
  const chosen = new Map<string, string>()
  return {
    since: told.since,
    knows: (path) => {
      const match = matchRoute(routes, path)
      const kind = match.kind === 'matched' ? match.route.pattern : path
      if (!chosen.has(kind)) chosen.set(kind, path)
      return chosen.get(kind) !== path && told.knows(path)
    },
  }
}
