/** For Next's App Router, with Cache Components or without: previews, tags on pages, and the webhook that drops them. @module */
import 'server-only'

export {
  addressTag,
  alternatesTag,
  type DocumentTagOptions,
  documentTags,
  listTag,
  orderTags,
  tagsOfChange,
} from './tags/document-tags.ts'
export { type AnnounceOptions, announceChanges } from './next/announce-changes.ts'
export { callOwnWebhook, type OwnWebhook } from './next/call-webhook.ts'
export type { Confirmation, OtherProcesses } from './processes/confirmations.ts'
export { clearPreview, exitPreview } from './next/exit-preview.ts'
export { noteFinishedPages, type PageRegistry, sharedPages } from './next/page-registry.ts'
export type { WebhookPeers } from './next/admit-webhook.ts'
export { draftCookie, previewEntry, type PreviewEntryOptions } from './next/preview-entry.ts'
export { previewNews } from './next/preview-news.ts'
export { readPreview, readPreviewRef } from './next/read-preview-ref.ts'
export {
  type RevalidateResult,
  revalidateEntry,
  type WebhookCaller,
  type RevalidateEntryOptions,
} from './next/revalidate-entry.ts'
export { sharedStore } from './next/shared-store.ts'
export { tagPage } from './next/tag-page.ts'
export type { WarmOptions } from './next/warm-pages.ts'
export {
  type PreviewNotice,
  previewNotice,
  type PreviewFailure,
  previewFailures,
} from './preview/notice-page.ts'
export type { PreviewLimits } from './preview/open-limit.ts'
export { previewCookie, readPreviewCookie } from './preview/preview-cookie.ts'
export { createPreviewReader, type PreviewReader, type PreviewState } from './preview/preview-reader.ts'
