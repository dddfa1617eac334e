/**
 * Structured data of a page for search engines, in the vocabulary of schema.org. Pure: documents go in, data comes out.
 * It contains nothing that the page does not show, as the engines require
 * (https://developers.google.com/search/docs/appearance/structured-data/sd-policies), and a journey compares both.
 *
 * @module
 */
import type { ArticleDocument, CasinoReviewDocument, PersonDocument, SettingsDocument } from '../documents.ts'
import type {
  Article,
  BreadcrumbList,
  ItemList,
  Organization,
  Person,
  ProfilePage,
  Review,
  SearchAction,
  WebSite,
  WithActionConstraints,
} from 'schema-dts'
import { spokenLanguage } from '@house-edge/ui/language'
import { z } from 'zod'
import { bandOf } from '../bands/band-of.ts'

/** One thing a page is about. */
export type Described =
  | Said<Review>
  | Said<Article>
  | Said<ProfilePage>
  | Said<BreadcrumbList>
  | Said<ItemList>
  | Said<Organization>
  | Said<WebSite>

type Said<Thing> = Exclude<Thing, string>

/** The URL and the name of the site. */
export interface Publisher {
  /** As `https://house-edge.example`. */
  origin: string
  /** The path of the front page in the page's language, as `/` or `/de`. */
  home: string
  name: string
}

/** The publisher, for what the site publishes. */
export function publisherOf(
  settings: SettingsDocument | undefined,
  { origin, home }: Pick<Publisher, 'origin' | 'home'>,
): Publisher {
  return { origin, home, name: text(settings?.data.site_name) ?? 'House Edge' }
}

/**
 * Our review of a casino, as an organisation and not a local business. The score is
 * the editors' own: readers' ratings are not included.
 *
 * @returns `undefined` when it lacks what engines require of a review: a name, a score, an author.
 */
export function describeReview(
  { data, url, lang }: CasinoReviewDocument,
  publisher: Publisher,
): Said<Review> | undefined {
  const author = personOf(data.author, publisher)
  const name = text(data.name)
  if (name === undefined || data.overall_score === null || !author) return undefined
  return {
    '@type': 'Review',
    ...(url && { url: absolute(url, publisher) }),
    inLanguage: lang,
    ...(text(data.headline) && { headline: data.headline ?? '' }),
    itemReviewed: { '@type': 'Organization', name },
    reviewRating: {
      '@type': 'Rating',
      ratingValue: data.overall_score,
      bestRating: 10,
      worstRating: 0,
      ratingExplanation: bandOf(data.overall_score)?.word ?? '',
    },
    author,
    ...(data.last_reviewed && { dateModified: data.last_reviewed }),
    publisher: organization(publisher),
  }
}

/** `undefined` without a headline, which search engines require. */
export function describeArticle(
  { data, url, lang }: ArticleDocument,
  publisher: Publisher,
): Said<Article> | undefined {
  const headline = text(data.title)
  if (headline === undefined) return undefined
  const author = personOf(data.author, publisher)
  const updated = data.updated_on && data.updated_on > (data.published_on ?? '') ? data.updated_on : undefined
  return {
    '@type': 'Article',
    ...(url && { url: absolute(url, publisher) }),
    inLanguage: lang,
    headline,
    ...(text(data.excerpt) && { description: data.excerpt ?? '' }),
    ...(data.cover.url && { image: absolute(data.cover.url, publisher) }),
    ...(author && { author }),
    ...(data.published_on && { datePublished: data.published_on }),
    ...(updated && { dateModified: updated }),
    publisher: organization(publisher),
  }
}

/** The page of an author or checker. */
export function describePerson(
  { data, url, lang }: PersonDocument,
  publisher: Publisher,
): Said<ProfilePage> | undefined {
  const name = text(data.name)
  if (name === undefined) return undefined
  const elsewhere = data.same_as.flatMap(({ link }) =>
    'url' in link && link.url && URL.canParse(link.url) ? [new URL(link.url).href] : [],
  )
  return {
    '@type': 'ProfilePage',
    inLanguage: lang,
    mainEntity: {
      '@type': 'Person',
      name,
      ...(url && { url: absolute(url, publisher) }),
      ...(text(data.role) && { jobTitle: data.role ?? '' }),
      ...(text(data.credentials) && { description: data.credentials ?? '' }),
      ...(data.photo.url && { image: absolute(data.photo.url, publisher) }),
      ...(elsewhere.length > 0 && { sameAs: elsewhere }),
    },
  }
}

/** The site with its search and publisher, for the front page. */
export function describeSite(publisher: Publisher, searchPath: string): readonly Described[] {
  const { name, origin, home } = publisher
  const search: WithActionConstraints<SearchAction> = {
    '@type': 'SearchAction',
    target: { '@type': 'EntryPoint', urlTemplate: `${origin}${searchPath}?q={search_term_string}` },
    'query-input': 'required name=search_term_string',
  }
  return [
    {
      '@type': 'WebSite',
      name,
      url: `${origin}${home}`,
      inLanguage: spokenLanguage(),
      potentialAction: search,
    },
    { ...organization(publisher), logo: `${origin}/icon-512.png` },
  ]
}

/** The breadcrumbs of a page. The last one is the page itself. */
export function describeTrail(
  trail: readonly { href: string; text: string }[],
  current: string,
  publisher: Publisher,
): Said<BreadcrumbList> {
  return {
    '@type': 'BreadcrumbList',
    itemListElement: [
      ...trail.map(({ href, text: name }, at) => ({
        '@type': 'ListItem' as const,
        position: at + 1,
        name,
        item: absolute(href, publisher),
      })),
      { '@type': 'ListItem', position: trail.length + 1, name: current },
    ],
  }
}

/**
 * The entries of a list, in their order.
 *
 * @param before The number of entries on earlier pages.
 */
export function describeList(
  entries: readonly { href: string | undefined; name: string }[],
  publisher: Publisher,
  before = 0,
): Said<ItemList> | undefined {
  const listed = entries.flatMap(({ href, name }) => (href ? [{ href, name }] : []))
  if (listed.length === 0) return undefined
  return {
    '@type': 'ItemList',
    itemListElement: listed.map(({ href, name }, at) => ({
      '@type': 'ListItem',
      position: before + at + 1,
      name,
      url: absolute(href, publisher),
    })),
  }
}

function organization({ origin, home, name }: Publisher): Said<Organization> {
  return { '@type': 'Organization', name, url: `${origin}${home}` }
}

const NamedDocument = z.object({
  url: z.string().nullish(),
  data: z.object({ name: z.string().trim().min(1) }),
})

/** A linked person. `undefined` when the link is empty or the person has no name. */
function personOf(link: unknown, publisher: Publisher): Said<Person> | undefined {
  const person = NamedDocument.safeParse(link).data
  if (!person) return undefined
  return {
    '@type': 'Person',
    name: person.data.name,
    ...(person.url && { url: absolute(person.url, publisher) }),
  }
}

function absolute(address: string, { origin }: Publisher): string {
  return new URL(address, origin).href
}

function text(value: string | null | undefined): string | undefined {
  return value?.trim() || undefined
}
