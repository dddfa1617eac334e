/**
 * Full-text search. Knows neither the content service nor pages: texts go in, ids come out, the best first.
 *
 * @module
 */
import { setImmediate } from 'node:timers/promises'
import MiniSearch, { type Query, type SearchResult } from 'minisearch'
import { foldLetters } from '../letters/fold-letters.ts'
import { boundedQuestion } from '../question/search-question.ts'

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
  /** Those of them that stand in its title. */
  inTitle: readonly string[]
  /** How many words of the query match. */
  matched: number
}

/** A full-text index. */
export interface SearchIndex {
  readonly size: number
  /**
   * Adds documents, in portions of text, so that requests are served in between. A known id is replaced.
   *
   * @param pause Awaited between two portions. Default: until requests that wait have been served.
   */
  add: (entries: Iterable<SearchEntry>, pause?: () => Promise<unknown>) => Promise<void>
  remove: (ids: readonly string[]) => void
  /** Searches; the best result is first. Long queries are cut, an empty one finds nothing. */
  find: (question: string) => readonly Hit[]
  /** Documents whose titles have the words; the last one may be incomplete. Cheap enough for every key. */
  complete: (question: string) => readonly Hit[]
  /** A suggestion for a query without results. `undefined` where there are results. */
  suggest: (question: string) => string | undefined
}

/** Characters indexed before waiting requests are served: three articles, about 10 ms. */
const portionLength = 15_000
/** Words cleaned of replaced documents before waiting requests are served: the commonest stand in every document. */
const wordsCleaned = 20
/** A word in more places is not looked up by itself first. */
const mostOfRare = 500
/** Shorter words resemble too many others. */
const shortestFuzzy = 4
/** Shorter words could mean anything. */
const shortestMeant = 5
/** Readers write no name of more words together. */
const mostJoined = 3

/** Whether a word counts as a prefix: the last word of a query, from a minimum length on. */
function endsWithin(shortest: number) {
  return (term: string, place: number, terms: string[]): boolean =>
    place === terms.length - 1 && term.length >= shortest
}

const tokenize = MiniSearch.getDefault('tokenize') as (text: string) => string[]
const names = ['title', 'summary', 'joined']
const beginning = (question: string): Query => ({
  combineWith: 'AND',
  fields: names,
  prefix: endsWithin(3),
  queries: [question],
})
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

export function createSearchIndex(): SearchIndex {
  /** How often each word was indexed: how rare it is, roughly, because what was replaced is not subtracted. */
  const places = new Map<string, number>()
  const processTerm = (term: string): string | null => {
    const plain = foldLetters(term)
    return common.has(plain) ? null : plain
  }
  const index = new MiniSearch<SearchEntry>({
    fields: ['title', 'summary', 'text', 'joined'],
    storeFields: ['kind'],
    extractField: (entry, field) =>
      field === 'joined' ? joined(entry.title) : entry[field as keyof SearchEntry],
    processTerm: (term) => {
      const plain = processTerm(term)
      if (plain !== null) places.set(plain, (places.get(plain) ?? 0) + 1)
      return plain
    },
    searchOptions: {
      processTerm,
      boost: { title: 8, joined: 8, summary: 2 },
      combineWith: 'AND',
      weights: { fuzzy: 0.3, prefix: 0.5 },
    },
    autoVacuum: { minDirtCount: 50, minDirtFactor: 0.1, batchSize: wordsCleaned, batchWait: 1 },
  })

  /** All words as they are. Where one is rare, documents without it are not looked at: a common word has thousands. */
  function wholly(question: string): Query {
    const all = { combineWith: 'AND' as const, queries: [question] }
    const words = tokenize(question).flatMap((word) => processTerm(word) ?? [])
    if (words.length < 2) return all
    const [rarest = ''] = words.toSorted((one, other) => (places.get(one) ?? 0) - (places.get(other) ?? 0))
    if ((places.get(rarest) ?? 0) > mostOfRare) return all
    const candidates = new Set(index.search(rarest).map(({ id }) => id as unknown))
    return { ...all, boostDocument: (id: unknown) => (candidates.has(id) ? 1 : 0) }
  }

  function find(question: string): readonly SearchResult[] {
    const asked = boundedQuestion(question)
    if (asked === '') return []
    return firstFinding(
      // First, all words must match, the last one as a whole or as the beginning of a word in a title or summary.
      () => index.search({ combineWith: 'OR', queries: [wholly(asked), beginning(asked)] }),
      // In whole texts a beginning has the places of all words that begin so: that is looked up when it must be.
      () => index.search(asked, { fields: ['text'], prefix: endsWithin(5) }),
      // Then typing errors are allowed, but only in titles and summaries: in whole texts every word resembles one.
      () => index.search(asked, forgiving),
      () => index.search(asked, { ...forgiving, combineWith: 'OR' }),
      () => index.search(asked, { combineWith: 'OR' }),
    )
  }

  return {
    get size() {
      return index.documentCount
    },
    add: async (entries, pause = setImmediate) => {
      let length = 0
      for (const entry of entries) {
        if (index.has(entry.id)) index.replace(entry)
        else index.add(entry)
        length += entry.title.length + entry.summary.length + entry.text.length
        if (length < portionLength) continue
        length = 0
        await pause()
      }
    },
    remove: (ids) => {
      for (const id of ids) if (index.has(id)) index.discard(id)
    },
    find: (question) => find(question).map(hitOf),
    complete: (question) => {
      const asked = boundedQuestion(question)
      if (asked === '') return []
      const ofTitle = { ...forgiving, fields: ['title', 'joined'] }
      return firstFinding(
        () => index.search(asked, { ...ofTitle, fuzzy: false }),
        () => index.search(asked, ofTitle),
      ).map(hitOf)
    },
    suggest: (question) => {
      // Where words are found in thousands of documents, every mixture of words like them would be weighed.
      if (find(question).length > 0) return undefined
      const asked = boundedQuestion(question)
      const fuzzy = (term: string) => (term.length < shortestMeant ? false : 0.4)
      const [best] = index.autoSuggest(asked, { fuzzy, combineWith: 'OR' })
      // For each word one: of the words of a text several resemble the same.
      return best?.terms.slice(0, tokenize(asked).length).join(' ')
    },
  }
}

/** A short name in one word, as in the address of a casino: `velvetcomet`. */
function joined(title: string): string {
  const words = tokenize(title).filter((word) => word !== '')
  return words.length > 1 && words.length <= mostJoined ? words.join('') : ''
}

function hitOf({ id, score, terms, queryTerms, match, kind }: SearchResult): Hit {
  const inTitle = terms.filter((term) =>
    match[term]?.some((field) => field === 'title' || field === 'joined'),
  )
  return { id: String(id), kind: String(kind), score, words: terms, inTitle, matched: queryTerms.length }
}

/** The results of the first search that finds anything. */
function firstFinding<Found>(...ways: readonly (() => readonly Found[])[]): readonly Found[] {
  for (const ask of ways) {
    const found = ask()
    if (found.length > 0) return found
  }
  return []
}
