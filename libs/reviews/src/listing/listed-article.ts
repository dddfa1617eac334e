import type { Outline } from '@house-edge/content'
import type { ArticleDocument } from '../documents.ts'

/** What lists, cards, filters, feeds and the map of the site need of an article: everything but its text. */
export const listedFields = [
  'title',
  'kind',
  'excerpt',
  'cover',
  'author',
  'reviewer',
  'published_on',
  'topics',
  'noindex',
] as const satisfies readonly (keyof ArticleDocument['data'])[]

/** An article without its text, or a whole one. */
export type ListedArticle = Omit<Outline<ArticleDocument>, 'data'> & {
  data: Pick<ArticleDocument['data'], (typeof listedFields)[number]>
}
