import { createSentPages, type SentPagesOptions, type SiteServerOptions } from '@house-edge/serving'
import { type PublishedSite, routeAt } from '../site/published-site.ts'
import type { PageRules } from './page-rules.ts'

/** Finishes the pages of a site that are rendered for each visit: {@link PublishedSiteOptions.finishesEachVisit}. */
export function sentPageOf(
  { routes, finishesEachVisit, distDir }: Pick<PublishedSite, 'routes' | 'finishesEachVisit' | 'distDir'>,
  { finishing, policyOf }: Pick<PageRules, 'finishing' | 'policyOf'>,
  { folder, onRefused }: Pick<SentPagesOptions, 'folder' | 'onRefused'>,
): SiteServerOptions['sentPage'] {
  return (
    finishesEachVisit &&
    createSentPages({
      folder,
      distDir: distDir(),
      isFinished: (path) => {
        const route = routeAt(routes, path)
        return route !== undefined && finishesEachVisit(route)
      },
      finishing,
      headersOf: ({ path, styleDigests }) => ({ 'content-security-policy': policyOf(path, styleDigests) }),
      onRefused,
    })
  )
}
