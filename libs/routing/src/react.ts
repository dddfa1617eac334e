/**
 * The browser parts as components, for Next's App Router.
 *
 * @module
 */
export { AppLink, type AppLinkProps } from './react/app-link.island.tsx'
export { ChunkReloadGuard, DeploymentWatcher } from './react/deployment-watcher.island.tsx'
export { PageBeforeFailure } from './react/page-before-failure.island.tsx'
export { FocusKeeper } from './react/focus-keeper.island.tsx'
export { RouteAnnouncer, useAnnouncer } from './react/route-announcer.island.tsx'
