import { addressTag, documentTags, orderTags, sharedPages, tagPage } from '@house-edge/content/next'
import type { AllDocumentTypes } from '@house-edge/slices/documents'
import { findPageFront } from '../finished/page-front.ts'
import type { PageType } from '../routes.ts'
import { visitContent } from './visit-content.ts'

/** Tags the page at a path with the documents it shows, so that it is dropped when one of them changes. */
export async function tagDocuments(
  path: string,
  ...documents: (AllDocumentTypes | undefined)[]
): Promise<void> {
  await tagShown(path, documentTags(documents.filter((document) => document !== undefined)))
}

/** Tags a page that found nothing, so that it is dropped when something is published there. */
export async function tagAbsence(path: string, type: PageType, uid: string): Promise<void> {
  await tagShown(path, [addressTag(type, uid)])
}

/** Tags a page of a listing with the documents it shows, and with what decides which these are. */
export async function tagListing(
  path: string,
  shown: { type: PageType; order: string; results: readonly AllDocumentTypes[] },
): Promise<void> {
  await tagShown(path, [...documentTags(shown.results), ...orderTags(shown.type, [shown.order])])
}

/** Tags a page with further things that decide what it shows. */
export async function tagShown(path: string, tags: readonly string[]): Promise<void> {
  const { generation, state } = await visitContent()
  await tagPage({ path, generation }, tags)
  // Published while the page was read: the publish could not name it by tags that it did not carry yet.
  if (state === 'published' && generation < sharedPages().generation) findPageFront()?.touch([path])
}
