import type { SettingsDocument } from '@house-edge/slices/documents'
import type { Metadata } from 'next'

/** A picture as content has it. */
interface Picture {
  url?: string | null | undefined
  alt?: string | null | undefined
  dimensions?: { width: number; height: number } | null | undefined
}

/**
 * The picture of a page where its address is shared: the first there is of its own, else the site's.
 *
 * @param settings They name the picture of pages that have none.
 */
export function sharedPicture(
  own: readonly (Picture | undefined)[],
  settings: SettingsDocument | undefined,
): Pick<Metadata, 'twitter'> & { images: { url: string; alt: string; width?: number; height?: number }[] } {
  const picture = [...own, settings?.data.meta_image].find((each) => each?.url)
  if (!picture?.url) return { twitter: { card: 'summary' }, images: [] }
  const { url, alt, dimensions } = picture
  return {
    twitter: { card: 'summary_large_image' },
    images: [
      {
        url: asPhotograph(url),
        alt: alt ?? '',
        ...(dimensions && { width: dimensions.width, height: dimensions.height }),
      },
    ],
  }
}

/**
 * Whoever shows shared links asks for no format; a drawing would come as a PNG of many times the size. Beside
 * `auto=format` it is what those get who accept nothing newer (imgix: fm).
 */
function asPhotograph(url: string): string {
  return /[?&]fm=/.test(url) ? url : `${url}${url.includes('?') ? '&' : '?'}fm=jpg`
}
