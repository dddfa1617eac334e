import { publishedProxy } from '@house-edge/publishing/next'
import { siteAuth } from './auth.ts'
import { content } from './content.ts'
import { languageOf } from './language.ts'

/** Files need no decision, unlike the payloads of pages (`describe`). The framework reads this line without running it. */
export const config = { matcher: ['/((?!_next/|api/|.*(?<!_payload)\\.[a-z0-9]+$).*)'] }

/** Runs the middleware of the page that is asked for: see `routes.ts`. */
export const proxy = publishedProxy(content, {
  middleware: {
    /** Refreshes a session that is due, and sends visitors without one to sign in. */
    'sign-in': ({ request, requestHeaders }, next) =>
      siteAuth(languageOf(request.nextUrl.pathname)).proxy(request, async (context) => {
        requestHeaders.set('cookie', context.requestHeaders().get('cookie') ?? '')
        return next()
      }),
  },
})
