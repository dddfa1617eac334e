import type { Route } from '@house-edge/routing'
import type { MetadataRoute } from 'next'
import { siteConfig } from '../config.ts'
import { routes } from '../routes.ts'

/** URLs that are not for crawlers: below `/api`, for one visitor, or made from a query (`routes.ts`). */
const closed = [
  '/api/',
  '/go/',
  ...Object.values<Route>(routes)
    .filter(({ middleware }) => middleware?.some((name) => name === 'private' || name === 'asked'))
    .flatMap(({ pattern }) => wholly(pattern)),
  ...wholly(routes.sliceSimulator.pattern),
]

/** A rule covers every path that begins with it: `/login` alone would hide a page called `/login-safely`. RFC 9309 §2.2.3. */
function wholly(pattern: string): string[] {
  const path = pattern.replaceAll(/:\w+/g, '*')
  return [`${path}$`, `${path}?`, `${path}/`]
}

/** What crawlers may visit, at `/robots.txt`. */
export default function robots(): MetadataRoute.Robots {
  return {
    rules: { userAgent: '*', allow: '/', disallow: closed },
    sitemap: new URL('/sitemap.xml', siteConfig().SITE_ORIGIN).href,
  }
}
