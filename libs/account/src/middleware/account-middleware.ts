import type { Auth } from '@house-edge/auth/server'
import type { NextRequest } from 'next/server'
import { clearFlash, flashCookie } from '../cookies/flash.ts'
import { returnedErrorPath } from '../paths/returned-error.ts'

/** What runs before a page, as a proxy of `@house-edge/routing/next` calls it. */
type Middleware<Match> = (
  context: { request: NextRequest; requestHeaders: Headers; match: Match },
  next: () => Promise<Response>,
) => Promise<Response>

/** What the middleware of an account knows of its site. `Match` is the route that a request matched. */
export interface AccountMiddlewareOptions<Match> {
  /** Sessions and the sign-in rule, of the language of a route. */
  auth: (match: Match) => Auth
  siteOrigin: () => string
  /** The language of a route (BCP 47). `undefined`: the original. Default: the site has one. */
  lang?: (match: Match) => string | undefined
  /** The page in place of the plain 503, when it is not known who is visiting. */
  unknownVisitor?: (plain: Response, match: Match) => Response
}

/** What runs before pages that know their visitor, by the names that a table of routes gives it. */
export interface AccountMiddleware<Match> {
  /**
   * Leads away from a URL with an error of the auth service, to the handler that says it in words: first on the pages where
   * people come back from there, the front page and that of the sign-in.
   */
  returned: Middleware<Match>
  /** Applies the sign-in rule, and refreshes the session of visitors who may proceed. */
  'sign-in': Middleware<Match>
  /** Ends the message of a form after it has been shown. */
  flash: Middleware<Match>
}

/**
 * What runs before pages that know their visitor, for `createProxy` of `@house-edge/routing/next` and `publishedProxy`.
 *
 * @example
 * ```ts
 * const routes = defineRoutes({
 *   login: { pattern: '/login', middleware: ['returned', 'sign-in', 'flash'] },
 * })
 * const middleware = accountMiddleware({ auth: () => siteAuth(), siteOrigin: () => 'https://site.example' })
 * ```
 */
export function accountMiddleware<Match>(site: AccountMiddlewareOptions<Match>): AccountMiddleware<Match> {
  return {
    returned: async ({ request, match }, next) => {
      const path = returnedErrorPath(request.nextUrl.searchParams)
      if (path === undefined) return next()
      const to = new URL(path, site.siteOrigin())
      const lang = site.lang?.(match)
      if (lang !== undefined) to.searchParams.set('lang', lang)
      return new Response(null, { status: 303, headers: { location: to.href } })
    },

    'sign-in': async ({ request, requestHeaders, match }, next) => {
      let hasPassed = false
      const response = await site.auth(match).proxy(request, async (context) => {
        hasPassed = true
        const cookie = context.requestHeaders().get('cookie')
        if (cookie !== null) requestHeaders.set('cookie', cookie)
        return next()
      })
      return !hasPassed && response.status === 503 && site.unknownVisitor
        ? site.unknownVisitor(response, match)
        : response
    },

    flash: async ({ request }, next) => {
      const response = await next()
      return request.cookies.has(flashCookie)
        ? clearFlash(response, site.siteOrigin().startsWith('https:'))
        : response
    },
  }
}
