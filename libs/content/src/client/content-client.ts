import type { FetchLike, PrismicDocument, Query } from '@prismicio/client'
import type { RefMode } from '../refs/ref-mode.ts'
import type { GraphQLOptions } from './graphql.ts'
import type { ListOptions, PageOptions, QueryOptions } from './query-options.ts'

/** The member of `Documents` with this type; all of them while the types are not generated. */
export type DocumentOfType<Documents extends PrismicDocument, Type extends Documents['type']> =
  Extract<Documents, { type: Type }> extends never ? Documents : Extract<Documents, { type: Type }>

/**
 * Reads documents. `get` throws when there is no such document, `find` returns
 * `undefined`; both throw a `ContentError` when the service gives no answer.
 *
 * Every method may also throw: {@link UnavailableError},
 * {@link RateLimitedError}, {@link InvalidResponseError}, {@link TooLargeError},
 * {@link UnauthorizedError}, {@link ForbiddenError}, {@link RefNotFoundError},
 * {@link ReferenceMissingError}, {@link RefExpiredError}, {@link PreviewExpiredError},
 * {@link RepositoryNotFoundError}. All extend {@link ContentError}.
 */
export interface ContentClient<Documents extends PrismicDocument = PrismicDocument> {
  readonly repositoryName: string
  /** The address of the document API, without trailing slash. */
  readonly endpoint: string

  /** The document at an address. @throws {NotFoundError} There is none. */
  getByUid: <Type extends Documents['type']>(
    type: Type,
    uid: string,
    options?: QueryOptions,
  ) => Promise<DocumentOfType<Documents, Type>>
  /** The document at an address, if there is one. No request is made for an address that cannot exist. */
  findByUid: <Type extends Documents['type']>(
    type: Type,
    uid: string,
    options?: QueryOptions,
  ) => Promise<DocumentOfType<Documents, Type> | undefined>

  /**
   * The document with this id, in the client's language unless `lang` says otherwise. @throws
   * {NotFoundError}
   */
  getById: (id: string, options?: QueryOptions) => Promise<Documents>
  findById: (id: string, options?: QueryOptions) => Promise<Documents | undefined>

  /** The one document of a type that has no uid. @throws {NotFoundError} It was never published. */
  getSingle: <Type extends Documents['type']>(
    type: Type,
    options?: QueryOptions,
  ) => Promise<DocumentOfType<Documents, Type>>
  findSingle: <Type extends Documents['type']>(
    type: Type,
    options?: QueryOptions,
  ) => Promise<DocumentOfType<Documents, Type> | undefined>

  /** The first document a query finds. @throws {NotFoundError} It finds none. */
  getFirst: (options?: PageOptions) => Promise<Documents>

  /** One page of the documents of a type. */
  getByType: <Type extends Documents['type']>(
    type: Type,
    options?: PageOptions,
  ) => Promise<Query<DocumentOfType<Documents, Type>>>

  /**
   * Every document of a type, or of all types, from one version of the content:
   * none twice, none missing. Up to `limits.parallelPages` requests at a time,
   * within `limits.fullReadDeadlineMs`.
   *
   * @throws {EndlessListError} The list claims more than `limits.maxPages` pages.
   */
  getAll: {
    <Type extends Documents['type']>(
      type: Type,
      options?: ListOptions,
    ): Promise<DocumentOfType<Documents, Type>[]>
    (options?: ListOptions): Promise<Documents[]>
  }

  /** One page of the documents that match the filters. */
  search: (options: PageOptions) => Promise<Query<Documents>>

  /** Every tag in use. */
  tags: (options?: QueryOptions) => Promise<string[]>

  /**
   * The ref that queries are made at now, asked for anew: another one means that something else is published.
   */
  currentRef: (options?: Pick<QueryOptions, 'signal' | 'deadlineMs'>) => Promise<string>

  /** The `data` of a GraphQL answer. @throws {BadRequestError} The query has errors. */
  graphql: <Data>(query: string, options?: GraphQLOptions) => Promise<Data>

  /** The same client, reading at another version. Connections and cached repository are shared. */
  at: (mode: RefMode) => ContentClient<Documents>

  /** Whether a draft or release was requested and published content was returned instead. */
  readonly draftOmitted: boolean

  /**
   * Requests with this library's time limits, retries and checks. Give it to
   * the vendor's own constructors, for example `createWriteClient(name, { writeToken, fetch: content.fetch })`.
   */
  readonly fetch: FetchLike
}
