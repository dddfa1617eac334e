import type { Route } from '@house-edge/routing'
import { siteConfig } from '../config.ts'
import { routes } from '../routes.ts'

/** URLs that are not for crawlers: below `/api`, for one visitor, or made from a query (`routes.ts`). */
const closed = [
  '/api/',
  '/go/',
  ...Object.values<Route>(routes)
    .filter(({ middleware }) => middleware?.some((name) => name === 'private' || name === 'query'))
    .flatMap(({ pattern }) => wholly(pattern)),
  ...wholly(routes.sliceSimulator.pattern),
]

/** A rule covers every path that begins with it: `/login` alone would hide a page called `/login-safely`. RFC 9309 §2.2.3. */
function wholly(pattern: string): string[] {
  const path = pattern.replaceAll(/:\w+/g, '*')
  return [`${path}$`, `${path}?`, `${path}/`]
}

/** What crawlers may visit, in the form of RFC 9309. */
export function writeRobots(): string {
  const sitemap = new URL('/sitemap.xml', siteConfig().SITE_ORIGIN).href
  const rules = closed.map((rule) => `Disallow: ${rule}`).join('\n')
  return `User-Agent: *\nAllow: /\n${rules}\n\nSitemap: ${sitemap}\n`
}
