import { defineMiddleware, defineRedirects, defineRoutes } from '@house-edge/routing'
import { type ProxyContext, toProxy } from '@house-edge/routing/next'

const routes = defineRoutes({
  home: { pattern: '/', middleware: ['pass'] },
  page: { pattern: '/:uid', params: { uid: /[a-z0-9-]+/ }, middleware: ['pass'] },
})
const table = defineRedirects(
  Array.from({ length: 1_000 }, (_, index) => ({
    from: `/old-${index}`,
    to: `/new-${index}`,
    status: 308 as const,
  })),
)

/** What every request of a site pays: a thousand redirect rules, the route table, one middleware. */
export const proxy = toProxy({
  routes,
  redirects: () => table,
  middleware: defineMiddleware<ProxyContext<typeof routes>>(routes, { pass: (_context, next) => next() }),
  notFound: () => new Response(null, { status: 404 }),
  gone: () => new Response(null, { status: 410 }),
})

export const config = { matcher: ['/((?!_next/).*)'] }
