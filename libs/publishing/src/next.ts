/**
 * The framework's side of a site: its content, proxy, handlers and start.
 *
 * @module
 */
import 'server-only'

export { type PublishedContent, readContent } from './content/published-content.ts'
export type { ContentReading } from './content/content-store.ts'
export type { PageTagging } from './content/tags.ts'
export { exitPreview, type Handler, preview, previewNews } from './handlers/preview.ts'
export { webhook } from './handlers/webhook.ts'
export { publishedProxy, type PublishedProxyOptions } from './middleware/published-proxy.ts'
export type { DescribedPage, DescribePage } from './payload/page-payload.ts'
export { pageNonce } from './policy/page-nonce.ts'
export { findPeers, findSharedTexts, type Peers, type SharedTexts } from './process/peers.ts'
export { type FinishedPages, finishedPages, type StartTasks } from './process/site-process.ts'
export type { FrameworkPage } from './questions/framework-page.tsx'
export { questionPage } from './questions/question-page.tsx'
export { type VisitOptions } from './visits/open-visits.ts'
export { visitPage } from './visits/visit-page.tsx'
export { recordFailure } from './start/record-failure.ts'
export { startSite } from './start/start-framework.ts'
export { findVisitorAddress } from './visitor/visitor-address.ts'
