import { unstable_cache } from 'next/cache'
import { foldTags } from '../tags/document-tags.ts'
import { sharedPages } from './page-registry.ts'
import { isDraftMode } from './read-preview-ref.ts'

/** A page being rendered. */
interface TaggedPage {
  path: string
  /** Of the reader it reads with, so that a page is noticed that was rendered while it was dropped. */
  generation?: number | undefined
}

/**
 * Adds cache tags to the page being rendered, so that `revalidateTag` drops it, and records them, so that
 * the webhook can say which pages it dropped.
 *
 * With Cache Components, call it in the page and not in a function with `'use cache'`: that runs once for all pages that
 * show its result, so one page alone would be recorded. What is cached there carries its tags by `cacheTag`.
 *
 * Without them the framework takes a page's tags only from cached data the page reads. So this
 * reads an empty cache entry with these tags. Its key is the same for all pages: tags count whether or not
 * the entry exists, and one entry for the whole site takes no space. In draft mode it does nothing.
 *
 * @param page Its path, as visitors ask for it, and the generation of its reader.
 * @param tags From `documentTags`, `listTag`, `orderTags` and `addressTag`. More than 128 are folded into
 * listings.
 */
export async function tagPage(page: TaggedPage, tags: readonly string[]): Promise<void> {
  if (await isDraftMode()) return
  const folded = foldTags(tags)
  sharedPages().note(page.path, folded, page.generation)
  // An entry of `unstable_cache` is written with the time of day, which such a page may not ask for: rendered again on
  // demand, it ended in an error, and stayed as it was (Next 16.4.5 and 16.4.6). Its tags come from what it has cached.
  if (process.env['__NEXT_CACHE_COMPONENTS']) return
  const nothing = unstable_cache(async () => null, ['house-edge/content/page-tags'], { tags: folded })
  await nothing()
}
