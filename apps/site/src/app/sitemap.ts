import type { Route } from '@house-edge/routing'
import type { MetadataRoute } from 'next'
import { siteConfig } from '../config.ts'
import { contentStore } from '../content.ts'
import { routes } from '../routes.ts'

const listings = Object.values<Route & { lists?: string }>(routes)
  .filter(({ lists, params }) => lists !== undefined && params === undefined)
  .map(({ pattern }) => pattern)

/** Finished anew with each request: it lists what is published, and asks nobody but the store. */
export const dynamic = 'force-dynamic'

/** Every page there is, at `/sitemap.xml`. */
export default async function sitemap(): Promise<MetadataRoute.Sitemap> {
  const origin = siteConfig().SITE_ORIGIN
  const documents = await contentStore().addresses()
  return [
    ...listings.map((path) => ({ url: new URL(path, origin).href })),
    ...documents.flatMap(({ url, publishedAt }) =>
      url ? [{ url: new URL(url, origin).href, ...(publishedAt && { lastModified: publishedAt }) }] : [],
    ),
  ]
}
