import { readCasino } from '../rendering/review/casino.ts'
import type { AllDocumentTypes } from '../documents.ts'
import { readText } from '@house-edge/slices/reading'
import type { Links } from '../links.ts'
import { foldLetters } from '../letters/fold-letters.ts'
import type { SearchEntry } from './search-index.ts'

/** The kinds of results, in the order of groups with equal scores. */
export const kinds = {
  casino_review: 'Casino reviews',
  article: 'Articles',
  bonus: 'Offers',
  payment_method: 'Payment methods',
  game_provider: 'Game makers',
  operator: 'Operators',
  regulator: 'Regulators',
  topic: 'Topics',
  person: 'People',
  page: 'About this site',
} as const

export type Kind = keyof typeof kinds

/** A document as a search shows it. */
export interface Findable {
  kind: Kind
  title: string
  href: string
  /** A sentence about it. */
  summary: string
}

/** Reads what a search shows of a document. `undefined` without page or title, or when it must not be found. */
export function findableOf(
  document: AllDocumentTypes,
  { documentPath }: Pick<Links, 'documentPath'>,
): Findable | undefined {
  if (!isKind(document.type)) return undefined
  const href = documentPath(document.type, document.uid)
  const data = document.data as Record<string, unknown>
  const title = readText(data['name']) ?? readText(data['title'])
  if (href === undefined || title === undefined || data['noindex'] === true) return undefined
  const summary = ['headline', 'excerpt', 'lead', 'description', 'role', 'meta_description', 'kind']
    .map((field) => readText(data[field]))
    .find((words) => words !== undefined)
  return { kind: document.type, title, href, summary: summary ?? '' }
}

/** The entry of a document for the index. */
export function searchEntryOf(
  document: AllDocumentTypes,
  links: Pick<Links, 'documentPath'>,
): SearchEntry | undefined {
  const found = findableOf(document, links)
  return (
    found && {
      id: document.id,
      kind: found.kind,
      title: found.title,
      summary: found.summary,
      text: wordsOf(document).join(' '),
    }
  )
}

/**
 * A sentence of the document with a matching word. Where only a name in it matches, such as a cell of a table, the
 * summary with that name behind it.
 */
export function contextOf(
  document: AllDocumentTypes,
  found: readonly string[],
  { title, summary }: Pick<Findable, 'title' | 'summary'>,
): string {
  const matching = [lineOf(summary), ...linesOf(document)]
    .filter(({ words, folded }) => words !== title && found.some((word) => folded.includes(word)))
    .map(({ words }) => words)
    .filter((words) => words.includes(' '))
  const [line] = matching
  const sentence = matching.find((words) => words === summary || words.split(' ').length >= fewestOfSentence)
  if (sentence !== undefined) return cut(sentence, found)
  return [summary, line].filter(Boolean).join(' … ')
}

/** A line of a text, and how it is compared. */
interface Line {
  words: string
  folded: string
}

/** Of documents that were found: a document that was published again is another object. */
const known = new WeakMap<AllDocumentTypes, readonly Line[]>()

function linesOf(document: AllDocumentTypes): readonly Line[] {
  const lines = known.get(document) ?? wordsOf(document).map(lineOf)
  known.set(document, lines)
  return lines
}

function lineOf(words: string): Line {
  return { words, folded: foldLetters(words) }
}

/** A line of fewer words is a name, a label or a cell of a table, and says nothing alone. */
const fewestOfSentence = 6

const contextLength = 180

/** Shortens a line around the first matching word. */
function cut(line: string, found: readonly string[]): string {
  if (line.length <= contextLength) return line
  const at = Math.min(
    ...found.map((word) => foldLetters(line).indexOf(word)).filter((place) => place >= 0),
    line.length,
  )
  const from = at < contextLength - 40 ? 0 : at - 60
  const begin = from === 0 ? 0 : line.indexOf(' ', from) + 1
  const end = line.lastIndexOf(' ', begin + contextLength)
  const part = line.slice(begin, end > begin ? end : begin + contextLength)
  return `${begin > 0 ? '… ' : ''}${part}${end < line.length ? ' …' : ''}`
}

const unread = new Set([
  'url',
  'href',
  'id',
  'uid',
  'type',
  'lang',
  'link_type',
  'embed_url',
  'html',
  'alt',
  'copyright',
  'spans',
  'state',
  'tags',
])

/** All texts of a document, with the names of linked documents, in the order of the fields. */
function wordsOf(document: AllDocumentTypes): string[] {
  const { data, type } = document
  // A regulator’s name alone would say that the casino is licensed.
  const words = type === 'casino_review' ? readCasino(document)?.licences.map((each) => each.words) : []
  return [...(words ?? []), ...wordsIn(data)]
}

function wordsIn(data: AllDocumentTypes['data']): string[] {
  const words: string[] = []
  const visit = (value: unknown, depth: number): void => {
    if (typeof value === 'string') {
      if (/\p{L}{2}/u.test(value) && !/^https?:\/\//.test(value)) words.push(value.trim())
    } else if (Array.isArray(value)) for (const item of value) visit(item, depth)
    else if (typeof value === 'object' && value !== null) visitFields(value, depth)
  }
  const visitFields = (value: object, depth: number): void => {
    const isLink = 'link_type' in value
    for (const [key, field] of Object.entries(value)) {
      if (unread.has(key) || key === 'regulator' || key.startsWith('meta_')) continue
      // Of linked documents only the name counts.
      if (isLink && key === 'data') visit([Object(field).name, Object(field).title], depth + 1)
      else if (!isLink && depth < 12) visit(field, depth + 1)
    }
  }
  visitFields(data, 0)
  return words
}

/** Whether a type of document can be found. */
export function isKind(type: string): type is Kind {
  return Object.hasOwn(kinds, type)
}
