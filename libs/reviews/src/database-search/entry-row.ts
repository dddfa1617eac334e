import { hash } from 'node:crypto'
import { wordForms } from '../letters/word-forms.ts'
import type { SearchEntry } from '../text-index/segment-writer.ts'
import { fewestOfSentence } from '../text-index/segment-writer.ts'
import { joinedName, wordsOfText } from '../text-index/words.ts'

/** What the database keeps of a document, as `search_put` takes it. */
export interface EntryRow {
  id: string
  uid: string | null
  kind: string
  title: string
  summary: string
  title_words: readonly string[]
  lines: readonly string[]
  sentences: number
  folded: readonly string[]
  translates: readonly string[]
  digest: string
  words: string
  /** Whether a title or the summary has them. */
  terms: readonly { word: string; form: string; named: boolean }[]
}

/** To be raised with a change of what follows, so that every document is put anew. */
export const rowFormat = 2
/** Postgres counts no further. */
const lastPlace = 16_383
/** And keeps no more places of a word in one document. */
const mostPlaces = 255
/** No question has longer words. */
const longestTerm = 100
/** Of a text in a document, since Postgres takes a megabyte of words. */
const mostWords = 40_000

/** What is compared to tell whether the database has a document as it is published. */
export function digestOfRow({ kind, uid, title, summary, text, translates }: SearchEntry): string {
  const said = JSON.stringify([rowFormat, kind, uid, title, summary, text, translates])
  return hash('sha1', said, 'base64')
}

export function rowOf(entry: SearchEntry, digest: string, language: string | undefined): EntryRow {
  const [title, summary] = [storable(entry.title), storable(entry.summary)]
  const said = entry.text.map(storable)
  const isSentence = (line: string): boolean => line.split(' ').length >= fewestOfSentence
  // A name alone is shown with the summary, so what is no name comes first; the title itself says nothing new.
  const sentences = said.filter(isSentence)
  const names = said.filter((line) => !isSentence(line) && line !== title && line.includes(' '))
  const joined = joinedName(title)
  const titleWords = [...wordsOfText(title), ...(joined === '' ? [] : [joined])]
  const inText = said.flatMap(wordsOfText).slice(0, mostWords)
  const inSummary = wordsOfText(summary)
  const formOf = wordForms(language) ?? ((word: string) => word)
  const named = new Set([...titleWords, ...inSummary])
  const terms = new Set(
    [...titleWords, ...inSummary, ...inText].filter(({ length }) => length <= longestTerm),
  )
  return {
    id: entry.id,
    uid: entry.uid,
    kind: entry.kind,
    title,
    summary,
    title_words: [...new Set(titleWords)],
    lines: [...sentences, ...names],
    sentences: sentences.length,
    folded: [...sentences, ...names].map((line) => wordsOfText(line).join(' ')),
    translates: entry.translates ?? [],
    digest,
    words: vectorOf([
      ['A', titleWords],
      ['B', inSummary],
      ['D', inText],
    ]),
    terms: [...terms].map((word) => ({ word, form: formOf(word), named: named.has(word) })),
  }
}

/** Text as Postgres takes it: no character zero, and no half of a pair. */
function storable(text: string): string {
  return text.toWellFormed().replaceAll('\0', '')
}

/** Words with their places and fields, as Postgres writes them (https://www.postgresql.org/docs/current/datatype-textsearch.html). */
function vectorOf(fields: readonly (readonly [label: string, words: readonly string[]])[]): string {
  const places = new Map<string, string[]>()
  let at = 0
  for (const [label, words] of fields)
    for (const word of words.filter(({ length }) => length <= longestTerm)) {
      at = Math.min(at + 1, lastPlace)
      const known = places.get(word) ?? []
      if (known.length < mostPlaces) known.push(`${at}${label}`)
      places.set(word, known)
    }
  return [...places].map(([word, of]) => `${quoted(word)}:${of.join()}`).join(' ')
}

function quoted(word: string): string {
  return `'${word.replaceAll('\\', '\\\\').replaceAll("'", "''")}'`
}
