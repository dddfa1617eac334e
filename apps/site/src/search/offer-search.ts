import { contentStore } from '../content/content-store.ts'
import { siteLog } from '../logging/log.ts'
import { links } from '../links.ts'

/** Creates the index of the search, before visitors are sent to this process. */
export async function makeSearch(): Promise<void> {
  const { prepareSearch } = await import('@house-edge/reviews/site-search')
  const { size } = await prepareSearch(contentStore(), links)
  siteLog().info('search', { documents: size })
}
