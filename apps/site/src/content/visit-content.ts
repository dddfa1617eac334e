import type { ContentClient } from '@house-edge/content'
import { readPreview } from '@house-edge/content/next'
import type { AllDocumentTypes } from '@house-edge/slices/documents'
import { cache } from 'react'
import type { ListedArticle } from '../document/listed-article.ts'
import { contentStore } from './content-store.ts'

/** The reader for this visit: published content from the store, or an editor's preview. One for all parts of a page. */
export const visitContent = cache(() => readPreview<AllDocumentTypes>(contentStore().client))

/** The client that pages read with. */
export async function siteContent(): Promise<ContentClient<AllDocumentTypes>> {
  return (await visitContent()).client
}

/** Every article, as far as lists need it; in a preview, whole drafts. */
export async function listedArticles(): Promise<readonly ListedArticle[]> {
  const { client, state } = await visitContent()
  return state === 'draft' ? client.getAll('article') : publishedArticles()
}

/** Every published article, as far as lists need it. */
export async function publishedArticles(): Promise<readonly ListedArticle[]> {
  return (await contentStore().outlines('article')) as readonly ListedArticle[]
}
