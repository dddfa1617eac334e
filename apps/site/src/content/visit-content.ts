import type { ListedArticle } from '@house-edge/reviews/listing'
import type { ContentClient } from '@house-edge/content'
import type { AllDocumentTypes } from '@house-edge/reviews/documents'
import { pageLanguage } from '../language.ts'
import { content } from './published-content.ts'

/** The reader for this visit: published content from the store, or an editor's preview. */
export const { visit: visitContent } = content

/** The client for this visit, in the language of the page that is rendered. */
export async function siteContent(): Promise<ContentClient<AllDocumentTypes>> {
  return content.client(pageLanguage())
}

/** Every article, as far as lists in the language of the page need it; in a preview, whole drafts. */
export async function listedArticles(): Promise<readonly ListedArticle[]> {
  const { state } = await visitContent()
  return state === 'draft' ? (await siteContent()).getAll('article') : publishedArticles(pageLanguage())
}

/** Every published article, as far as lists in a language need it. Default: the original. */
export async function publishedArticles(lang?: string): Promise<readonly ListedArticle[]> {
  return (await content.outlines('article', lang)) as readonly ListedArticle[]
}
