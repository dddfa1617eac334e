import { unstable_cache } from 'next/cache'
import { foldTags } from '../cache/document-tags.ts'

/**
 * Puts tags on the page being rendered, so that `revalidateTag` drops it.
 *
 * Without Cache Components the framework takes a page's tags only from cached
 * data the page reads. So this reads one cached nothing under these tags. Its
 * key is the same for all pages: tags count whether or not there is an entry,
 * and one entry for the whole site costs no room. In draft mode it does nothing.
 *
 * @param tags From `documentTags`, `listTag` and `addressTag`. More than 128 are folded into listings.
 */
export async function tagPage(tags: readonly string[]): Promise<void> {
  const nothing = unstable_cache(async () => null, ['house-edge/content/page-tags'], { tags: foldTags(tags) })
  await nothing()
}
