import { feedLinks, type NamedFeeds } from '@house-edge/reviews/links'
import type { sharedPicture } from '@house-edge/reviews/social'
import type { Metadata } from 'next'
import { openGraphLocale } from './language.ts'
import { feedIn } from './site-addresses/feed-addresses.ts'

interface DescribedPage extends ReturnType<typeof sharedPicture> {
  title: string
  description: string | undefined
  canonical: string
  languages: Readonly<Record<string, string>> | undefined
  /** Of what it shows, besides that of the site. */
  feeds: NamedFeeds | undefined
  type?: 'article' | 'website'
}

/** What search engines and shared links are told of every page. */
export function pageMetadata(page: DescribedPage): Metadata {
  const { title, description, canonical, languages, feeds, images, twitter, type = 'website' } = page
  return {
    title,
    ...(description && { description }),
    alternates: {
      canonical,
      ...(languages && { languages }),
      types: feedLinks({ ...feeds, 'House Edge': feedIn('all') }),
    },
    openGraph: {
      title,
      ...(description && { description }),
      url: canonical,
      siteName: 'House Edge',
      locale: openGraphLocale(),
      type,
      images,
    },
    twitter,
  }
}
