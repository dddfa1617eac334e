import type { MetadataRoute } from 'next'
import { siteConfig } from '../config.ts'

/** What crawlers may visit, at `/robots.txt`. */
export default function robots(): MetadataRoute.Robots {
  return {
    rules: {
      userAgent: '*',
      allow: '/',
      disallow: ['/api/', '/account', '/confirm', '/login', '/sign-up', '/slice-simulator'],
    },
    sitemap: new URL('/sitemap.xml', siteConfig().SITE_ORIGIN).href,
  }
}
