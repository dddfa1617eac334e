import { defineMiddleware, defineRedirects, defineRoutes } from '@house-edge/routing'
import type { ProxyContext } from '@house-edge/routing/next'

/** Every page of the site: links and the proxy are made from it. */
export const routes = defineRoutes({
  home: { pattern: '/' },
  guide: { pattern: '/guides/:uid', params: { uid: /[a-z-]+/ } },
  members: { pattern: '/members', middleware: ['members'] },
})

export const middleware = defineMiddleware<ProxyContext<typeof routes>>(routes, {
  members: ({ request }, next) =>
    request.cookies.has('member') ? next() : Response.redirect(new URL('/', request.url)),
})

export const redirects = defineRedirects([{ from: '/how-to/*', to: '/guides/*', status: 308 }])
