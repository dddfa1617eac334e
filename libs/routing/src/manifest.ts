/**
 * What the build of a page says of its routes, for scripts that ask.
 *
 * @module
 */
export { type BuildManifest } from './deployment/build-manifest.ts'
export { createRouteManifest, type RouteManifest, warmRouteManifest } from './deployment/route-manifest.ts'
export { payloadUrl } from './payload/payload-url.ts'
