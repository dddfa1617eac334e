import { toProxy } from '@house-edge/routing/next'
import { middleware, redirects, routes } from './routes'

export const proxy = toProxy({
  routes,
  middleware,
  redirects: () => redirects,
  notFound: () => new Response('There is no such page.', { status: 404 }),
})
