import { withinReason } from '@house-edge/publishing'
import { returnedErrorPath } from '@house-edge/account'
import { clearFlash, flashCookie } from '@house-edge/account/cookies'
import type { MiddlewareRegistry } from '@house-edge/routing'
import type { ProxyContext } from '@house-edge/routing/next'
import { NextResponse } from 'next/server'
import { unavailablePage, unknownVisitorPage } from './absence/status-page.ts'
import { siteAuth } from './auth.ts'
import { siteConfig } from './config.ts'
import { searchedSite } from './search/searched-site.ts'

/** What the names in `routes.ts` do that are of this site. The others are of `publishedProxy`. */
export const middleware: MiddlewareRegistry<ProxyContext> = {
  /** Redirects away from a URL with an error of the auth service; a handler shows our own message. */
  returned: async ({ request }, next) => {
    const path = returnedErrorPath(request.nextUrl.searchParams)
    return path === undefined ? next() : NextResponse.redirect(new URL(path, siteConfig().SITE_ORIGIN), 303)
  },

  /** Applies the sign-in rule, and refreshes the session of visitors who may proceed. */
  'sign-in': async ({ request, requestHeaders }, next) => {
    let hasPassed = false
    const response = await siteAuth().proxy(request, async (context) => {
      hasPassed = true
      const cookie = context.requestHeaders().get('cookie')
      if (cookie !== null) requestHeaders.set('cookie', cookie)
      return next()
    })
    return !hasPassed && response.status === 503 ? unknownVisitorPage(response) : response
  },

  /** 503 while there is no index of the search: a page cannot say so. Readers in distress are helped without one. */
  indexed: async ({ request }, next) => {
    const { findDistress, siteSearch } = await import('@house-edge/reviews/site-search')
    if (findDistress(request.nextUrl.searchParams.get('q') ?? '')) return next()
    return (await withinReason(siteSearch(searchedSite()))) ? next() : unavailablePage()
  },

  /** Removes the message of a form after it has been shown. */
  flash: async ({ request }, next) => {
    const response = await next()
    return request.cookies.has(flashCookie)
      ? clearFlash(response, siteConfig().SITE_ORIGIN.startsWith('https:'))
      : response
  },
}
