/**
 * What a page does in the browser, in plain DOM, with any framework or none.
 *
 * @module
 */
export { startRouting, type RoutingTexts } from './start/start-routing.ts'
export { watchDeployment, type DeploymentWatch } from './deployment/watch-deployment.ts'
export { type BuildIdentity } from './deployment/build-identity.ts'
export { type BuildManifest } from './deployment/build-manifest.ts'
export { createRouteManifest, type RouteManifest, warmRouteManifest } from './deployment/route-manifest.ts'
export { payloadUrl } from './payload/payload-url.ts'
export { isChunkFailure } from './chunk-reload/is-chunk-failure.ts'
export { type ChunkReload, reloadKey, reloadOnChunkFailure } from './chunk-reload/reload-on-chunk-failure.ts'
export { isFormInUse, keepFormText, restoreFormText } from './form-text/form-text.ts'
export { mayPreload } from './prefetch/may-preload.ts'
export { createPreloadQueue, type PreloadQueue } from './prefetch/preload-queue.ts'
export { preloadDocuments } from './prefetch/preload-documents.ts'
export { type PreloadTrigger, watchLink } from './prefetch/watch-link.ts'
export { linkRel } from './links/link-rel.ts'
export { type Announcer, createAnnouncer, type Politeness } from './announcer/announcer.ts'
export { announceRoutes, type RouteAnnouncements } from './announcer/announce-routes.ts'
export { silenceFramework } from './announcer/silence-framework.ts'
export { createFocusKeeper, type FocusKeeper } from './focus/keep-focus.ts'
export { holdLinksOffline } from './offline/hold-links-offline.ts'
export { type Notice, showNotice, whenFormsAreIdle } from './notice/notice.ts'
