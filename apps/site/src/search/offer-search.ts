import { contentStore } from '../content/content-store.ts'
import { findPageFront } from '../finished/page-front.ts'
import { siteLog } from '../process/log.ts'

/** Lets the server create the index of the search when it is ready. The start does not load what that takes. */
export function offerSearch(): void {
  const front = findPageFront()
  if (!front) return
  front.afterStart.push(async () => {
    try {
      const { prepareSearch } = await import('./site-search.ts')
      // To read the first list of a large repository takes a minute.
      await contentStore()
        .refresh()
        .catch(() => {})
      const { size } = await prepareSearch(contentStore())
      siteLog().info('search', { documents: size })
    } catch (error) {
      siteLog().warn('search', { error })
    }
  })
}
