/**
 * The route manifest of a page's build, for scripts.
 *
 * @module
 */
export { type BuildManifest } from './deployment/build-manifest.ts'
export { createRouteManifest, type RouteManifest, warmRouteManifest } from './deployment/route-manifest.ts'
export { payloadUrl } from './payload/payload-url.ts'
