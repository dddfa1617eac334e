import { createPageMetadata } from '@house-edge/reviews/structured-data'
import { feedIn } from './site-addresses/feed-addresses.ts'

const name = 'House Edge'

/** What search engines and shared links are told of every page. */
export const siteMetadata = createPageMetadata({ name, feed: () => feedIn('all') })

/** The whole title of a page, as the layout makes it for other pages. */
export function titled(title: string): string {
  return `${title} – ${name}`
}
