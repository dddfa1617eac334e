import { publishedProxy } from '@house-edge/publishing/next'
import { content } from './content/published-content.ts'
import { describePage } from './payload/describe-page.ts'
import { middleware } from './route-middleware.ts'

/** Runs the middleware of a request's route, which answers the request or passes it on. */
export const proxy = publishedProxy(content, { middleware, describe: describePage })

export const config = {
  // Files of the build and of `public` need no decision. The framework reads this line without running it, so the files
  // of `routes.ts` are listed again; a test compares both.
  matcher: [
    '/((?!_next/|api/|builds/|feeds/|go/|sitemaps/|social/|(?:robots\\.txt|sitemap\\.xml|favicon\\.ico|icon\\.svg|apple-icon\\.png|icon-192\\.png|icon-512\\.png|manifest\\.webmanifest)$).*)',
  ],
}
