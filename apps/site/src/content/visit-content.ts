import type { ListedArticle } from '@house-edge/reviews/listing'
import { content } from './published-content.ts'

/** The reader for this visit, and its client: published content from the store, or an editor's preview. */
export const { visit: visitContent, client: siteContent } = content

/** Every article, as far as lists need it; in a preview, whole drafts. */
export async function listedArticles(): Promise<readonly ListedArticle[]> {
  const { client, state } = await visitContent()
  return state === 'draft' ? client.getAll('article') : publishedArticles()
}

/** Every published article, as far as lists need it. */
export async function publishedArticles(): Promise<readonly ListedArticle[]> {
  return (await content.store().outlines('article')) as readonly ListedArticle[]
}
