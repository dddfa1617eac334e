import { fileResponse, writeRobots } from '@house-edge/publishing'
import { routes } from '../../routes.ts'
import { site } from '../../site.ts'

/** Rendered for each request: where the site is, its environment says. */
export const dynamic = 'force-dynamic'

/** What crawlers may visit, and where the map of the site is. */
export const GET = (request: Request) =>
  fileResponse(request, writeRobots({ routes, origin: site.settings().origin }), {
    'content-type': 'text/plain; charset=utf-8',
    'cache-control': 'public, max-age=3600',
  })
