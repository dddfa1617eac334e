import type { Question } from '@house-edge/publishing'
import { ContentArticleCard, reviewWords } from '@house-edge/reviews/rendering'
import { Link } from '@house-edge/ui'
import {
  CardGrid,
  ChipList,
  EmptyState,
  PageBody,
  PageHeader,
  Pagination,
  Section,
} from '@house-edge/ui/page'
import { marked } from '@house-edge/ui/language'
import { saveForm } from '@house-edge/readers/saving'
import {
  ArticleFilterForm,
  articleFilters,
  hrefOfArticles,
  isOtherwise,
  readArticleChoice,
} from '@house-edge/reviews/articles'
import { type ListedArticle, pageSize } from '@house-edge/reviews/listing'
import { FrameView } from '../../../frame/frame-view.tsx'
import { links } from '../../../links.ts'
import type { Framed } from '../../../questions/framed.ts'
import { titled } from '../../../site-metadata.ts'
import { words } from '../../../words/words.ts'

/** What is filtered by. */
export interface FoundArticlesRequest {
  choice: ReturnType<typeof readArticleChoice>
  /** Whether the address is not the one of this choice. */
  isOtherwise: boolean
}

/** What a filter shows. */
export interface FoundArticlesShown extends Framed {
  asked: FoundArticlesRequest
  /** All, the newest first. */
  articles: readonly ListedArticle[]
  /** Those that were asked for. */
  found: readonly ListedArticle[]
  /** How many pages they fill. */
  pages: number
}

/** Articles by topic, author and year, at `/casino-blog/find`. */
export const foundArticles: Question<FoundArticlesRequest, FoundArticlesShown> = {
  ask: ({ query }) => {
    const choice = readArticleChoice(query, links)
    return { choice, isOtherwise: isOtherwise(query, choice, links) }
  },
  head: () => ({
    title: titled(reviewWords().pages.articlesFound.title),
    description: reviewWords().pages.articlesFound.description,
  }),
  view: ({ settings, articles, found, pages, asked: { choice } }, above) => {
    const said = reviewWords().pages.articlesFound
    const filters = articleFilters(articles, choice, links)
    const from = (choice.page - 1) * pageSize
    return (
      <FrameView
        path={links.blogFound}
        question={hrefOfArticles(choice, links).split('?')[1]}
        settings={settings}
        above={above}
      >
        <PageHeader size="small" title={said.title} lead={said.found(found.length, articles.length)} />
        <PageBody aside={<ArticleFilterForm filters={filters} links={links} />}>
          <Section width="wide" aria-label={words().listing.articles}>
            <ChipList
              chips={filters.flatMap(({ name, label, chosen, options }) => {
                if (chosen === undefined) return []
                const { [name]: _gone, ...values } = choice.values
                const words = options.find(({ value }) => value === chosen)?.words ?? chosen
                return [{ text: `${label} ${words}`, href: hrefOfArticles({ values, page: 1 }, links) }]
              })}
            />
            {found.length === 0 ? (
              <EmptyState title={said.none}>
                {marked(said.takeAway, (part) => (
                  <Link href={links.blog}>{part}</Link>
                ))}
              </EmptyState>
            ) : (
              <CardGrid>
                {found.slice(from, from + pageSize).map((article) => (
                  <ContentArticleCard key={article.id} document={article} level={2} saveForm={saveForm} />
                ))}
              </CardGrid>
            )}
            <Pagination
              page={choice.page}
              pages={pages}
              hrefOf={(page) => hrefOfArticles({ ...choice, page }, links)}
            />
          </Section>
        </PageBody>
      </FrameView>
    )
  },
}
