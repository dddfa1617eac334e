import { href } from '@house-edge/routing'
import type { MetadataRoute } from 'next'
import { siteConfig } from '../config.ts'
import { contentStore } from '../content.ts'
import { routes } from '../routes.ts'

/** Finished anew with each request: it lists what is published, and asks nobody but the store. */
export const dynamic = 'force-dynamic'

/** Every page there is, at `/sitemap.xml`. */
export default async function sitemap(): Promise<MetadataRoute.Sitemap> {
  const origin = siteConfig().SITE_ORIGIN
  const documents = await contentStore().addresses()
  return [
    { url: new URL(href(routes.reviews), origin).href },
    { url: new URL(href(routes.blog), origin).href },
    ...documents.flatMap(({ url, publishedAt }) =>
      url ? [{ url: new URL(url, origin).href, ...(publishedAt && { lastModified: publishedAt }) }] : [],
    ),
  ]
}
