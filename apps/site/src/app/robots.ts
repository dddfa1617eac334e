import type { Route } from '@house-edge/routing'
import type { MetadataRoute } from 'next'
import { siteConfig } from '../config.ts'
import { routes } from '../routes.ts'

/** Addresses that are no pages for readers: everything below `/api`, and pages for one visitor (`routes.ts`). */
const closed = [
  '/api/',
  ...Object.values<Route>(routes)
    .filter(({ middleware }) => middleware?.includes('private'))
    .flatMap(({ pattern }) => wholly(pattern)),
  ...wholly(routes.sliceSimulator.pattern),
]

/** A rule stands for everything that begins like it: `/login` alone would hide a page called `/login-safely`. RFC 9309 §2.2.3. */
function wholly(path: string): string[] {
  return [`${path}$`, `${path}?`, `${path}/`]
}

/** What crawlers may visit, at `/robots.txt`. */
export default function robots(): MetadataRoute.Robots {
  return {
    rules: { userAgent: '*', allow: '/', disallow: closed },
    sitemap: new URL('/sitemap.xml', siteConfig().SITE_ORIGIN).href,
  }
}
