import { withinReason } from '@house-edge/publishing'
import { accountMiddleware } from '@house-edge/account/cookies'
import type { MiddlewareRegistry } from '@house-edge/routing'
import type { ProxyContext } from '@house-edge/routing/next'
import { unavailablePage, unknownVisitorPage } from './absence/status-page.ts'
import { siteAuth } from './auth.ts'
import { siteConfig } from './config.ts'
import { originalLanguage, type SiteLanguage, tagOf } from './language.ts'
import { searchedSite } from './search/searched-site.ts'

/** What the names in `routes.ts` do that are of this site. The others are of `publishedProxy`. */
export const middleware: MiddlewareRegistry<ProxyContext> = {
  ...accountMiddleware<ProxyContext['match']>({
    auth: (match) => siteAuth(languageOfMatch(match)),
    siteOrigin: () => siteConfig().SITE_ORIGIN,
    lang: (match) => {
      const lang = languageOfMatch(match)
      return lang === originalLanguage ? undefined : tagOf(lang)
    },
    unknownVisitor: (plain, match) => unknownVisitorPage(plain, languageOfMatch(match)),
  }),

  /** 503 while there is no index of the search, or the backend that answers in its place is away: a page cannot say so. Readers in distress are helped without one. */
  indexed: async ({ request, match }, next) => {
    const { findDistress, isSearchable } = await import('@house-edge/reviews/site-search')
    if (findDistress(request.nextUrl.searchParams.get('q') ?? '')) return next()
    const lang = languageOfMatch(match)
    return (await withinReason(isSearchable(searchedSite(lang)))) ? next() : unavailablePage(lang)
  },
}

function languageOfMatch({ route }: ProxyContext['match']): SiteLanguage {
  return (route as { lang?: SiteLanguage }).lang ?? originalLanguage
}
