import { setImmediate, setTimeout } from 'node:timers/promises'
import type { ContentChange, ContentStore } from '@house-edge/content'
import type { AllDocumentTypes } from '../documents.ts'
import type { Links } from '../links.ts'
import { findableOf, searchEntryOf } from '../search-index/searchable.ts'
import { createSearchIndex, type SearchIndex } from '../text-index/search-index.ts'
import type { SearchEntry } from '../text-index/segment-writer.ts'
import { type KeptSearch, keepSearch } from './kept-search.ts'

type Store = Pick<ContentStore<AllDocumentTypes>, 'addresses' | 'client' | 'onChange' | 'state'>

/** On the global object, because the framework bundles this module more than once: docs/decisions/0230. */
const place = Symbol.for('@house-edge/reviews/search')

/** For a hundred documents from a busy service. With a visitor’s patience one late page would begin the index anew. */
const portionDeadlineMs = 30_000

/** A portion of texts takes about as long: while no reader waits, half of the time is left to visitors. */
const restMs = 10

/** Publishes within this time are written down together. */
const gatherMs = 1_000

/** What is searched. */
export interface SearchedSite {
  store: Store
  links: Links
  /** Where the index is kept for the next start and the other processes of the machine. Default: nowhere. */
  kept?: KeptSearch
}

/** An index that follows what is published. */
interface FollowingIndex extends SearchIndex {
  /** Resolves when all changes are in it that the store has told so far. */
  caughtUp: () => Promise<void>
}

/** The index, and whether a reader waits for it. */
interface Making {
  index: Promise<FollowingIndex>
  isAwaited: boolean
}

/**
 * The index of all published documents: one per process, updated by publishes. Created by `prepareSearch`, or on the
 * first search where that comes sooner.
 *
 * @throws {ContentError} The content could not be read. The next search tries again.
 */
export async function siteSearch(site: SearchedSite): Promise<SearchIndex> {
  const making = startMaking(site, setImmediate)
  making.isAwaited = true
  const index = await making.index
  // What is found after a publish may be kept until the next one.
  await index.caughtUp()
  return index
}

/**
 * Creates the index of `siteSearch` before a reader asks for it, and leaves half of the time to visitors until one does.
 *
 * @param rest Between two portions of texts.
 * @throws {ContentError} The content could not be read. The first search tries again.
 */
export async function prepareSearch(
  site: SearchedSite,
  rest: () => Promise<unknown> = () => setTimeout(restMs),
): Promise<SearchIndex> {
  return startMaking(site, rest).index
}

function startMaking(site: SearchedSite, rest: () => Promise<unknown>): Making {
  // The framework bundles pages and handlers apart, each with a copy of this module, so the index is on `globalThis`.
  const holder = globalThis as { [place]?: Making }
  if (holder[place]) return holder[place]
  const making: Making = {
    index: followContent(site, () => (making.isAwaited ? setImmediate() : rest())),
    isAwaited: false,
  }
  holder[place] = making
  making.index.catch(() => delete holder[place])
  return making
}

/**
 * Loads or creates an index of a store that follows its changes.
 *
 * @param pause Awaited between two portions of texts while it is created.
 * @param gather Awaited before changes are written down.
 */
export async function followContent(
  { store, links, kept }: SearchedSite,
  pause?: () => Promise<unknown>,
  gather: () => Promise<unknown> = () => setTimeout(gatherMs, undefined, { ref: false }),
): Promise<FollowingIndex> {
  const { client, onChange } = store
  const disk = kept && keepSearch(kept, links)
  const waiting: ContentChange[] = []
  let index: SearchIndex = createSearchIndex()
  let isFilled = false
  // Changes during the creation are applied after it, in order.
  let last = Promise.resolve()
  const stop = onChange((change) => {
    if (isFilled) last = last.then(() => takeOver(change)).catch(() => {})
    else waiting.push(change)
  })
  async function takeOver({ ref, changed, removed }: ContentChange): Promise<void> {
    const documents = await Promise.all(changed.map(({ id }) => client.findById(id)))
    const found = documents.filter((document) => document && findableOf(document, links) !== undefined)
    const kept = new Set(found.map((document) => document?.id))
    index.remove([...removed, ...changed].flatMap(({ id }) => (kept.has(id) ? [] : [id])))
    await index.add(entriesOf(found, links))
    disk?.saveSoon(index, ref, gather)
  }
  try {
    const loaded = await disk?.load()
    await store.addresses('casino_review')
    // What the store has told until here is part of what it has now.
    await setImmediate()
    waiting.length = 0
    const { ref = '' } = store.state
    if (loaded) index = loaded.index
    if (loaded?.ref !== ref) {
      const seen = new Set<string>()
      await index.add(entriesOfStore(store, links, seen), pause)
      index.remove([...index.ids()].filter((id) => !seen.has(id)))
      disk?.saveSoon(index, ref, gather)
    }
    for (const change of waiting) await takeOver(change)
    isFilled = true
    return Object.assign(index, { caughtUp: () => last })
  } catch (error) {
    stop()
    throw error
  }
}

/** @param seen Is told the id of each. */
async function* entriesOfStore(store: Store, links: Links, seen: Set<string>): AsyncGenerator<SearchEntry> {
  for await (const documents of portionsOf(store))
    for (const entry of entriesOf(documents, links)) {
      seen.add(entry.id)
      yield entry
    }
}

/** Where not all documents have room in the store, a hundred at a time past it: all at once would fill the memory. */
async function* portionsOf({ client, state }: Store): AsyncGenerator<readonly AllDocumentTypes[]> {
  const { ref, copies, documents } = state
  if (ref === undefined || copies >= documents) {
    yield await client.getAll()
    return
  }
  for (let page = 1, pages = 1; page <= pages; page += 1) {
    const answer = await client.search({ ref, pageSize: 100, page, deadlineMs: portionDeadlineMs })
    pages = answer.total_pages
    yield answer.results
  }
}

/** Reads each document when its turn has come: reading ten thousand at once would stop the process for a second. */
function* entriesOf(
  documents: readonly (AllDocumentTypes | undefined)[],
  links: Links,
): Generator<SearchEntry> {
  for (const document of documents) {
    const entry = document && searchEntryOf(document, links)
    if (entry) yield entry
  }
}
