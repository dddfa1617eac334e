import type { DocumentList, DocumentState } from '../../desk/contract.ts'
import { DeskError } from '../../desk/desk-error.ts'
import type { StoredDocument } from '../../documents/stored-document.ts'
import { changedAtMs, everyDocument, stateOf, summaryOf, titleOf } from '../../repository/document-states.ts'
import type { Repository } from '../../repository/repository.ts'
import type { Service } from '../../service.ts'
import { rankDocuments } from './document-search.ts'

const usualPageSize = 50
const largestPageSize = 200
const states: readonly DocumentState[] = ['draft', 'changed', 'published', 'unpublished']

/** Finds documents for the desk, drafts included. The query is that of {@link DocumentListQuery}. */
export function listDocuments(query: URLSearchParams, { repository }: Service): DocumentList {
  const ranks = rankDocuments(query.get('search') ?? '', repository)
  const meets = condition(query, repository, ranks)
  const withStates = everyDocument(repository)
    .filter(meets)
    .map((document) => ({ document, state: stateOf(document.id, repository) }))
  const wantedState = query.get('state')
  const wanted = withStates.filter(({ state }) => !wantedState || state === wantedState)

  const page = Math.max(1, Number(query.get('page')) || 1)
  const pageSize = Math.min(largestPageSize, Math.max(1, Number(query.get('pageSize')) || usualPageSize))
  const items = sorted(wanted, query, repository, ranks).slice((page - 1) * pageSize, page * pageSize)
  const count = (state: DocumentState): number => withStates.filter((each) => each.state === state).length
  const counts = Object.fromEntries(states.map((state) => [state, count(state)]))
  return {
    items: items.map(({ document }) => summaryOf(document, repository)),
    total: wanted.length,
    page,
    pageSize,
    states: counts as DocumentList['states'],
  }
}

/** What a document has to meet. The query is read once, however many documents there are. */
function condition(
  query: URLSearchParams,
  repository: Repository,
  ranks: ReadonlyMap<string, number> | undefined,
): (document: StoredDocument) => boolean {
  const list = (name: string): string[] => (query.get(name) ?? '').split(',').filter((part) => part !== '')
  const choice = (name: string): ((value: string) => boolean) => {
    const allowed = new Set(list(name))
    return query.has(name) ? (value) => allowed.has(value) : () => true
  }
  const [isType, isLang, isId] = [choice('type'), choice('lang'), choice('ids')]
  const tags = list('tag')
  const release = query.get('release')
  const inRelease = release ? (repository.releases.get(release)?.documents ?? new Map()) : undefined
  return (document) =>
    isType(document.type) &&
    isLang(document.lang) &&
    isId(document.id) &&
    tags.every((tag) => document.tags.includes(tag)) &&
    (!inRelease || inRelease.has(document.id)) &&
    (!ranks || ranks.has(document.id))
}

interface Listed {
  document: StoredDocument
  state: DocumentState
}

function sorted(
  listed: Listed[],
  query: URLSearchParams,
  repository: Repository,
  ranks: ReadonlyMap<string, number> | undefined,
): Listed[] {
  const ids = query.get('ids')?.split(',')
  const asked = query.get('sort')
  const places = ids ? new Map(ids.map((id, place) => [id, place])) : asked ? undefined : ranks
  if (places) {
    const place = ({ document }: Listed): number => places.get(document.id) ?? 0
    return listed.toSorted((a, b) => place(a) - place(b))
  }

  const text = asked || 'changed'
  const name = text.replace(/^-/, '')
  const key = Object.hasOwn(sortKeys, name) ? sortKeys[name] : undefined
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
