import type { Metadata } from 'next'
import { spokenLanguage } from '@house-edge/ui/language'
import { type FeedAddresses, feedLinks, type NamedFeeds } from '../addresses/feed-addresses.ts'
import type { AllDocumentTypes } from '../documents.ts'
import { cardAddress } from '../addresses/card-address.ts'
import { sharedPicture } from '../social/shared-picture.ts'
import { describeDocument } from './describe-document.ts'

/** A document with a page of its own. */
export type PageDocument = Extract<AllDocumentTypes, { data: { meta_title: unknown } }>

/** What every page of a site says of the site. */
interface DescribedSite {
  name: string
  /** The feed of everything, in the language of the page. */
  feed: () => FeedAddresses
}

/** What differs from page to page. */
interface DescribedPage {
  title: string
  description: string | undefined
  canonical: string
  /** The same page in each language, by `hreflang`. */
  languages: Readonly<Record<string, string>> | undefined
  /** Feeds of what it shows, besides that of the site. */
  feeds?: NamedFeeds | undefined
  /** The picture that editors chose. Default: the card that is drawn for the page. */
  picture?: Parameters<typeof sharedPicture>[0]
  card: Parameters<typeof sharedPicture>[1]
  type?: 'article' | 'website'
}

/** What of a document's page is not in the document. */
type ShownDocument = Pick<DescribedPage, 'canonical' | 'languages' | 'feeds'> & {
  /** Where it is shown. */
  path: string
  /** Used when editors wrote none for search engines. */
  title: string | null
}

/** What search engines and shared links are told of the pages of a site, as Next takes it. */
export interface PageMetadata {
  ofPage: (page: DescribedPage) => Metadata
  /** Of a document: what its editors wrote for search engines, or else what it shows. */
  ofDocument: (document: PageDocument, shown: ShownDocument) => Metadata
}

/** Writes what search engines and shared links are told of the pages of a site. */
export function createPageMetadata({ name, feed }: DescribedSite): PageMetadata {
  const ofPage: PageMetadata['ofPage'] = (page) => {
    const { title, canonical, languages, feeds, type = 'website' } = page
    const { images, twitter } = sharedPicture(page.picture, page.card)
    const description = page.description ? { description: page.description } : {}
    return {
      title,
      ...description,
      alternates: {
        canonical,
        ...(languages && { languages }),
        types: feedLinks({ ...feeds, [name]: feed() }),
      },
      openGraph: {
        title,
        ...description,
        url: canonical,
        siteName: name,
        // As Open Graph writes a language (https://ogp.me).
        locale: spokenLanguage().replace('-', '_'),
        type,
        images,
      },
      twitter,
    }
  }
  return {
    ofPage,
    ofDocument: (document, { path, title, ...more }) => {
      const { data } = document
      return {
        ...ofPage({
          ...more,
          title: data.meta_title ?? title ?? name,
          description: data.meta_description ?? describeDocument(document),
          picture: data.meta_image,
          card: { address: cardAddress(path, document.last_publication_date), title: title ?? name },
          type: document.type === 'article' ? 'article' : 'website',
        }),
        title: data.meta_title ? { absolute: data.meta_title } : title,
        ...(data.noindex && { robots: { index: false } }),
      }
    },
  }
}
