import type { SentPagesOptions } from '@house-edge/serving'
import { type PublishedSite, routeAt } from '../site/published-site.ts'
import type { PageRules } from './page-rules.ts'

/** The pages of a site that are finished as they are sent: {@link PublishedSiteOptions.finishesEachVisit}. */
export function sentPagesOf(
  { routes, finishesEachVisit }: Pick<PublishedSite, 'routes' | 'finishesEachVisit'>,
  { finishing, policyOf }: Pick<PageRules, 'finishing' | 'policyOf'>,
  onRefused: SentPagesOptions['onRefused'],
): SentPagesOptions | undefined {
  return (
    finishesEachVisit && {
      isFinished: (path) => {
        const route = routeAt(routes, path)
        return route !== undefined && finishesEachVisit(route)
      },
      finishing,
      headersOf: ({ path, styleDigests }) => ({ 'content-security-policy': policyOf(path, styleDigests) }),
      onRefused,
    }
  )
}
