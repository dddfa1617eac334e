import type { AllDocumentTypes } from '@house-edge/reviews/documents'
import type { Metadata } from 'next'
import { feedLinks } from '@house-edge/reviews/links'
import { feedIn, topicFeed } from '../site-addresses/feed-addresses.ts'
import { describeDocument } from '@house-edge/reviews/structured-data'
import { cardAddress, sharedPicture } from '@house-edge/reviews/social'
import { openGraphLocale } from '../language.ts'
import { shownIn } from '../languages/shown-in.ts'

type PageDocument = Extract<AllDocumentTypes, { data: { meta_title: unknown } }>

/**
 * Metadata of a document for search engines and shared links.
 *
 * @param path The canonical path of the page.
 * @param title Used when editors wrote none for search engines.
 */
export function documentMetadata(document: PageDocument, path: string, title: string | null): Metadata {
  const { data } = document
  const { images, twitter } = sharedPicture(data.meta_image, {
    address: cardAddress(path, document.last_publication_date),
    title: title ?? 'House Edge',
  })
  const description = data.meta_description ?? describeDocument(document)
  const { canonical, alternates } = shownIn(path, document)
  return {
    ...(data.meta_title ? { title: { absolute: data.meta_title } } : { title }),
    ...(description && { description }),
    alternates: {
      canonical,
      ...(alternates && { languages: alternates }),
      types: feedLinks({
        ...(document.type === 'topic' &&
          document.uid && { [title ?? document.uid]: topicFeed(document.uid) }),
        'House Edge': feedIn('all'),
      }),
    },
    ...(data.noindex && { robots: { index: false } }),
    openGraph: {
      title: data.meta_title ?? title ?? 'House Edge',
      ...(description && { description }),
      url: canonical,
      siteName: 'House Edge',
      locale: openGraphLocale(),
      type: document.type === 'article' ? 'article' : 'website',
      images,
    },
    twitter,
  }
}
