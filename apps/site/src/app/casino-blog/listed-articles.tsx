import { ContentArticleCard, reviewWords } from '@house-edge/reviews/rendering'
import { CardGrid, EmptyState, PageBody, PageHeader, Pagination, Section } from '@house-edge/ui/page'
import { notFound } from 'next/navigation'
import type { ReactElement } from 'react'
import { ArticleFilterForm, articleFilters, newestArticles } from '@house-edge/reviews/articles'
import { listedArticles, siteContent } from '../../content/visit-content.ts'
import { type ListedArticle, pageSize } from '@house-edge/reviews/listing'
import { orderTags, tagListing, tagShown } from '../../content/tags.ts'
import { SiteFrame } from '../../frame/site-frame.tsx'
import { saveForm } from '@house-edge/readers/saving'
import { findDocumentPath } from '../../routes.ts'
import { describeList, StructuredData } from '@house-edge/reviews/structured-data'
import { sitePublisher } from '../../structured-data/site-publisher.ts'
import { listings } from '../../document/listings.ts'
import { links } from '../../links.ts'
import { numberWords } from '@house-edge/ui/language'
import { otherLanguage } from '../../language.ts'
import { words } from '../../words/words.ts'

const listing = listings.article

/** One page of the articles. */
export async function ListedArticles({ page }: { page: number }): Promise<ReactElement> {
  const articles = await listedArticles()
  const result = otherLanguage() ? pageOf(newestArticles(articles, links), page) : await readPage(page)
  const path = listing.path(page)
  const filters = articleFilters(articles, { values: {} }, links)
  await tagShown(path, orderTags('article', ['author', 'reviewer', 'topics', 'published_on']))
  await tagListing(path, { ...listing, results: result.results, lang: otherLanguage() })
  const shown = result.results.filter(({ type, uid }) => findDocumentPath(type, uid) !== undefined)
  if (page > 1 && page > result.total_pages) notFound()

  return (
    <SiteFrame path={path}>
      <StructuredData
        things={[describeList(shown.map(nameOf), await sitePublisher(), (page - 1) * pageSize)]}
      />
      <PageHeader
        size="small"
        title={listing.title}
        lead={
          page === 1
            ? listing.lead
            : reviewWords().lists.pageOf(numberWords(page), numberWords(result.total_pages))
        }
      />
      <PageBody aside={shown.length > 0 && <ArticleFilterForm filters={filters} links={links} />}>
        <Section width="wide" aria-label={words().listing.articles}>
          {shown.length === 0 ? (
            <EmptyState title={reviewWords().lists.none.nothingYet}>
              {reviewWords().lists.none.comeBack}
            </EmptyState>
          ) : (
            <CardGrid>
              {shown.map((document, place) => (
                <ContentArticleCard
                  key={document.id}
                  document={document}
                  level={2}
                  saveForm={saveForm}
                  isFirst={place < 2}
                />
              ))}
            </CardGrid>
          )}
          <Pagination page={page} pages={result.total_pages} hrefOf={listing.path} />
        </Section>
      </PageBody>
    </SiteFrame>
  )
}

/** A page of the documents as the service orders them: it needs nothing but these. */
async function readPage(page: number) {
  const orderings = [{ field: `my.${listing.type}.${listing.order}`, direction: 'desc' as const }]
  return (await siteContent()).getByType(listing.type, { page, pageSize, orderings })
}

/** The service orders documents of one language alone. */
function pageOf(articles: readonly ListedArticle[], page: number) {
  return {
    results: articles.slice((page - 1) * pageSize, page * pageSize),
    total_pages: Math.max(1, Math.ceil(articles.length / pageSize)),
  }
}

function nameOf({ data, url }: ListedArticle): { name: string; href: string | undefined } {
  return { name: data.title ?? '', href: url ?? undefined }
}
