import { siteConfig } from '../config.ts'
import { siteContent } from '../content.ts'
import { type Publisher, publisherOf } from './describe.ts'

/** Who publishes the pages of this site. The frame around each is dropped when its settings change. */
export async function sitePublisher(): Promise<Publisher> {
  const settings = await (await siteContent()).findSingle('settings')
  return publisherOf(settings, new URL(siteConfig().SITE_ORIGIN).origin)
}
