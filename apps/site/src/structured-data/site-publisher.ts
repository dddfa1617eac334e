import { siteConfig } from '../config.ts'
import { siteContent } from '../content/visit-content.ts'
import { here, routes } from '../routes.ts'
import { type Publisher, publisherOf } from '@house-edge/reviews/structured-data'

/** The publisher of this site. Every page shows the settings in its frame, so all are dropped when these change. */
export async function sitePublisher(): Promise<Publisher> {
  const settings = await (await siteContent()).findSingle('settings')
  return publisherOf(settings, { origin: new URL(siteConfig().SITE_ORIGIN).origin, home: here(routes.home) })
}
