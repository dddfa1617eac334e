import { alternateLinks, languagesOfPage } from '@house-edge/publishing'
import type { SettingsDocument } from '@house-edge/reviews/documents'
import { type NamedFeeds, offersFeed } from '@house-edge/reviews/links'
import type { Metadata } from 'next'
import { feedIn } from '../site-addresses/feed-addresses.ts'
import { siteMarkets } from '../market/site-markets.ts'
import { reviewWords } from '@house-edge/reviews/rendering'
import { cardAddress } from '@house-edge/reviews/social'
import { inRow, nameOf, numberWords } from '@house-edge/ui/language'
import { here, type PageType, routes } from '../routes.ts'
import { site } from '../site.ts'
import { words } from '../words/words.ts'
import { siteMetadata } from '../site-metadata.ts'

/** A listing of documents of one type, in pages. */
interface Listing {
  type: Exclude<PageType, 'home' | 'page'>
  title: string
  lead: string
  description: string
  /** Field by which the documents are ordered, greatest first. */
  order: string
  path: (page: number) => string
  /** The feeds of what it lists, besides that of the site. */
  feeds?: (title: string) => NamedFeeds
}

/** The first page of a listing has an address of its own, every other one that of its number. */
function inPages(
  first: { pattern: string; page: string },
  numbered: { pattern: `${string}/page/:number`; page: string },
): (page: number) => string {
  return (page) =>
    page === 1 ? here(first as { pattern: '/'; page: string }) : here(numbered, { number: String(page) })
}

/** What a listing says, in the language of the page. */
function said<Rest extends Omit<Listing, 'title' | 'lead' | 'description'>>(
  name: keyof ReturnType<typeof reviewWords>['subjects'],
  rest: Rest,
): Rest & Listing {
  return {
    ...rest,
    get title() {
      return reviewWords().subjects[name].title
    },
    get lead() {
      return reviewWords().subjects[name].lead
    },
    get description() {
      return reviewWords().subjects[name].description
    },
  }
}

function byName<
  Type extends 'person' | 'topic' | 'game_provider' | 'payment_method' | 'operator' | 'regulator',
>(type: Type, path: Listing['path']) {
  return said(type, { type, order: 'name', path })
}

/** A listing that is not in pages. */
function onePage(route: { pattern: '/warnings' | '/news'; page: string }): (page: number) => string {
  return () => here(route)
}

export const listings = {
  article: said('article', {
    type: 'article' as const,
    order: 'published_on',
    path: inPages(routes.blog, routes.blogPage),
    feeds: (title: string) => ({ [title]: feedIn('articles') }),
  }),
  casino_review: said('casino_review', {
    type: 'casino_review' as const,
    order: 'overall_score',
    path: inPages(routes.reviews, routes.reviewsPage),
    feeds: (title: string) => ({ [title]: feedIn('reviews') }),
  }),
  person: byName('person', inPages(routes.people, routes.peoplePage)),
  topic: byName('topic', inPages(routes.topics, routes.topicsPage)),
  game_provider: byName('game_provider', inPages(routes.gameMakers, routes.gameMakersPage)),
  payment_method: byName('payment_method', inPages(routes.paymentMethods, routes.paymentMethodsPage)),
  operator: byName('operator', inPages(routes.operators, routes.operatorsPage)),
  regulator: byName('regulator', inPages(routes.regulators, routes.regulatorsPage)),
  bonus: said('bonus', {
    type: 'bonus' as const,
    order: 'title',
    path: inPages(routes.offers, routes.offersPage),
    feeds: (title: string) =>
      Object.fromEntries(
        siteMarkets().codes.map((code) => [inRow([title, nameOf('region', code)]), offersFeed(code)]),
      ),
  }),
  warnings: said('warnings', {
    type: 'casino_review' as const,
    order: 'status',
    path: onePage(routes.warnings),
    feeds: (title: string) => ({ [title]: feedIn('warnings') }),
  }),
  news: said('news', {
    type: 'casino_review' as const,
    order: 'last_reviewed',
    path: onePage(routes.news),
    feeds: (title: string) => ({ [title]: feedIn('news') }),
  }),
} satisfies Record<string, Listing>

/** The listing whose page is at a path. */
export function listingAt(path: string | undefined): Listing | undefined {
  // Whatever a language calls a page.
  const first = path?.replace(/\/[^/]+\/\d+$/, '')
  return Object.values<Listing>(listings).find((listing) => listing.path(1) === first)
}

export function listingMetadata(
  listing: Listing,
  page: number,
  settings: SettingsDocument | undefined,
): Metadata {
  const title = page === 1 ? listing.title : words().listing.page(listing.title, numberWords(page))
  const path = listing.path(page)
  return siteMetadata.ofPage({
    title,
    description: listing.description,
    canonical: path,
    languages: alternateLinks(site, languagesOfPage(site, path)),
    feeds: listing.feeds?.(listing.title),
    // One picture for all pages of a listing: they differ by their number alone.
    card: { address: cardAddress(listing.path(1), settings?.last_publication_date), title },
  })
}
