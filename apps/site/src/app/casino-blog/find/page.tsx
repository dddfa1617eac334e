import { ContentArticleCard } from '@house-edge/slices'
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
import { href } from '@house-edge/routing'
import type { Metadata } from 'next'
import { notFound, redirect } from 'next/navigation'
import {
  articleFilters,
  hrefOfArticles,
  isOtherwise,
  narrowArticles,
  newestArticles,
  readArticleChoice,
} from '../../../blog-finding/article-choice.ts'
import { ArticleFilterForm } from '../../../blog-finding/article-filter.tsx'
import { listedArticles } from '../../../content/visit-content.ts'
import { pageSize } from '../../../content/listings.ts'
import { saveForm } from '../../../saving/save-form.tsx'
import { SiteFrame } from '../../../frame/site-frame.tsx'
import { routes } from '../../../routes.ts'

/** Rendered for each request, never cached: there are too many combinations of filters. */
export const dynamic = 'force-dynamic'

export const metadata: Metadata = {
  title: 'Articles by choice',
  description: 'Our articles, by topic, writer and year.',
  robots: { index: false, follow: true },
}

interface Props {
  searchParams: Promise<Record<string, string | string[] | undefined>>
}

/** Articles by topic, author and year, at `/casino-blog/find`. */
export default async function FoundArticlesPage({ searchParams }: Props) {
  const query = await searchParams
  const choice = readArticleChoice(query)
  // Each choice has one canonical URL. Without a choice it is the blog.
  if (isOtherwise(query, choice)) redirect(hrefOfArticles(choice))
  const articles = newestArticles(await listedArticles())
  const filters = articleFilters(articles, choice)
  const found = narrowArticles(articles, choice)
  const pages = Math.max(1, Math.ceil(found.length / pageSize))
  if (choice.page > pages) notFound()
  const from = (choice.page - 1) * pageSize
  return (
    <SiteFrame path={href(routes.blogFound)} isPersonal>
      <PageHeader
        title="Articles by choice"
        lead={`${found.length} of ${articles.length} articles, the newest first.`}
      />
      <PageBody aside={<ArticleFilterForm filters={filters} />}>
        <Section width="wide" aria-label="Articles">
          <ChipList
            chips={filters.flatMap(({ name, label, chosen, options }) => {
              if (chosen === undefined) return []
              const { [name]: _gone, ...values } = choice.values
              const words = options.find(({ value }) => value === chosen)?.words ?? chosen
              return [{ text: `${label} ${words}`, href: hrefOfArticles({ values, page: 1 }) }]
            })}
          />
          {found.length === 0 ? (
            <EmptyState title="No article answers to all of that">
              Take one of the conditions above away, or see{' '}
              <Link href={href(routes.blog)}>every article</Link>.
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
            hrefOf={(page) => hrefOfArticles({ ...choice, page })}
          />
        </Section>
      </PageBody>
    </SiteFrame>
  )
}
