import { isNeverStored } from '../site/published-site.ts'
import type { PublishedRoute } from '../site/site-options.ts'

/** What crawlers are told of a site. */
interface RobotsOptions {
  routes: Readonly<Record<string, PublishedRoute>>
  origin: string
  /** Paths besides those of pages that begin so. @default ['/api/'] */
  closed?: readonly string[] | undefined
  /** @default '/sitemap.xml' */
  sitemap?: string | undefined
}

/**
 * Writes which pages crawlers may visit (RFC 9309): all that are not made for one visitor or from a query, by the middleware
 * of their routes.
 *
 * @example
 * ```ts
 * // app/robots.txt/route.ts
 * export const GET = () => new Response(writeRobots({ routes, origin: 'https://site.example' }))
 * ```
 */
export function writeRobots({
  routes,
  origin,
  closed = ['/api/'],
  sitemap = '/sitemap.xml',
}: RobotsOptions): string {
  const pages = Object.values(routes).filter(isNeverStored)
  const rules = [...closed, ...pages.flatMap(({ pattern }) => wholly(pattern))]
  const lines = rules.map((rule) => `Disallow: ${rule}`).join('\n')
  return `User-Agent: *\nAllow: /\n${lines}\n\nSitemap: ${new URL(sitemap, origin).href}\n`
}

/** A rule covers every path that begins with it: `/login` alone would hide a page called `/login-safely`. RFC 9309 §2.2.3. */
function wholly(pattern: string): string[] {
  const path = pattern.replaceAll(/:\w+/g, '*')
  return [`${path}$`, `${path}?`, `${path}/`]
}
