import type { ContentChange, ContentStore } from '@house-edge/content'
import type { AllDocumentTypes } from '@house-edge/slices/documents'
import { createSearchIndex, type SearchIndex } from './search-index.ts'
import { searchEntryOf } from './searchable.ts'

type Store = Pick<ContentStore<AllDocumentTypes>, 'client' | 'onChange'>

/** On the global object, because the framework bundles this module more than once: docs/decisions/0230. */
const place = Symbol.for('@house-edge/site/search')

/**
 * The index of all published documents: one per process, created on the first search and updated by publishes.
 *
 * @throws {ContentError} The content could not be read. The next search tries again.
 */
export async function siteSearch(store: Store): Promise<SearchIndex> {
  // The framework bundles pages and handlers apart, each with a copy of this module, so the index is on `globalThis`.
  const holder = globalThis as { [place]?: Promise<SearchIndex> }
  holder[place] ??= followContent(store)
  try {
    return await holder[place]
  } catch (error) {
    delete holder[place]
    throw error
  }
}

/** Creates an index of a store that follows its changes. */
export async function followContent({ client, onChange }: Store): Promise<SearchIndex> {
  const index = createSearchIndex()
  const waiting: ContentChange[] = []
  let isFilled = false
  // Changes during the creation are applied after it, in order.
  let last = Promise.resolve()
  const stop = onChange((change) => {
    if (isFilled) last = last.then(() => takeOver(change)).catch(() => {})
    else waiting.push(change)
  })
  async function takeOver({ changed, removed }: ContentChange): Promise<void> {
    index.remove(removed.map(({ id }) => id))
    const documents = await Promise.all(changed.map(({ id }) => client.findById(id)))
    const entries = documents.map((document) => document && searchEntryOf(document))
    const found = entries.filter((entry) => entry !== undefined)
    const kept = new Set(found.map(({ id }) => id))
    index.remove(changed.flatMap(({ id }) => (kept.has(id) ? [] : [id])))
    await index.add(found)
  }
  try {
    const documents = await client.getAll()
    await index.add(documents.flatMap((document) => searchEntryOf(document) ?? []))
    for (const change of waiting) await takeOver(change)
    isFilled = true
    return index
  } catch (error) {
    stop()
    throw error
  }
}
