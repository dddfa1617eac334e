import { cardSize } from './card-size.ts'

/** A picture in the content. */
interface Picture {
  url?: string | null | undefined
  alt?: string | null | undefined
  dimensions?: { width: number; height: number } | null | undefined
}

/** What a page says of its picture, as Next takes it in its metadata. */
interface SharedPicture {
  twitter: { card: 'summary_large_image'; images: [] }
  images: { url: string; alt: string; width?: number; height?: number }[]
}

/**
 * The picture of a page in shared links: the one its editors chose, else the card drawn for the page.
 *
 * @param card The URL of the card, and its alternative text.
 */
export function sharedPicture(
  chosen: Picture | undefined,
  card: { address: string; title: string },
): SharedPicture {
  // The picture is read from Open Graph; without an empty list the framework says it a second time (Next 16.3).
  const twitter: SharedPicture['twitter'] = { card: 'summary_large_image', images: [] }
  if (!chosen?.url) return { twitter, images: [{ url: card.address, alt: card.title, ...cardSize }] }
  const { url, alt, dimensions } = chosen
  const size = dimensions && { width: dimensions.width, height: dimensions.height }
  return { twitter, images: [{ url: asPhotograph(url), alt: alt ?? '', ...size }] }
}

/**
 * Programs that show shared links ask for no format and would get a drawing as a large PNG. With `auto=format`, this is
 * the format for clients that accept nothing newer (imgix: fm).
 */
function asPhotograph(url: string): string {
  return /[?&]fm=/.test(url) ? url : `${url}${url.includes('?') ? '&' : '?'}fm=jpg`
}
