/**
 * Finds documents by words. Knows no content service and no page: texts go in,
 * ids come out, the best first.
 *
 * @module
 */
import MiniSearch from 'minisearch'
import { foldLetters } from './fold-letters.ts'

/** A document, as it can be found. */
export interface SearchEntry {
  id: string
  /** Results of one kind stand together. */
  kind: string
  /** What it is called. Weighs most. */
  title: string
  /** What it is about, in a sentence, and what it names. */
  summary: string
  /** Everything it says. */
  text: string
}

/** A document that was found. */
export interface Hit {
  id: string
  kind: string
  score: number
  /** Words of the document that were looked for, or nearly. */
  words: readonly string[]
}

/** Documents that can be found by words. */
export interface SearchIndex {
  readonly size: number
  /** Takes documents in, in portions, so that others are served meanwhile. A known id is replaced. */
  add: (entries: readonly SearchEntry[]) => Promise<void>
  remove: (ids: readonly string[]) => void
  /** The best first. Too long a question is cut, an empty one finds nothing. */
  find: (question: string) => readonly Hit[]
  /** What may have been meant by a question that finds nothing. */
  suggest: (question: string) => string | undefined
}

/** Longer questions cost more than they find. */
export const longestQuestion = 100
const mostWords = 8
/** Documents taken in before others are let through. */
const portion = 50
/** Words this short have too many neighbours. */
const shortestFuzzy = 4

/** Whether a word may be the beginning of another one: the last of a question, from so many characters on. */
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

/** Words that stand in every text and tell none from another. */
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
      // What is still being typed; shorter beginnings are those of half of what the texts say.
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
        // Whoever says more means less.
        () => index.search(asked),
        // Slips of the finger are forgiven where names stand: in whole texts everything resembles something.
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

/** The first way of asking that finds anything. */
function firstFinding<Found>(...ways: readonly (() => readonly Found[])[]): readonly Found[] {
  for (const ask of ways) {
    const found = ask()
    if (found.length > 0) return found
  }
  return []
}

/** A question cut to what is looked for. */
export function boundedQuestion(question: string): string {
  return question.slice(0, longestQuestion).trim().split(/\s+/).slice(0, mostWords).join(' ')
}
