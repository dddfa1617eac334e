import type { QuestionRead } from '@house-edge/publishing'
import type { AllDocumentTypes } from '@house-edge/reviews/documents'
import { hrefOfArticles, narrowArticles, newestArticles } from '@house-edge/reviews/articles'
import { pageSize } from '@house-edge/reviews/listing'
import { listTags } from '../../../content/tags.ts'
import { publishedArticles } from '../../../content/visit-content.ts'
import { linksIn } from '../../../links.ts'
import { readFrame, withFrame } from '../../../questions/framed.ts'
import type { FoundArticlesRequest, FoundArticlesShown } from './found-articles-question.tsx'

/** Finds articles by filter. */
export const readFoundArticles: QuestionRead<
  FoundArticlesRequest,
  FoundArticlesShown,
  AllDocumentTypes
> = async (asked, { client, isDraft, lang }) => {
  const { choice } = asked
  const links = linksIn(lang)
  // Each choice has one canonical URL. Without a choice it is the blog.
  if (asked.isOtherwise) return { redirectTo: hrefOfArticles(choice, links) }
  const framing = readFrame({ client })
  const articles = newestArticles(await (isDraft ? client.getAll('article') : publishedArticles(lang)), links)
  const found = narrowArticles(articles, choice, links)
  const pages = Math.max(1, Math.ceil(found.length / pageSize))
  if (choice.page > pages) return undefined
  return withFrame(await framing, { asked, articles, found, pages }, listTags(['article'], lang), lang)
}
