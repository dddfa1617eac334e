import { fileResponse, writeRobots } from '@house-edge/publishing'
import { siteConfig } from '../../config.ts'
import { routes } from '../../routes.ts'

/** Rendered for each request: where the site is, its environment says. */
export const dynamic = 'force-dynamic'

/** What crawlers may visit, at `/robots.txt`. */
export const GET = (request: Request) =>
  fileResponse(
    request,
    writeRobots({ routes, origin: siteConfig().SITE_ORIGIN, closed: ['/api/', '/go/'] }),
    { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'public, max-age=3600' },
  )
