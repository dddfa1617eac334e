import { siteMap } from '../../sitemap/sitemap-response.ts'

/** Rendered for each request, from the content store alone. */
export const dynamic = 'force-dynamic'

/** Every page, at `/sitemap.xml`; an index when one file cannot list them all. */
export const GET = (request: Request) => siteMap(request)
