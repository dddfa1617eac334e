import { readCasino } from '../rendering/review/casino.ts'
import type { AllDocumentTypes } from '../documents.ts'
import { readText } from '@house-edge/slices/reading'
import type { Links } from '../links.ts'
import type { SearchEntry } from '../text-index/segment-writer.ts'

/** The kinds of results, in the order of groups with equal scores. */
export const kinds = [
  'casino_review',
  'article',
  'bonus',
  'payment_method',
  'game_provider',
  'operator',
  'regulator',
  'topic',
  'person',
  'page',
] as const

export type Kind = (typeof kinds)[number]

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
      uid: document.uid ?? null,
      kind: found.kind,
      title: found.title,
      summary: found.summary,
      text: linesOf(document),
      translates: document.alternate_languages?.map(({ id }) => id) ?? [],
    }
  )
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
function linesOf(document: AllDocumentTypes): string[] {
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
  return kinds.includes(type as Kind)
}
