import type { AllDocumentTypes } from '@house-edge/slices/documents'
import type { Metadata } from 'next'

type PageDocument = Extract<AllDocumentTypes, { data: { meta_title: unknown } }>

/**
 * What search engines and shared links say of a document.
 *
 * @param path Its address; the page is canonical there, whatever query it was asked for with.
 * @param title Used when the editors wrote none for search engines.
 */
export function documentMetadata(document: PageDocument, path: string, title: string | null): Metadata {
  const { data } = document
  const pictures = [data.meta_image, 'cover' in data ? data.cover.og : undefined]
  const picture = pictures.find((image) => image?.url)
  const description = data.meta_description ?? undefined
  return {
    ...(data.meta_title ? { title: { absolute: data.meta_title } } : { title }),
    ...(description && { description }),
    alternates: { canonical: path },
    ...(data.noindex && { robots: { index: false } }),
    openGraph: {
      title: data.meta_title ?? title ?? 'House Edge',
      ...(description && { description }),
      url: path,
      siteName: 'House Edge',
      locale: 'en_GB',
      type: document.type === 'article' ? 'article' : 'website',
      ...(picture?.url && {
        images: [
          {
            url: picture.url,
            alt: picture.alt ?? '',
            width: picture.dimensions.width,
            height: picture.dimensions.height,
          },
        ],
      }),
    },
    twitter: { card: picture?.url ? 'summary_large_image' : 'summary' },
  }
}
