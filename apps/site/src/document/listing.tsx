import { ContentArticleCard, ContentReviewCard } from '@house-edge/slices'
import type { ArticleDocument, CasinoReviewDocument } from '@house-edge/slices/documents'
import { CardGrid, EmptyState, PageHeader, Pagination, Section } from '@house-edge/ui/page'
import { notFound } from 'next/navigation'
import type { ReactElement } from 'react'
import { pageSize, siteContent, tagListing } from '../content.ts'
import { SiteFrame } from '../frame/site-frame.tsx'
import { findDocumentPath } from '../routes.ts'
import type { Listing } from './listings.ts'

/** One page of a listing. */
export async function ListingPage({
  listing,
  page,
}: {
  listing: Listing
  page: number
}): Promise<ReactElement> {
  const result = await (
    await siteContent()
  ).getByType(listing.type, {
    page,
    pageSize,
    orderings: [{ field: `my.${listing.type}.${listing.order}`, direction: 'desc' }],
  })
  const path = listing.path(page)
  await tagListing(path, { ...listing, results: result.results })
  const shown = result.results.filter(({ type, uid }) => findDocumentPath(type, uid) !== undefined)
  if (page > 1 && page > result.total_pages) notFound()

  return (
    <SiteFrame path={path}>
      <PageHeader
        title={listing.title}
        lead={page === 1 ? listing.lead : `Page ${page} of ${result.total_pages}`}
      />
      <Section width="wide">
        {shown.length === 0 ? (
          <EmptyState title="Nothing is published yet">
            Come back soon: the first pieces are being written.
          </EmptyState>
        ) : (
          <CardGrid>{shown.map((document) => cardOf(document))}</CardGrid>
        )}
        <Pagination page={page} pages={result.total_pages} hrefOf={listing.path} />
      </Section>
    </SiteFrame>
  )
}

function cardOf(document: ArticleDocument | CasinoReviewDocument): ReactElement {
  return document.type === 'article' ? (
    <ContentArticleCard key={document.id} document={document} level={2} />
  ) : (
    <ContentReviewCard key={document.id} document={document} level={2} />
  )
}
