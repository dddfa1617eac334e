export { createContentClient } from './client/create-client.ts'
export { createVendorClient } from './client/vendor-client.ts'
export type { ContentClientOptions } from './client/client-options.ts'
export type { ContentClient, DocumentOfType } from './client/content-client.ts'
export type { GraphQLOptions } from './client/graphql.ts'
export type { ListOptions, PageOptions, QueryOptions } from './client/query-options.ts'
export type { RefMode, RefReader } from './refs/ref-mode.ts'
export { createContentStore } from './store/create-store.ts'
export type {
  AddressWithDate,
  ContentChange,
  ContentStore,
  ContentStoreOptions,
  Presence,
  RefreshOptions,
  SnapshotStorage,
  StoreState,
} from './store/content-store.ts'
export type { Validation } from './validation/admit-document.ts'
export { filter } from './filter/filter.ts'
export { defaultLimits, type Limits } from './http/limits.ts'
export type { ContentEvent, EventListener } from './http/events.ts'
export { ContentError, isContentError, type ContentErrorCode } from './errors/content-error.ts'
export { BadRequestError } from './errors/bad-request-error.ts'
export { EndlessListError } from './errors/endless-list-error.ts'
export { ForbiddenError } from './errors/forbidden-error.ts'
export { InvalidOptionsError } from './errors/invalid-options-error.ts'
export { InvalidResponseError } from './errors/invalid-response-error.ts'
export { NoFetchError } from './errors/no-fetch-error.ts'
export { type AskedDocument, NotFoundError } from './errors/not-found-error.ts'
export { PreviewExpiredError, isPreviewOver } from './errors/preview-expired-error.ts'
export { PreviewInvalidError } from './errors/preview-invalid-error.ts'
export { RateLimitedError } from './errors/rate-limited-error.ts'
export { ReferenceMissingError } from './errors/reference-missing-error.ts'
export { RefExpiredError } from './errors/ref-expired-error.ts'
export { RefNotFoundError } from './errors/ref-not-found-error.ts'
export { RepositoryNotFoundError } from './errors/repository-not-found-error.ts'
export { TooLargeError } from './errors/too-large-error.ts'
export { UnauthorizedError } from './errors/unauthorized-error.ts'
export { UnavailableError } from './errors/unavailable-error.ts'
export { UnsafeValueError } from './errors/unsafe-value-error.ts'
