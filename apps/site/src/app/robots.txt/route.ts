import { fileResponse } from '@house-edge/publishing'
import { robots } from '../../metadata/robots.ts'

/** Rendered for each request: where the site is, its environment says. */
export const dynamic = 'force-dynamic'

/** What crawlers may visit, at `/robots.txt`. */
export const GET = (request: Request) =>
  fileResponse(request, robots(), {
    'content-type': 'text/plain; charset=utf-8',
    'cache-control': 'public, max-age=3600',
  })
