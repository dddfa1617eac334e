import { setImmediate, setTimeout } from 'node:timers/promises'
import type { ContentChange, ContentStore } from '@house-edge/content'
import type { AllDocumentTypes } from '../documents.ts'
import type { Links } from '../links.ts'
import type { CallDatabase } from '../database-search/database-index.ts'
import { isSearchAway } from '../database-search/search-away-error.ts'
import { askableDatabase, siteDatabase } from '../database-search/site-database.ts'
import type { Answering } from '../search-index/search-engine.ts'
import { entriesOf, lackingOf } from '../search-index/published-entries.ts'
import { findableOf } from '../search-index/searchable.ts'
import { createSearchIndex, type SearchIndex } from '../text-index/search-index.ts'
import { type KeptSearch, keepSearch, type SearchEvent } from './kept-search.ts'
import { searchBoth } from './search-both.ts'
import { waitingLine } from './waiting-line.ts'

type Store = Pick<
  ContentStore<AllDocumentTypes>,
  'addresses' | 'client' | 'onChange' | 'onFirstRead' | 'state'
>

/** On the global object, because the framework bundles this module more than once: docs/decisions/0230. */
const place = Symbol.for('@house-edge/reviews/search')

/** A portion of texts takes about as long: while no reader waits, half of the time is left to visitors. */
const restMs = 10

/**
 * Publishes within this time are taken over and written down together: the pages that show them come first, and whoever
 * searches meanwhile waits for no longer than the taking over.
 */
const gatherMs = 1_000

/** What is searched. */
export interface SearchedSite {
  store: Store
  links: Links
  /** Where the index is kept for the next start and the other processes of the machine. Default: nowhere. */
  kept?: KeptSearch
  /** The database that keeps the index and answers in place of this process. Default: none. */
  database?: { source: string; call: CallDatabase; report: (event: SearchEvent) => void } | undefined
  /** The language of its documents, by their id of it. Default: that of the store. */
  language?: string | undefined
  /** What is searched besides, but for what is in this language too. Default: nothing. */
  instead?: SearchedSite | undefined
}

/** An index that follows what is published. */
interface FollowingIndex extends SearchIndex {
  /** Resolves when all changes are in it that the store has told so far. */
  caughtUp: () => Promise<void>
}

/** The index, and whether a reader waits for it. */
interface Making {
  /** Goes on where it has failed. */
  finish: () => Promise<FollowingIndex>
  index?: Promise<FollowingIndex> | undefined
  isAwaited: boolean
  /** What is searched together with what is shown instead. */
  both?: ReturnType<typeof searchBoth> | undefined
}

/**
 * The index of all published documents of a language: one per process, updated by publishes. Created by `prepareSearch`, or
 * on the first search where that comes sooner.
 *
 * @throws {ContentError} The content could not be read. The next search tries again.
 * @throws {SearchAwayError} The database that answers in its place does not.
 */
export async function siteSearch(site: SearchedSite): Promise<Answering> {
  const { database } = site
  if (database) {
    if (site.instead) await siteSearch(site.instead)
    return await askableDatabase({ ...site, database })
  }
  const making = startMaking(site, setImmediate)
  making.isAwaited = true
  const index = await making.index!
  // What is found after a publish may be kept until the next one.
  await index.caughtUp()
  const { instead, language } = site
  if (!instead || language === undefined) return index
  await siteSearch(instead)
  const others = await startMaking(instead, setImmediate).index!
  making.both ??= searchBoth(index, others)
  return making.both(await translatedInto(language, site.store))
}

/** Whether a search can be answered. Where a database does it, whether it answers. */
export async function isSearchable(site: SearchedSite): Promise<boolean> {
  try {
    await siteSearch(site)
    return true
  } catch (error) {
    if (isSearchAway(error)) return false
    throw error
  }
}

/** Ids of documents of other languages that are in this one too. */
async function translatedInto(language: string, { addresses }: Store): Promise<readonly string[]> {
  return (await addresses()).flatMap(({ lang, alternates }) => (lang === language ? alternates : []))
}

/**
 * Creates the index of `siteSearch` before a reader asks for it, and leaves half of the time to visitors until one does.
 * Begun before the store has read its first list, it takes the documents from there, page by page.
 *
 * @param rest Between two portions of texts.
 * @throws {ContentError} The content could not be read. The first search tries again.
 */
export async function prepareSearch(
  site: SearchedSite,
  rest: () => Promise<unknown> = () => setTimeout(restMs),
): Promise<{ readonly size: number }> {
  const { database } = site
  if (database) return await siteDatabase({ ...site, database })
  return startMaking(site, rest).index!
}

function startMaking(site: SearchedSite, rest: () => Promise<unknown>): Making {
  // The framework bundles pages and handlers apart, each with a copy of this module, so the index is on `globalThis`.
  const holder = globalThis as { [place]?: Map<string | undefined, Making> }
  const all = (holder[place] ??= new Map())
  const isAwaited = (): boolean => all.get(site.language)?.isAwaited ?? false
  const making: Making = all.get(site.language) ?? {
    ...makeIndex(site, () => (isAwaited() ? setImmediate() : rest())),
    isAwaited: false,
  }
  all.set(site.language, making)
  // The content was not to be had. What has been indexed stays.
  making.index ??= making.finish().catch((error: unknown) => {
    making.index = undefined
    throw error
  })
  return making
}

/**
 * Loads or creates an index of a store that follows its changes.
 *
 * @param pause Awaited between two portions of texts while it is created.
 * @param gather Awaited before changes are taken over that no search waits for, and before they are written down.
 */
export function makeIndex(
  { store, links, kept, language }: SearchedSite,
  pause?: () => Promise<unknown>,
  gather: () => Promise<unknown> = () => setTimeout(gatherMs, undefined, { ref: false }),
): Pick<Making, 'finish'> {
  const { client, onChange } = store
  const inLanguage = language === undefined ? undefined : { lang: language }
  const disk = kept && keepSearch(kept, links, language)
  const waiting: ContentChange[] = []
  const read = new Set<string>()
  const found = new Set<string>()
  const note = (id: string, isFound: boolean): void => {
    read.add(id)
    if (isFound) found.add(id)
    else found.delete(id)
  }
  const pages = waitingLine<readonly AllDocumentTypes[]>()
  // The first list is of the language of the store.
  const stopReading =
    language === undefined ? store.onFirstRead((documents) => pages.put(documents)) : () => {}
  let index: SearchIndex = createSearchIndex(undefined, kept?.folder, language)
  let isFilled = false
  // Applied in order; those of the creation after it.
  let last = Promise.resolve()
  onChange((change) => {
    waiting.push(change)
    if (isFilled && waiting.length === 1) void gather().then(caughtUp)
  })
  const loading = takeFirstRead()
  // Whoever finishes it is told.
  loading.catch(() => {})

  return {
    finish: async () => {
      await store.addresses('casino_review')
      stopReading()
      pages.end()
      let loadedRef = await loading
      // Listeners are told in the turn in which the version changes.
      await setImmediate()
      const { ref = '' } = store.state
      const isFromNothing = read.size > 0
      if (loadedRef !== ref && !isFromNothing && changesSince(loadedRef) < 0) {
        const shared = await disk?.loadShared(ref)
        if (shared) [index, loadedRef] = [shared.index, shared.ref]
      }
      const since = changesSince(loadedRef)
      const isAnother = loadedRef !== ref && since < 0
      // What the store has told before is part of what is read, or was loaded.
      if (!isFromNothing) waiting.splice(0, since < 0 ? waiting.length : since)
      if (isAnother) {
        await index.add(entriesOf(lackingOf(store, read, language), links, note), pause)
        index.remove([...index.ids()].filter((id) => !found.has(id)))
      }
      for (const change of waiting) await takeOver(change)
      waiting.length = 0
      if (isAnother) disk?.saveSoon(index, ref, gather)
      isFilled = true
      return Object.assign(index, { caughtUp })
    },
  }

  function caughtUp(): Promise<void> {
    for (const change of waiting.splice(0)) last = last.then(() => takeOver(change)).catch(() => {})
    return last
  }

  /** Where what was told since a version begins. -1: it is not known. */
  function changesSince(ref: string | undefined): number {
    return ref === undefined ? -1 : waiting.findIndex(({ previousRef }) => previousRef === ref)
  }

  /** @returns The version of the index on disk. */
  async function takeFirstRead(): Promise<string | undefined> {
    const loaded = await disk?.load()
    if (loaded) index = loaded.index
    await index.add(entriesOf(pages.each(), links, note), pause)
    return loaded?.ref
  }

  async function takeOver({ ref, changed, removed }: ContentChange): Promise<void> {
    const documents = await Promise.all(changed.map(({ id }) => client.findById(id, inLanguage)))
    const found = documents.filter((document) => document && findableOf(document, links) !== undefined)
    const kept = new Set(found.map((document) => document?.id))
    index.remove([...removed, ...changed].flatMap(({ id }) => (kept.has(id) ? [] : [id])))
    await index.add(entriesOf([found], links))
    disk?.saveSoon(index, ref, gather)
  }
}
