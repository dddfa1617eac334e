import type { Metadata } from 'next'
import type { PageDocument } from '@house-edge/reviews/structured-data'
import { siteContent } from '../content/visit-content.ts'
import { listingMetadata, listings } from '../document/listings.ts'
import { originalLanguage } from '../language.ts'
import { shownIn } from '../languages/shown-in.ts'
import { siteMetadata } from '../site-metadata.ts'
import { topicFeed } from '@house-edge/reviews/links'

/**
 * What search engines and shared links are told of the page of a document.
 *
 * @param path The canonical path of the page.
 * @param title Used when editors wrote none for search engines.
 */
export function documentMetadata(document: PageDocument, path: string, title: string | null): Metadata {
  const { canonical, alternates: languages } = shownIn(path, document)
  // The feed of a topic is in the original language.
  const topic = document.type === 'topic' && document.lang === originalLanguage && document.uid
  const feeds = topic ? { [title ?? topic]: topicFeed(topic) } : {}
  return siteMetadata.ofDocument(document, { path, title, canonical, languages, feeds })
}

/** Metadata for a page of the listing of a type. */
export async function listingPageMetadata(type: keyof typeof listings, page: number): Promise<Metadata> {
  return listingMetadata(listings[type], page, await (await siteContent()).findSingle('settings'))
}
