/**
 * Full-text search. Knows neither the content service nor pages: texts go in, ids come out, the best first.
 *
 * @module
 */
import { setImmediate } from 'node:timers/promises'
import { createFinder, type Finder } from './finder.ts'
import { allOf, inTurns } from './work-in-steps.ts'
import { type LivePart, livePart } from './live-part.ts'
import { mergeSegments } from './merge-segments.ts'
import { createSegmentWriter, digestOf, type SearchEntry } from './segment-writer.ts'
import { lineAt, lineOf, type Segment } from './segment.ts'

/** A full-text index. */
export interface SearchIndex extends Finder {
  readonly size: number
  /**
   * Adds documents, in portions of text, so that requests are served in between. A known id is replaced; a document that
   * says the same as before costs next to nothing.
   *
   * @param pause Awaited between two portions. Default: until requests that wait have been served.
   */
  add: (
    entries: Iterable<SearchEntry> | AsyncIterable<SearchEntry>,
    pause?: () => Promise<unknown>,
  ) => Promise<void>
  remove: (ids: readonly string[]) => void
  /** What is searched: another list when something was added or joined. */
  parts: () => readonly LivePart[]
  /** How many documents were added or removed one by one, beside those that were joined. */
  readonly changedShare: number
  /** Ids of all documents. */
  ids: () => Iterable<string>
  /** Joins the parts that were added one by one. */
  join: (pause?: () => Promise<unknown>) => Promise<void>
  /** The index, to be written down: the part that was joined last, and what came after it. */
  saved: () => SavedParts
}

/** What is written down of an index. */
export interface SavedParts {
  base: Segment
  /** What came since. */
  since: Segment
  /** Ids of documents of the base that are no longer there, or are in what came since. */
  gone: readonly string[]
}

/** Characters indexed before waiting requests are served: three articles, some milliseconds. */
const portionLength = 15_000
/** So many documents are sorted at once: what a part needs until it is sorted is twice what it has afterwards. */
const mostOfPart = 2_500
/** So many small parts are joined, because each is looked through. */
const mostParts = 8

/**
 * @param saved What was written down of one. Default: the index is empty.
 * @param folder Where many texts are put into a file. Default: they stay in memory.
 * @param language Of the documents. Default: their words are compared as they are.
 */
export function createSearchIndex(
  saved?: Omit<SavedParts, 'since'> & Partial<SavedParts>,
  folder?: string,
  language?: string,
): SearchIndex {
  const partOf = (segment: Segment): LivePart => livePart(segment, language)
  let parts: LivePart[] = saved ? [saved.base, ...(saved.since ? [saved.since] : [])].map(partOf) : []
  for (const id of saved?.gone ?? []) parts[0]?.forget(id)
  let isMerging = false
  /** One at a time: what two had joined would be there twice. Parts that wait are joined with those that follow. */
  async function merge(some: readonly LivePart[], pause: () => Promise<unknown>): Promise<void> {
    if (isMerging) return
    isMerging = true
    // What goes while they are joined goes from the joined part as well.
    const before = some.map(({ segment, gone }) => ({ segment, gone: new Set(gone) }))
    const joined = partOf(await inTurns(mergeSegments(before, folder), pause))
    for (const [at, { segment, gone }] of some.entries())
      for (const doc of gone) if (!before[at]?.gone.has(doc)) joined.forget(lineAt(segment, doc, lineOf.id))
    const [first] = some
    parts = parts.flatMap((part) => (part === first ? [joined] : some.includes(part) ? [] : [part]))
    isMerging = false
  }

  return {
    get size() {
      return parts.reduce((sum, { segment, gone }) => sum + segment.size - gone.size, 0)
    },
    get changedShare() {
      const [base, ...later] = parts
      const changed = later.reduce((sum, { segment }) => sum + segment.size, base?.gone.size ?? 0)
      return changed / Math.max(base?.segment.size ?? 0, 1)
    },
    add: async (entries, pause = setImmediate) => {
      let writer = createSegmentWriter(folder)
      const adding = new Set<string>()
      const pack = async (): Promise<void> => {
        const part = partOf(await inTurns(writer.pack(), pause))
        for (const id of adding) for (const older of parts) older.forget(id)
        parts = [...parts, part]
        adding.clear()
        writer = createSegmentWriter(folder)
      }
      let length = 0
      for await (const entry of entries) {
        const digest = digestOf(entry)
        if (adding.has(entry.id) || writer.size >= mostOfPart) await pack()
        if (!parts.some((part) => part.digestOf(entry.id) === digest)) {
          writer.add(entry, digest)
          adding.add(entry.id)
        }
        length += entry.title.length + entry.summary.length
        for (const line of entry.text) length += line.length
        if (length < portionLength) continue
        length = 0
        await pause()
      }
      if (writer.size > 0) await pack()
      const small = parts.slice(1)
      if (small.length > mostParts) await merge(small, pause)
    },
    remove: (ids) => {
      for (const id of ids) for (const part of parts) part.forget(id)
    },
    ...createFinder(() => parts),
    parts: () => parts,
    ids: function* () {
      for (const { segment, gone } of parts)
        for (let doc = 0; doc < segment.size; doc += 1)
          if (!gone.has(doc)) yield lineAt(segment, doc, lineOf.id)
    },
    join: async (pause = setImmediate) => {
      if (parts.length > 1 || parts.some(({ gone }) => gone.size > 0)) await merge(parts, pause)
    },
    saved: () => {
      const [base, ...later] = parts
      return {
        base: base?.segment ?? allOf(createSegmentWriter().pack()),
        since: allOf(mergeSegments(later)),
        gone: base ? [...base.gone].map((doc) => lineAt(base.segment, doc, lineOf.id)) : [],
      }
    },
  }
}
