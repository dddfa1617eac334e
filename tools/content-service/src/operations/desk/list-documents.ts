import type { DocumentList, DocumentState, DocumentSummary } from '../../desk/contract.ts'
import { DeskError } from '../../desk/desk-error.ts'
import { searchableTexts, wordsOf } from '../../documents/searchable-text.ts'
import type { StoredDocument } from '../../documents/stored-document.ts'
import { everyDocument, stateOf, summaryOf, titleOf } from '../../repository/document-states.ts'
import type { Repository } from '../../repository/repository.ts'
import type { Service } from '../../service.ts'

const usualPageSize = 50
const largestPageSize = 200
const states: readonly DocumentState[] = ['draft', 'changed', 'published', 'unpublished']

/** Finds documents for the desk, drafts included. The query is that of {@link DocumentListQuery}. */
export function listDocuments(query: URLSearchParams, { repository }: Service): DocumentList {
  const found = everyDocument(repository).filter((document) => meets(document, query, repository))
  const withStates = found.map((document) => ({ document, state: stateOf(document.id, repository) }))
  const wantedState = query.get('state')
  const wanted = withStates.filter(({ state }) => !wantedState || state === wantedState)

  const page = Math.max(1, Number(query.get('page')) || 1)
  const pageSize = Math.min(largestPageSize, Math.max(1, Number(query.get('pageSize')) || usualPageSize))
  const items = sorted(
    wanted.map(({ document }) => document),
    query,
    repository,
  ).slice((page - 1) * pageSize, page * pageSize)
  const count = (state: DocumentState): number => withStates.filter((each) => each.state === state).length
  return {
    items: items.map((document) => summaryOf(document, repository)),
    total: wanted.length,
    page,
    pageSize,
    states: {
      draft: count('draft'),
      changed: count('changed'),
      published: count('published'),
      unpublished: count('unpublished'),
    },
  }
}

function meets(document: StoredDocument, query: URLSearchParams, repository: Repository): boolean {
  const list = (name: string): string[] => (query.get(name) ?? '').split(',').filter((part) => part !== '')
  const within = (name: string, value: string): boolean => !query.has(name) || list(name).includes(value)
  const release = query.get('release')
  return (
    within('type', document.type) &&
    within('lang', document.lang) &&
    within('ids', document.id) &&
    list('tag').every((tag) => document.tags.includes(tag)) &&
    (!release || (repository.releases.get(release)?.documents.has(document.id) ?? false)) &&
    holdsWords(document, query.get('search') ?? '', repository)
  )
}

const wordsByDocument = new WeakMap<StoredDocument, readonly string[]>()

/** Every word occurs; the last may be one that is still being typed. */
function holdsWords(document: StoredDocument, search: string, repository: Repository): boolean {
  const words = wordsOf(search)
  if (words.length === 0) return true
  const known = wordsByDocument.get(document)
  const present =
    known ??
    wordsOf(
      [titleOf(document, repository), document.id, ...searchableTexts(document, repository.models)].join(' '),
    )
  wordsByDocument.set(document, present)
  return words.every((word, index) =>
    index === words.length - 1 ? present.some((one) => one.startsWith(word)) : present.includes(word),
  )
}

function sorted(
  documents: StoredDocument[],
  query: URLSearchParams,
  repository: Repository,
): StoredDocument[] {
  const ids = query.get('ids')?.split(',')
  if (ids) return documents.toSorted((a, b) => ids.indexOf(a.id) - ids.indexOf(b.id))

  const text = query.get('sort') || 'changed'
  const key = sortKeys[text.replace(/^-/, '')]
  if (!key) {
    throw new DeskError(
      'desk/bad-request',
      `Documents cannot be sorted by "${text}". Use ${Object.keys(sortKeys).join(', ')}.`,
    )
  }
  const sign = text.startsWith('-') ? -1 : 1
  return documents
    .map((document) => ({ document, key: key(summaryOf(document, repository)) }))
    .sort((a, b) => (a.key === b.key ? 0 : a.key < b.key ? -sign : sign))
    .map(({ document }) => document)
}

const sortKeys: Readonly<Record<string, (summary: DocumentSummary) => string | number>> = {
  // The latest change is what an editor looks for: it comes first.
  changed: ({ changedAtMs }) => -changedAtMs,
  title: ({ title }) => title.toLowerCase(),
  type: ({ type, title }) => `${type}\n${title.toLowerCase()}`,
  state: ({ state, title }) => `${states.indexOf(state)}\n${title.toLowerCase()}`,
  lang: ({ lang, title }) => `${lang}\n${title.toLowerCase()}`,
}
