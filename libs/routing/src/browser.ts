/**
 * What a page does in the browser, in plain DOM, with any framework or none.
 *
 * @module
 */
export { startRouting, type RoutingTexts } from './start/start-routing.ts'
export { type BuildIdentity } from './deployment/build-identity.ts'
