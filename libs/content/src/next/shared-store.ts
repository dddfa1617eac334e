import type { PrismicDocument } from '@prismicio/client'
import type { ContentStore } from '../store/content-store.ts'

/** On the global object, because the framework bundles this module more than once: docs/decisions/0230. */
const place = Symbol.for('@house-edge/content/stores')

/**
 * One store for the whole process.
 *
 * The framework bundles proxy, pages and handlers separately, each with its own copy of every module; a
 * store made at module level would exist several times, and a
 * webhook would refresh one that no page reads.
 *
 * @param name Tells stores apart; the endpoint, and the reference mode if it is not the latest.
 * @param create Makes it, the first time only.
 */
export function sharedStore<Documents extends PrismicDocument>(
  name: string,
  create: () => ContentStore<Documents>,
): ContentStore<Documents> {
  const holder = globalThis as { [place]?: Map<string, ContentStore> }
  const stores = (holder[place] ??= new Map())
  const existing = stores.get(name) as ContentStore<Documents> | undefined
  if (existing) return existing
  const store = create()
  stores.set(name, store as unknown as ContentStore)
  return store
}
