export { type Methods, type RequestLimits } from './door/door.ts'
export { type PlainRequest } from './door/plain-request.ts'
export {
  BodyTooLargeError,
  BuildUnreadableError,
  CannotListenError,
  FrameworkNotLoadedError,
  PagesNotFinishedError,
  PrivateRequestError,
  PublishUnconfirmedError,
  ServingError,
  type ServingErrorCode,
  SnapshotInUseError,
} from './errors/serving-error.ts'
export { type BuildFinishing } from './fast-path/finish-build.ts'
export { type ReportedChanges } from './fast-path/older-pages.ts'
export { createStoredSite, type StoredSite, type StoredSiteOptions } from './fast-path/stored-site.ts'
export { type PageRefusal, type RenderOutcome } from './fast-path/keep-pages.ts'
export { type FinishedFacts, type PageVariants } from './fast-path/page-entries.ts'
export { finish, type FinishOptions, type FinishOutcome } from './finish/finish.ts'
export { type Refusal, type RefusalReason } from './finish/refusal.ts'
export { type HealthPaths } from './life/send-health.ts'
export { type EndingOptions } from './life/server-stage.ts'
export {
  type Responder,
  createSiteServer,
  type FallThrough,
  type PlainResponder,
  type SiteServer,
  type SiteServerOptions,
  type StoredResponder,
} from './server/create-site-server.ts'
export { createSentPages, type SentPagesOptions } from './sending/sent-pages.ts'
export { type PrivateResponse, type PrivateRequest } from './http/private-door.ts'
export { type FollowRequest, type TrafficOptions } from './traffic/traffic.ts'
export { type StatusPageOptions } from './status-pages/create-status-pages.ts'
