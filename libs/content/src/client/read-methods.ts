import type { PrismicDocument } from '@prismicio/client'
import { type RequestedDocument, NotFoundError } from '../errors/not-found-error.ts'
import { filter } from '../filter/filter.ts'
import type { ContentClient } from './content-client.ts'
import { type DocumentSource, withFilters } from './document-source.ts'
import type { ListOptions } from './query-options.ts'

/** The names of the methods that read. */
export const readMethods = [
  'getByUid',
  'findByUid',
  'getById',
  'findById',
  'getSingle',
  'findSingle',
  'getFirst',
  'getByType',
  'getAll',
  'search',
  'tags',
] as const

/** The methods that read, the same over the service and over the store. */
type ReadMethods<Documents extends PrismicDocument> = Pick<
  ContentClient<Documents>,
  (typeof readMethods)[number]
>

/** The same names, before the models' types are put on. */
type Untyped = {
  [Name in Exclude<keyof ReadMethods<PrismicDocument>, 'getAll'>]: (
    ...args: Parameters<ReadMethods<PrismicDocument>[Name]>
  ) => Promise<unknown>
} & { getAll: (type?: string | ListOptions, options?: ListOptions) => Promise<unknown> }

/** Puts names and types on a source of documents. */
export function createReadMethods<Documents extends PrismicDocument>(
  source: DocumentSource,
): ReadMethods<Documents> {
  const methods: Untyped = {
    findByUid: (type, uid, options = {}) => source.findByUid(type, uid, options),
    getByUid: async (type, uid, options = {}) =>
      present(await source.findByUid(type, uid, options), { type, uid }),
    findById: (id, options = {}) => source.findById(id, options),
    getById: async (id, options = {}) => present(await source.findById(id, options), { id }),
    findSingle: (type, options = {}) => source.findSingle(type, options),
    getSingle: async (type, options = {}) => present(await source.findSingle(type, options), { type }),
    getFirst: async (options = {}) => {
      const { results } = await source.readPage(
        options.page || options.pageSize ? options : { ...options, pageSize: 1 },
      )
      return present(results[0], {})
    },
    getByType: (type, options = {}) =>
      source.readPage(withFilters(options, filter.at('document.type', type))),
    getAll: (type?: string | ListOptions, options: ListOptions = {}) =>
      typeof type === 'string'
        ? source.readAll(withFilters(options, filter.at('document.type', type)))
        : source.readAll(type ?? {}),
    search: (options) => source.readPage(options),
    tags: (options = {}) => source.readTags(options),
  }
  // The generated types come from the models; the response was checked as far as this library relies on it.
  return methods as ReadMethods<Documents>
}

function present(document: PrismicDocument | undefined, asked: RequestedDocument): PrismicDocument {
  if (!document) throw new NotFoundError(undefined, { requested: asked })
  return document
}
