/**
 * The index of the search in a database that all processes of a site share: the same questions, answers of the same
 * shape as the index in the process has (`text-index`).
 *
 * @module
 */
import { randomUUID } from 'node:crypto'
import * as z from 'zod'
import { wordForms } from '../letters/word-forms.ts'
import { wordsAsked } from '../text-index/asked-words.ts'
import type { Hit } from '../text-index/hits.ts'
import type { SearchEntry } from '../text-index/segment-writer.ts'
import { digestOfRow, type EntryRow, rowFormat, rowOf } from './entry-row.ts'
import { SearchAwayError } from './search-away-error.ts'
import {
  closeWays,
  completingWays,
  forgivingWays,
  joinedWays,
  meaningWays,
  partsOf,
} from './search-passes.ts'

/** Calls a function of the database, as the site's server. Rejects when it does not answer with what was asked. */
export type CallDatabase = (name: string, given: Readonly<Record<string, unknown>>) => Promise<unknown>

/** Which documents: of one repository, in one language and what is shown in its place. */
export interface Searchable {
  /** Tells this content from that of another repository in the same database. */
  source: string
  /** Default: that of the site. */
  language?: string | undefined
  instead?: { language?: string | undefined } | undefined
}

/** What can be searched of a database. */
interface KnownVersion {
  /** Of which everything is there. */
  ref: string | undefined
  /** Whether all of it was written as this release writes it. */
  isOfFormat: boolean
}

/**
 * Answers questions, and takes documents in. What is written is of a time at which the content service named it: where
 * something of a later time is there, nothing is written, and `false` is returned. All calls reject with `SearchAwayError`.
 */
export interface DatabaseIndex {
  readonly size: number
  find: (question: string) => Promise<readonly Hit[]>
  complete: (question: string) => Promise<readonly Hit[]>
  suggest: (question: string) => Promise<string | undefined>
  /** Documents that say what is there already are not sent; that they were looked at is, for who fills is still at it. */
  add: (
    time: number,
    entries: Iterable<SearchEntry> | AsyncIterable<SearchEntry>,
    pause?: () => Promise<unknown>,
  ) => Promise<boolean>
  remove: (time: number, ids: readonly string[]) => Promise<boolean>
  /** Learns what is there: of which version, and of these documents or all. */
  look: (ids?: readonly string[]) => Promise<KnownVersion>
  /** Ids of the documents that were there when it was looked last. */
  ids: () => Iterable<string>
  /** Leaves it to one process at a time to fill. */
  begin: (time: number) => Promise<'begun' | 'busy' | 'newer'>
  /** Notes that everything of a version is there. */
  reach: (time: number, version: KnownVersion) => Promise<boolean>
  /** Where the last call was not answered, whether one is now. */
  tryAgain: () => Promise<void>
}

const Known = z.object({
  ref: z.string().nullable(),
  size: z.number(),
  documents: z.record(z.string(), z.string()),
})
const Begun = z.enum(['begun', 'busy', 'newer'])
const Found = z.object({
  hits: z.array(
    z.object({
      id: z.string(),
      uid: z.string().nullable(),
      kind: z.string(),
      title: z.string(),
      summary: z.string(),
      score: z.number(),
      matched: z.number(),
      words: z.array(z.string()),
      inTitle: z.array(z.string()),
      isInSummary: z.boolean(),
      line: z.string().nullable(),
      isSentence: z.boolean().nullable(),
    }),
  ),
  meant: z.array(z.object({ place: z.number(), word: z.string(), weight: z.number() })),
})
type Answer = z.infer<typeof Found>

/** As much as one call brings: a document of a thousand words is some ten thousand characters. */
const portionLength = 500_000
const mostOfPortion = 100
/** Found beyond these is not counted. */
const mostFound = 1_000
/** A page shows forty of a kind; casinos are ranked anew. */
const mostLines = 200

/** One per process. */
const filler = randomUUID()

export function createDatabaseIndex(
  { source, language = '', instead }: Searchable,
  call: CallDatabase,
): DatabaseIndex {
  /** By id, a digest of what the database had when it was looked. */
  let known = new Map<string, string>()
  let size = 0
  let isAway = false
  const place = { of_source: source, of_lang: language }

  async function ask(name: string, given: Readonly<Record<string, unknown>>): Promise<unknown> {
    try {
      const answer = await call(name, given)
      isAway = false
      return answer
    } catch (error) {
      isAway = true
      throw new SearchAwayError(name, error)
    }
  }

  async function search(words: readonly string[], ways: unknown, most = mostFound): Promise<Answer> {
    if (words.length === 0) return { hits: [], meant: [] }
    const languages = [language, ...(instead ? [instead.language ?? ''] : [])]
    const forms = languages.flatMap((each) => {
      const formOf = wordForms(each)
      return formOf ? [[each, words.map(formOf)]] : []
    })
    const asked = {
      source,
      lang: language,
      instead: instead && (instead.language ?? ''),
      words,
      forms: Object.fromEntries(forms),
      ways,
      most,
      lines: mostLines,
    }
    return Found.parse(await ask('search_find', { asked }))
  }

  /** Words that are asked as one, in the parts of them that there are. */
  async function takenApart(words: readonly string[]): Promise<readonly string[]> {
    const apart = words.map((word) => ({ word, ways: partsOf(word, language) }))
    const forms = apart.flatMap(({ word, ways }) =>
      ways.length === 0 ? [] : [wordForms(language)?.(word) ?? word, ...ways.flatMap((way) => way.forms)],
    )
    if (forms.length === 0) return words
    const there = new Set(
      z.array(z.string()).parse(await ask('search_forms', { ...place, forms: [...new Set(forms)] })),
    )
    return apart.flatMap(({ word, ways }) => {
      if (there.has(wordForms(language)?.(word) ?? word)) return [word]
      return ways.find((way) => way.forms.every((form) => there.has(form)))?.words ?? [word]
    })
  }

  async function find(question: string): Promise<readonly Hit[]> {
    const words = wordsAsked(question)
    const close = await search(words, closeWays(language))
    if (close.hits.length > 0 || words.length === 0) return close.hits.map(hitOf)
    const apart = await takenApart(words)
    const joined = apart.length > words.length ? await search(apart, joinedWays) : close
    if (joined.hits.length > 0) return joined.hits.map(hitOf)
    return (await search(words, forgivingWays(words))).hits.map(hitOf)
  }

  async function put(time: number, rows: readonly EntryRow[]): Promise<boolean> {
    return z.boolean().parse(await ask('search_put', { ...place, of_time: time, entries: rows }))
  }

  return {
    get size() {
      return size
    },
    find,
    complete: async (question) => {
      const words = wordsAsked(question)
      return (await search(words, completingWays(words))).hits.map(hitOf)
    },
    suggest: async (question) => {
      const words = wordsAsked(question)
      const { hits, meant } = await search(words, meaningWays(words), 1)
      const [best] = hits
      if (!best) return undefined
      // The best first.
      const here = meant.filter(({ word }) => best.words.includes(word))
      return words.flatMap((_, at) => here.find((each) => each.place === at)?.word ?? []).join(' ')
    },
    add: async (time, entries, pause) => {
      let [rows, length, looked] = [[] as EntryRow[], 0, 0]
      for await (const entry of entries) {
        const digest = digestOfRow(entry)
        looked += 1
        if (known.get(entry.id) !== digest) {
          const row = rowOf(entry, digest, language)
          rows.push(row)
          length += row.words.length
        }
        if (length < portionLength && looked < mostOfPortion) continue
        if (!(await put(time, rows))) return false
        ;[rows, length, looked] = [[], 0, 0]
        await pause?.()
      }
      return rows.length === 0 || (await put(time, rows))
    },
    remove: async (time, ids) => {
      for (let at = 0; at < ids.length; at += mostOfPortion) {
        const given = { ...place, of_time: time, ids: ids.slice(at, at + mostOfPortion) }
        if (!z.boolean().parse(await ask('search_drop', given))) return false
      }
      return true
    },
    ids: () => known.keys(),
    look: async (ids) => {
      const there = Known.parse(await ask('search_known', { ...place, of_ids: ids ?? null }))
      known = new Map(Object.entries(there.documents))
      size = there.size
      const [format = '', ref] = there.ref?.split(/ (.*)/s) ?? []
      return { ref, isOfFormat: format === String(rowFormat) }
    },
    begin: async (time) =>
      Begun.parse(await ask('search_begin', { ...place, of_time: time, by_filler: filler })),
    reach: async (time, { ref, isOfFormat }) => {
      const to_ref = `${isOfFormat ? rowFormat : 'mixed'} ${ref}`
      return z.boolean().parse(await ask('search_reach', { ...place, of_time: time, to_ref }))
    },
    tryAgain: async () => {
      if (isAway) await ask('search_forms', { ...place, forms: [] })
    },
  }
}

/** What is shown of a hit: its summary where a word stands there; else a sentence; else a name behind the summary. */
function hitOf({ isInSummary, line, isSentence, ...found }: Answer['hits'][number]): Hit {
  const { summary, title } = found
  if (isInSummary && summary.includes(' ') && summary !== title)
    return { ...found, line: summary, isSentence: true }
  if (line === null) return { ...found, line: summary, isSentence: false }
  return isSentence === true
    ? { ...found, line, isSentence: true }
    : { ...found, line: [summary, line].filter(Boolean).join(' … '), isSentence: false }
}
