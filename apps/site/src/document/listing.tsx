import { ArticleCardOf, ReviewCardOf } from '@house-edge/slices'
import type { ArticleDocument, CasinoReviewDocument } from '@house-edge/slices/documents'
import { CardGrid, EmptyState, PageHeader, Pagination, Section } from '@house-edge/ui/page'
import { href } from '@house-edge/routing'
import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import type { ReactElement } from 'react'
import { pageSize, siteContent, tagListing } from '../content.ts'
import { SiteFrame } from '../frame/site-frame.tsx'
import { routes } from '../routes.ts'

/** A listing of all documents of one type, in pages of twelve. */
interface Listing {
  type: 'article' | 'casino_review'
  title: string
  lead: string
  description: string
  /** Field by which the documents are ordered, greatest first. */
  order: string
  path: (page: number) => string
}

export const listings = {
  article: {
    type: 'article',
    title: 'The blog',
    lead: 'Guides, arithmetic and plain words about what games cost.',
    description:
      'Articles about odds, bonuses and the cost of casino games, with true arithmetic and no hype.',
    order: 'published_on',
    path: (page) => (page === 1 ? href(routes.blog) : href(routes.blogPage, { number: String(page) })),
  },
  casino_review: {
    type: 'casino_review',
    title: 'Casino reviews',
    lead: 'Every casino we have tested, the best score first. No score can be bought.',
    description:
      'Casino reviews with scores, licences, payments and offers, each with its evidence and the date of the last check.',
    order: 'overall_score',
    path: (page) => (page === 1 ? href(routes.reviews) : href(routes.reviewsPage, { number: String(page) })),
  },
} satisfies Record<string, Listing>

export function listingMetadata(listing: Listing, page: number): Metadata {
  const title = page === 1 ? listing.title : `${listing.title}, page ${page}`
  const path = listing.path(page)
  return {
    title,
    description: listing.description,
    alternates: { canonical: path },
    openGraph: {
      title,
      description: listing.description,
      url: path,
      siteName: 'House Edge',
      locale: 'en_GB',
      type: 'website',
    },
  }
}

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
  if (page > 1 && page > result.total_pages) notFound()

  return (
    <SiteFrame path={path}>
      <PageHeader
        title={listing.title}
        lead={page === 1 ? listing.lead : `Page ${page} of ${result.total_pages}`}
      />
      <Section width="wide">
        {result.results.length === 0 ? (
          <EmptyState title="Nothing is published yet">
            Come back soon: the first pieces are being written.
          </EmptyState>
        ) : (
          <CardGrid>{result.results.map((document) => cardOf(document))}</CardGrid>
        )}
        <Pagination page={page} pages={result.total_pages} hrefOf={listing.path} />
      </Section>
    </SiteFrame>
  )
}

function cardOf(document: ArticleDocument | CasinoReviewDocument): ReactElement {
  return document.type === 'article' ? (
    <ArticleCardOf key={document.id} document={document} level={2} />
  ) : (
    <ReviewCardOf key={document.id} document={document} level={2} />
  )
}
