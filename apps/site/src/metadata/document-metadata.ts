import type { AllDocumentTypes } from '@house-edge/reviews/documents'
import type { Metadata } from 'next'
import { topicFeed } from '../site-addresses/feed-addresses.ts'
import { describeDocument } from '@house-edge/reviews/structured-data'
import { cardAddress, sharedPicture } from '@house-edge/reviews/social'
import { shownIn } from '../languages/shown-in.ts'
import { pageMetadata } from '../page-metadata.ts'

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
  const topic = document.type === 'topic' && document.uid
  return {
    ...pageMetadata({
      title: data.meta_title ?? title ?? 'House Edge',
      description,
      canonical,
      languages: alternates,
      feeds: topic ? { [title ?? topic]: topicFeed(topic) } : {},
      images,
      twitter,
      type: document.type === 'article' ? 'article' : 'website',
    }),
    title: data.meta_title ? { absolute: data.meta_title } : title,
    ...(data.noindex && { robots: { index: false } }),
  }
}
