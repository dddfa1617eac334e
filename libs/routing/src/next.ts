/**
 * Joins a route table to Next's `proxy.ts`.
 *
 * @module
 */
import 'server-only'

export { languageHeader, type ProxyContext, type ProxyOptions, toProxy } from './proxy/to-proxy.ts'
export { movedTo } from './proxy/redirect-response.ts'
export { toPayloadProxy } from './payload/to-payload-proxy.ts'
export { type ReportedProxyOptions, toReportedProxy } from './proxy/to-reported-proxy.ts'
