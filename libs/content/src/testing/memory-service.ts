import type { FetchLike, PrismicDocument } from '@prismicio/client'
import { buildPage, buildRepository } from './build-document.ts'
import { type ScriptedResponse, toResponse } from './scripted-fetch.ts'

/** What a memory service does instead of answering. */
type Failure = ScriptedResponse | Error | ((url: URL) => ScriptedResponse | Error | undefined)

/** A content service in memory, reached through its `fetch`. */
export interface MemoryService {
  readonly fetch: FetchLike
  /** The current master ref. */
  readonly ref: string
  /** Addresses asked for, in order. */
  readonly requests: URL[]
  /** Publishes documents, with their dates as given, and forgets these ids: one new master ref. */
  publish: (documents: PrismicDocument[], unpublish?: string[]) => string
  /** Makes a preview: the token shows the published content with these drafts in it, until it is ended. */
  preview: (token: string, drafts: PrismicDocument[]) => void
  endPreview: (token: string) => void
  /**
   * Answers with this until called without argument. An `Error` is a failed
   * connection; a function may return `undefined` to let a request pass.
   */
  fail: (answer?: Failure) => void
}

/**
 * Creates a small content service for unit tests: master refs, pages, and the
 * filters `at`, `any` and `in` on type, id, uid and tags, dates after, and
 * previews. It knows no models and no releases.
 *
 * @example
 * ```ts
 * const service = memoryService([buildDocument({ type: 'page', uid: 'about' })])
 * const content = createContentClient({ repositoryName: 'test', fetch: service.fetch })
 * ```
 */
export function memoryService(documents: PrismicDocument[] = []): MemoryService {
  const versions = [new Map(documents.map((document) => [document.id, document]))]
  const previews = new Map<string, PrismicDocument[]>()
  const requests: URL[] = []
  let failure: Failure | undefined

  const refOf = (version: number): string => `master-${version}`
  const service: MemoryService = {
    fetch: async (input) => {
      const url = new URL(input)
      requests.push(url)
      const failed = typeof failure === 'function' ? failure(url) : failure
      if (failed instanceof Error) throw failed
      return toResponse(failed ?? answer(url))
    },
    get ref() {
      return refOf(versions.length)
    },
    requests,
    publish: (changed, unpublish = []) => {
      const next = new Map(versions.at(-1))
      for (const document of changed) next.set(document.id, document)
      for (const id of unpublish) next.delete(id)
      versions.push(next)
      return service.ref
    },
    preview: (token, drafts) => void previews.set(token, drafts),
    endPreview: (token) => void previews.delete(token),
    fail: (answer) => {
      failure = answer
    },
  }
  return service

  function answer(url: URL): ScriptedResponse {
    const newest = versions.at(-1) as Map<string, PrismicDocument>
    if (!url.pathname.endsWith('/documents/search')) {
      const types = [...new Set([...newest.values()].map(({ type }) => type))]
      return { body: buildRepository({ masterRef: service.ref, types }) }
    }
    const ref = url.searchParams.get('ref') ?? ''
    const content = contentAt(ref)
    if (content) return search(url.searchParams, [...content.values()])
    const message = ref.includes('/previews/')
      ? `${ref} not found`
      : `Ref not found. Ensure you have the correct ref and try again. Master ref is: ${service.ref}`
    return { status: 404, body: { type: 'api_notfound_error', message } }
  }

  function contentAt(ref: string): Map<string, PrismicDocument> | undefined {
    const drafts = previews.get(ref)
    if (!drafts) return versions[Number(/^master-(\d+)$/.exec(ref)?.[1]) - 1]
    return new Map([...(versions.at(-1) ?? []), ...drafts.map((draft) => [draft.id, draft] as const)])
  }
}

function search(query: URLSearchParams, documents: PrismicDocument[]): ScriptedResponse {
  const lang = query.get('lang') ?? 'en-gb'
  const tests = query.getAll('q').flatMap(readFilters)
  const unknown = tests.find((test) => typeof test === 'string')
  if (unknown !== undefined) {
    const message = `The memory service does not know the filter "${unknown}".`
    return { status: 400, body: { type: 'parsing-error', message } }
  }
  const found = documents.filter(
    (document) =>
      (lang === '*' || document.lang === lang) &&
      tests.every((test) => typeof test === 'string' || test(document)),
  )
  if (query.get('orderings') === '[document.last_publication_date desc]') found.sort(byDateDescending)
  const page = Number(query.get('page') ?? 1)
  const pageSize = Math.min(100, Number(query.get('pageSize') ?? 20))
  const results = found.slice((page - 1) * pageSize, page * pageSize)
  const shown = query.has('fetch') ? results.map(withoutData) : results
  return { body: buildPage(shown, { page, pageSize, total: found.length }) }
}

function byDateDescending(a: PrismicDocument, b: PrismicDocument): number {
  return Date.parse(b.last_publication_date) - Date.parse(a.last_publication_date)
}

function withoutData(document: PrismicDocument): PrismicDocument {
  return { ...document, data: {} }
}

type Test = (document: PrismicDocument) => boolean

/** The filters of one `q`; the name of a filter it does not know. */
function readFilters(q: string): (Test | string)[] {
  return [...q.matchAll(/\[([\w.]+)\(([\w.]+), ([^)]*)\)\]/g)].map(([, name, path, value]) => {
    const wanted = [JSON.parse(value as string)].flat() as unknown[]
    return testOf(name as string, (document) => valueAt(document, path as string), wanted)
  })
}

function testOf(
  name: string,
  read: (document: PrismicDocument) => unknown,
  wanted: unknown[],
): Test | string {
  switch (name) {
    case 'at':
      return (document) => wanted.every((value) => [read(document)].flat().includes(value))
    case 'in':
    case 'any':
      return (document) => wanted.some((value) => [read(document)].flat().includes(value))
    case 'date.after':
      return (document) => Date.parse(String(read(document))) > Number(wanted[0])
    default:
      return name
  }
}

function valueAt(document: PrismicDocument, path: string): unknown {
  const [scope, type, field] = path.split('.')
  if (scope === 'document') return document[type as keyof PrismicDocument]
  if (document.type !== type) return undefined
  return field === 'uid' ? document.uid : document.data[field as string]
}
