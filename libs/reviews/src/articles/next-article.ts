import type { ArticleDocument, CasinoReviewDocument } from '../documents.ts'
import type { ListedArticle } from '../listing/listed-article.ts'
import type { Links } from '../links.ts'
import { newestArticles } from './article-choice.ts'

/**
 * What to read after an article: the one before it about one of its topics, else the one before it. After the oldest it is
 * the newest. Only in its own language, none that editors hide from search engines, and none that they placed on its page.
 */
export function nextArticle(
  article: ArticleDocument,
  articles: readonly ListedArticle[],
  links: Pick<Links, 'documentPath'>,
): ListedArticle | undefined {
  const placed = placedOn(article)
  const others = newestArticles(articles, links).filter(
    ({ id, lang, data }) =>
      id !== article.id && lang === article.lang && data.title && !data.noindex && !placed.includes(id),
  )
  const day = article.data.published_on ?? ''
  const older = others.filter(({ data }) => (data.published_on ?? '') < day)
  const topics = topicsOf(article)
  return older.find((other) => topicsOf(other).some((id) => topics.includes(id))) ?? older[0] ?? others[0]
}

/** What editors have placed at the end of an article or a review, by id. */
export function placedOn({ data }: ArticleDocument | CasinoReviewDocument): readonly string[] {
  return data.slices.flatMap((slice) =>
    slice.slice_type === 'related'
      ? slice.primary.items.flatMap(({ document }) => ('id' in document && document.id ? [document.id] : []))
      : [],
  )
}

function topicsOf({ data }: Pick<ListedArticle, 'data'>): readonly string[] {
  return data.topics.flatMap(({ topic }) => ('id' in topic && topic.id ? [topic.id] : []))
}
