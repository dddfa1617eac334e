import type { SettingsDocument } from '@house-edge/slices/documents'
import type { Metadata } from 'next'

/** A picture as content has it. */
interface Picture {
  url?: string | null | undefined
  alt?: string | null | undefined
  dimensions?: { width: number; height: number } | null | undefined
}

/**
 * The picture of a page in shared links: the page's first picture, or the site's.
 *
 * @param settings Provide the picture for pages without one.
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
 * Programs that show shared links ask for no format and would get a drawing as a large PNG. With `auto=format`, this is
 * the format for clients that accept nothing newer (imgix: fm).
 */
function asPhotograph(url: string): string {
  return /[?&]fm=/.test(url) ? url : `${url}${url.includes('?') ? '&' : '?'}fm=jpg`
}
