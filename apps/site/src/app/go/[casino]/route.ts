import { pageBefore } from '@house-edge/paths'
import { isBot } from '@house-edge/routing'
import { siteConfig } from '../../../config.ts'
import { contentStore } from '../../../content/published-content.ts'
import { marketOf } from '../../../market/site-markets.ts'
import { siteLog } from '../../../logging/log.ts'
import { languageOf } from '../../../language.ts'
import { pathIn, routes } from '../../../routes.ts'
import type { CasinoReviewDocument } from '@house-edge/reviews/documents'
import { decideVisit } from '@house-edge/reviews/casino'
import { readerCountry } from '@house-edge/reviews/market'

/** Runs for every request: the target depends on the reader's country, and visits are counted. */
export const dynamic = 'force-dynamic'

/** Not indexed, not cached. The casino learns which site sent the reader, but not which page. */
const always = {
  'cache-control': 'no-store',
  'referrer-policy': 'strict-origin',
  'x-robots-tag': 'noindex, nofollow',
}

/** Redirects to a casino, at `/go/{casino}`. Counts visits by casino and country, and stores nothing about the reader. */
export async function GET(request: Request, { params }: { params: Promise<{ casino: string }> }) {
  const { SITE_COUNTRY_HEADER: header, SITE_TRUSTED_HOPS: trustedHops, SITE_ORIGIN } = siteConfig()
  const country = readerCountry(request.headers, { header, trustedHops })
  const reviews = await contentStore()
    .client.getAll('casino_review')
    .catch(() => undefined)
  if (!reviews) return plainly(503, 'We cannot reach our content right now. Ask again in half a minute.\n')
  const visit = decideVisit((await params).casino, reviews, { country, market: marketOf(request.headers) })
  if (visit.leads === 'nowhere') return plainly(404, 'We know no casino by this name.\n')
  if (visit.leads === 'to review') {
    const lang = languageOf(pageBefore(request.headers) ?? '/')
    const uid = uidIn(lang, reviews, visit.uid)
    return led(new URL(pathIn(lang, routes.review, { uid }), SITE_ORIGIN).href)
  }
  // Bots and prefetches are not visits.
  if (!isBot(request.headers.get('user-agent')) && !request.headers.get('sec-purpose')?.includes('prefetch'))
    siteLog().info('visit', { casino: visit.casino, country: country ?? 'unknown' })
  return led(visit.url)
}

/** The uid of a review in a language; that of the original where it is not translated, which is shown in its place. */
function uidIn(lang: string, reviews: readonly CasinoReviewDocument[], original: string): string {
  const review = reviews.find(({ uid }) => uid === original)
  return review?.alternate_languages.find((each) => each.lang === lang)?.uid ?? original
}

function led(location: string): Response {
  return new Response(null, { status: 303, headers: { ...always, location } })
}

function plainly(status: number, words: string): Response {
  return new Response(words, { status, headers: { ...always, 'content-type': 'text/plain; charset=utf-8' } })
}
