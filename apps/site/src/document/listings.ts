import { alternateLinks, languagesOfPage } from '@house-edge/publishing'
import type { SettingsDocument } from '@house-edge/reviews/documents'
import { feedLinks, type NamedFeeds } from '@house-edge/reviews/links'
import type { Metadata } from 'next'
import { feedIn, newsFeed, offersFeed, warningsFeed } from '../site-addresses/feed-addresses.ts'
import { siteMarkets } from '../market/site-markets.ts'
import { cardAddress, sharedPicture } from '@house-edge/reviews/social'
import { nameOf, numberWords } from '@house-edge/ui/language'
import { here, type PageType, routes } from '../routes.ts'
import { site } from '../site.ts'
import { words } from '../words/words.ts'
import { openGraphLocale } from '../language.ts'

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

/** What a listing says that is in other languages as well, in the language of the page. */
function said<Rest extends Omit<Listing, 'title' | 'lead' | 'description'>>(
  name: 'blog' | 'reviews' | 'offers',
  rest: Rest,
): Rest & Listing {
  return {
    ...rest,
    get title() {
      return words()[name].title
    },
    get lead() {
      return words()[name].lead
    },
    get description() {
      return words()[name].description
    },
  }
}

/** A listing that is not in pages. */
function onePage({ pattern }: { pattern: string }): (page: number) => string {
  return () => pattern
}

export const listings = {
  article: said('blog', {
    type: 'article' as const,
    order: 'published_on',
    path: inPages(routes.blog, routes.blogPage),
    feeds: (title: string) => ({ [title]: feedIn('articles') }),
  }),
  casino_review: said('reviews', {
    type: 'casino_review' as const,
    order: 'overall_score',
    path: inPages(routes.reviews, routes.reviewsPage),
    feeds: (title: string) => ({ [title]: feedIn('reviews') }),
  }),
  person: {
    type: 'person',
    title: 'People',
    lead: 'Who tests, writes and checks what you read here.',
    description:
      'Everybody who tests casinos, writes and checks facts at House Edge, with what they answer for.',
    order: 'name',
    path: inPages(routes.people, routes.peoplePage),
  },
  topic: {
    type: 'topic',
    title: 'Topics',
    lead: 'What we write about, subject by subject.',
    description:
      'The subjects House Edge writes about: what games cost, terms of offers, payments, rules, and help.',
    order: 'name',
    path: inPages(routes.topics, routes.topicsPage),
  },
  game_provider: {
    type: 'game_provider',
    title: 'Game makers',
    lead: 'Who makes the games, and which casinos have them.',
    description:
      'The makers of casino games, and which of the casinos we have tested offer games by each of them.',
    order: 'name',
    path: inPages(routes.gameMakers, routes.gameMakersPage),
  },
  payment_method: {
    type: 'payment_method',
    title: 'Payment methods',
    lead: 'How money gets in and out: what it costs and how long it takes, casino by casino.',
    description:
      'Ways to pay at casinos: fees, limits and the time a withdrawal takes at each casino we have tested.',
    order: 'name',
    path: inPages(routes.paymentMethods, routes.paymentMethodsPage),
  },
  operator: {
    type: 'operator',
    title: 'Operators',
    lead: 'The companies behind the casinos. Two names on the web are often one firm.',
    description:
      'The companies that run the casinos we have tested, and which casinos belong to each of them.',
    order: 'name',
    path: inPages(routes.operators, routes.operatorsPage),
  },
  regulator: {
    type: 'regulator',
    title: 'Regulators',
    lead: 'Who licenses casinos, and where you can look a licence up yourself.',
    description:
      'The authorities that casinos we have tested name as theirs, with their public registers and licence numbers.',
    order: 'name',
    path: inPages(routes.regulators, routes.regulatorsPage),
  },
  bonus: said('offers', {
    type: 'bonus' as const,
    order: 'title',
    path: inPages(routes.offers, routes.offersPage),
    feeds: (title: string) =>
      Object.fromEntries(
        siteMarkets().codes.map((code) => [`${title}, ${nameOf('region', code)}`, offersFeed(code)]),
      ),
  }),
  warnings: {
    type: 'casino_review',
    title: 'Warnings',
    lead: 'Casinos we warn of and casinos that have closed, with the day and the reason.',
    description:
      'Casinos that House Edge warns of or that have closed: since when, why, and what to do with a balance there.',
    order: 'status',
    path: onePage(routes.warnings),
    feeds: (title: string) => ({ [title]: warningsFeed }),
  },
  news: {
    type: 'casino_review',
    title: 'News and changes',
    lead: 'What opened, closed or changed its terms, and every score that moved, with the day.',
    description:
      'What changed at the casinos we review: new reviews, scores that moved, terms, warnings and offers, day by day.',
    order: 'last_reviewed',
    path: onePage(routes.news),
    feeds: (title: string) => ({ [title]: newsFeed }),
  },
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
  const { images, twitter } = sharedPicture(undefined, {
    // One picture for all pages of a listing: they differ by their number alone.
    address: cardAddress(listing.path(1), settings?.last_publication_date),
    title,
  })
  return {
    title,
    description: listing.description,
    alternates: {
      canonical: path,
      languages: alternateLinks(site, languagesOfPage(site, path)),
      types: feedLinks({ ...listing.feeds?.(listing.title), 'House Edge': feedIn('all') }),
    },
    openGraph: {
      title,
      description: listing.description,
      url: path,
      siteName: 'House Edge',
      locale: openGraphLocale(),
      type: 'website',
      images,
    },
    twitter,
  }
}
