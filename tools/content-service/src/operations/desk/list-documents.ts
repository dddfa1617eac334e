import type { DocumentList, DocumentState } from '../../desk/contract.ts'
import { DeskError } from '../../desk/desk-error.ts'
import { searchableTexts, wordsOf } from '../../documents/searchable-text.ts'
import type { StoredDocument } from '../../documents/stored-document.ts'
import { changedAtMs, everyDocument, stateOf, summaryOf, titleOf } from '../../repository/document-states.ts'
import type { Repository } from '../../repository/repository.ts'
import type { Service } from '../../service.ts'

const usualPageSize = 50
const largestPageSize = 200
const states: readonly DocumentState[] = ['draft', 'changed', 'published', 'unpublished']

/** Finds documents for the desk, drafts included. The query is that of {@link DocumentListQuery}. */
export function listDocuments(query: URLSearchParams, { repository }: Service): DocumentList {
  learnWords(repository)
  const meets = condition(query, repository)
  const withStates = everyDocument(repository)
    .filter(meets)
    .map((document) => ({ document, state: stateOf(document.id, repository) }))
  const wantedState = query.get('state')
  const wanted = withStates.filter(({ state }) => !wantedState || state === wantedState)

  const page = Math.max(1, Number(query.get('page')) || 1)
  const pageSize = Math.min(largestPageSize, Math.max(1, Number(query.get('pageSize')) || usualPageSize))
  const items = sorted(wanted, query, repository).slice((page - 1) * pageSize, page * pageSize)
  const count = (state: DocumentState): number => withStates.filter((each) => each.state === state).length
  return {
    items: items.map(({ document }) => summaryOf(document, repository)),
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

/** What a document has to meet. The query is read once, however many documents there are. */
function condition(query: URLSearchParams, repository: Repository): (document: StoredDocument) => boolean {
  const list = (name: string): string[] => (query.get(name) ?? '').split(',').filter((part) => part !== '')
  const choice = (name: string): ((value: string) => boolean) => {
    const allowed = new Set(list(name))
    return query.has(name) ? (value) => allowed.has(value) : () => true
  }
  const [isType, isLang, isId] = [choice('type'), choice('lang'), choice('ids')]
  const tags = list('tag')
  const release = query.get('release')
  const inRelease = release ? (repository.releases.get(release)?.documents ?? new Map()) : undefined
  const words = wordsOf(query.get('search') ?? '')
  return (document) =>
    isType(document.type) &&
    isLang(document.lang) &&
    isId(document.id) &&
    tags.every((tag) => document.tags.includes(tag)) &&
    (!inRelease || inRelease.has(document.id)) &&
    (words.length === 0 || holdsWords(document, words, repository))
}

const wordsByDocument = new WeakMap<StoredDocument, readonly string[]>()
const learnt = new WeakSet<Repository>()
const learntAtOnce = 20

/**
 * Reads the words of all documents before somebody searches for the first time.
 * The list is opened first; in small steps, so that nobody waits meanwhile.
 */
function learnWords(repository: Repository): void {
  if (learnt.has(repository)) return
  learnt.add(repository)
  const waiting = everyDocument(repository)
  const step = (): void => {
    for (const document of waiting.splice(-learntAtOnce)) wordsIn(document, repository)
    if (waiting.length > 0) setImmediate(step).unref()
  }
  setImmediate(step).unref()
}

/** Every word occurs; the last may be one that is still being typed. */
function holdsWords(document: StoredDocument, words: readonly string[], repository: Repository): boolean {
  const present = wordsIn(document, repository)
  return words.every((word, index) =>
    index === words.length - 1 ? present.some((one) => one.startsWith(word)) : present.includes(word),
  )
}

function wordsIn(document: StoredDocument, repository: Repository): readonly string[] {
  const known = wordsByDocument.get(document)
  if (known) return known
  const texts = searchableTexts(document, repository.models)
  const words = [...new Set(wordsOf([titleOf(document, repository), document.id, ...texts].join(' ')))]
  wordsByDocument.set(document, words)
  return words
}

interface Listed {
  document: StoredDocument
  state: DocumentState
}

function sorted(listed: Listed[], query: URLSearchParams, repository: Repository): Listed[] {
  const ids = query.get('ids')?.split(',')
  if (ids) return listed.toSorted((a, b) => ids.indexOf(a.document.id) - ids.indexOf(b.document.id))

  const text = query.get('sort') || 'changed'
  const key = sortKeys[text.replace(/^-/, '')]
  if (!key) {
    throw new DeskError(
      'desk/bad-request',
      `Documents cannot be sorted by "${text}". Use ${Object.keys(sortKeys).join(', ')}.`,
    )
  }
  const sign = text.startsWith('-') ? -1 : 1
  return listed
    .map((each) => ({ each, key: key(each, repository) }))
    .sort((a, b) => (a.key === b.key ? 0 : a.key < b.key ? -sign : sign))
    .map(({ each }) => each)
}

type SortKey = (listed: Listed, repository: Repository) => string | number

const sortKeys: Readonly<Record<string, SortKey>> = {
  // The latest change is what an editor looks for: it comes first.
  changed: ({ document }, repository) => -changedAtMs(document.id, repository),
  title: ({ document }, repository) => sortTitle(document, repository),
  type: ({ document }, repository) => `${document.type}\n${sortTitle(document, repository)}`,
  state: ({ document, state }, repository) => `${states.indexOf(state)}\n${sortTitle(document, repository)}`,
  lang: ({ document }, repository) => `${document.lang}\n${sortTitle(document, repository)}`,
}

function sortTitle(document: StoredDocument, repository: Repository): string {
  return titleOf(document, repository).toLowerCase()
}
