/**
 * Full-text search. Knows neither the content service nor pages: texts go in, ids come out, the best first.
 *
 * @module
 */
import MiniSearch from 'minisearch'
import { foldLetters } from './fold-letters.ts'

/** A document, as it can be found. */
export interface SearchEntry {
  id: string
  /** Results are grouped by kind. */
  kind: string
  /** The title, with the highest weight. */
  title: string
  /** A sentence about it, and the names it contains. */
  summary: string
  /** The whole text. */
  text: string
}

/** A document that was found. */
export interface Hit {
  id: string
  kind: string
  score: number
  /** Words of the document that match, exactly or nearly. */
  words: readonly string[]
}

/** A full-text index. */
export interface SearchIndex {
  readonly size: number
  /** Adds documents, in portions, so that requests are served in between. A known id is replaced. */
  add: (entries: readonly SearchEntry[]) => Promise<void>
  remove: (ids: readonly string[]) => void
  /** Searches; the best result is first. Long queries are cut, an empty one finds nothing. */
  find: (question: string) => readonly Hit[]
  /** A suggestion for a query without results. */
  suggest: (question: string) => string | undefined
}

/** Longer queries cost more than they find. Characters. */
export const longestQuestion = 100
const mostWords = 8
/** Documents indexed before waiting requests are served. */
const portion = 50
/** Shorter words resemble too many others. */
const shortestFuzzy = 4

/** Whether a word counts as a prefix: the last word of a query, from a minimum length on. */
function endsWithin(shortest: number) {
  return (term: string, place: number, terms: string[]): boolean =>
    place === terms.length - 1 && term.length >= shortest
}

const names = ['title', 'summary']
const forgiving = {
  fields: names,
  prefix: endsWithin(2),
  fuzzy: (term: string) => (term.length < shortestFuzzy ? false : 0.2),
}

/** Words in almost every text, which are ignored. */
const common = new Set(
  'a an and are as at be but by for from has have if in into is it its no not of on or our so such that the their then there these they this to was we what when which who will with you your'.split(
    ' ',
  ),
)

/** Creates an empty index. */
export function createSearchIndex(): SearchIndex {
  const index = new MiniSearch<SearchEntry>({
    fields: ['title', 'summary', 'text'],
    storeFields: ['kind'],
    processTerm: (term) => {
      const plain = foldLetters(term)
      return common.has(plain) ? null : plain
    },
    searchOptions: {
      boost: { title: 8, summary: 2 },
      combineWith: 'AND',
      // The last word may be incomplete. Shorter prefixes would match half of all words.
      prefix: endsWithin(5),
      weights: { fuzzy: 0.3, prefix: 0.5 },
    },
    autoVacuum: { minDirtCount: 50, minDirtFactor: 0.1 },
  })

  return {
    get size() {
      return index.documentCount
    },
    add: async (entries) => {
      for (let from = 0; from < entries.length; from += portion) {
        for (const entry of entries.slice(from, from + portion)) {
          if (index.has(entry.id)) index.replace(entry)
          else index.add(entry)
        }
        await new Promise((resolve) => {
          setImmediate(resolve)
        })
      }
    },
    remove: (ids) => {
      for (const id of ids) if (index.has(id)) index.discard(id)
    },
    find: (question) => {
      const asked = boundedQuestion(question)
      if (asked === '') return []
      const found = firstFinding(
        // First, all words must match.
        () => index.search(asked),
        // Then typing errors are allowed, but only in titles and summaries: in whole texts every word resembles one.
        () => index.search(asked, forgiving),
        () => index.search(asked, { ...forgiving, combineWith: 'OR' }),
        () => index.search(asked, { combineWith: 'OR' }),
      )
      return found.map(({ id, score, terms, kind }) => ({
        id: String(id),
        kind: String(kind),
        score,
        words: terms,
      }))
    },
    suggest: (question) =>
      index.autoSuggest(boundedQuestion(question), { fuzzy: 0.4, combineWith: 'OR' })[0]?.suggestion,
  }
}

/** The results of the first search that finds anything. */
function firstFinding<Found>(...ways: readonly (() => readonly Found[])[]): readonly Found[] {
  for (const ask of ways) {
    const found = ask()
    if (found.length > 0) return found
  }
  return []
}

/** Trims a query and cuts it to the maximum length. */
export function boundedQuestion(question: string): string {
  return question.slice(0, longestQuestion).trim().split(/\s+/).slice(0, mostWords).join(' ')
}
