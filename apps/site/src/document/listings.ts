import { href } from '@house-edge/routing'
import type { SettingsDocument } from '@house-edge/slices/documents'
import type { Metadata } from 'next'
import { sharedPicture } from '../metadata/shared-picture.ts'
import { routes } from '../routes.ts'

/** A listing of all documents of one type, in pages of twelve. */
export interface Listing {
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

export function listingMetadata(
  listing: Listing,
  page: number,
  settings: SettingsDocument | undefined,
): Metadata {
  const { images, twitter } = sharedPicture([], settings)
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
      images,
    },
    twitter,
  }
}
