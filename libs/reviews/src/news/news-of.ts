import { readChoice, readDay, readGroup, readText } from '@house-edge/slices/reading'
import type { CasinoReviewDocument } from '../documents.ts'
import type { Links } from '../links.ts'
import type { CasinoOffer } from '../rendering/review/casino-offers.ts'
import { type Casino, readCasino } from '../rendering/review/casino.ts'
import { compareCodes } from '../letters/compare-codes.ts'
import { inOrder } from '@house-edge/ui/language'

/** What happened, by the words that editors choose for a change; `review` and `offer` follow from days of documents. */
const kinds = ['score', 'terms', 'warning', 'closing', 'closed'] as const

/** Something that happened to a casino or to its review. */
export interface NewsItem {
  /** Tells it from others. */
  id: string
  kind: (typeof kinds)[number] | 'review' | 'offer'
  /** As `2026-10-14`. */
  day: string
  casino: Casino
  /** The page of the review. */
  path: string
  words: string
  /** What is offered, which is for readers of some markets alone. `undefined`: it is no offer. */
  offer?: CasinoOffer | undefined
}

/**
 * What happened at casinos, the latest first: reviewed, scored otherwise, terms changed, warned of, about to close, closed, offers begun.
 * Drawn from the changes of reviews and the days of offers; checks that found nothing are left out.
 *
 * @param today As `2026-10-14`. What begins later is not told.
 */
export function newsOf(
  reviews: readonly CasinoReviewDocument[],
  { documentPath }: Pick<Links, 'documentPath'>,
  today: string,
): readonly NewsItem[] {
  return reviews
    .flatMap((review) => {
      const casino = readCasino(review)
      const path = documentPath(review.type, review.uid)
      return casino && path !== undefined && !review.data.noindex
        ? [...changesOf(review), ...offersOf(casino)].map((each) => ({ ...each, casino, path }))
        : []
    })
    .filter(({ day }) => day <= today)
    .map((each) => ({ ...each, id: `${each.casino.uid}-${each.day}-${each.kind}` }))
    .toSorted((one, other) => compareCodes(other.day, one.day) || compareCodes(one.id, other.id))
}

type Happened = Pick<NewsItem, 'kind' | 'day' | 'words' | 'offer'>

function changesOf(review: CasinoReviewDocument): readonly Happened[] {
  const { data } = review
  const changes = readGroup(data.changelog).flatMap((item) => {
    const day = readDay(item.date)
    return day === undefined
      ? []
      : [{ day, kind: readChoice(item.kind, kinds), words: readText(item.note) ?? '' }]
  })
  const told = changes.flatMap(({ kind, ...each }) => (kind ? [{ ...each, kind }] : []))
  const begun = readDay(data.first_published)
  // One that began as a warning is told of once.
  if (begun === undefined || told.some(({ day }) => day === begun)) return told
  const words = changes.find(({ day }) => day === begun)?.words ?? readText(data.headline) ?? ''
  return [...told, { kind: 'review', day: begun, words }]
}

function offersOf({ offers }: Casino): readonly Happened[] {
  return offers.flatMap((offer) =>
    offer.from === undefined ? [] : [{ kind: 'offer' as const, day: offer.from, words: offer.words, offer }],
  )
}

/** A casino that readers are warned of or that has closed. */
export interface ApartCasino {
  casino: Casino
  path: string
  kind: 'warning' | 'closed'
  /** Since when, as `2026-10-14`. `undefined`: its changes do not say. */
  since: string | undefined
  /** The editors’ words, with their links. `undefined`: they wrote none. */
  warning: CasinoReviewDocument['data']['warning'] | undefined
  /** What says it where there is no warning. */
  reason: string
}

/** Casinos that readers are warned of or that have closed, with the day and the reason, the latest first. */
export function apartCasinos(
  reviews: readonly CasinoReviewDocument[],
  { documentPath }: Pick<Links, 'documentPath'>,
): readonly ApartCasino[] {
  return reviews
    .flatMap((review) => {
      const casino = readCasino(review)
      const path = documentPath(review.type, review.uid)
      const kind = casino?.status
      if (!casino || path === undefined || (kind !== 'warning' && kind !== 'closed')) return []
      const marked = changesOf(review).find((change) => change.kind === kind)
      const reason = casino.headline || marked?.words || ''
      const isWritten = kind === 'warning' && hasWords(review.data.warning)
      const warning = isWritten ? review.data.warning : undefined
      return [{ casino, path, kind, since: marked?.day, warning, reason }]
    })
    .toSorted(
      (one, other) =>
        compareCodes(other.since ?? '', one.since ?? '') || inOrder(one.casino.name, other.casino.name),
    )
}

function hasWords(field: CasinoReviewDocument['data']['warning']): boolean {
  return readGroup(field).some((block) => 'text' in block && readText(block.text) !== undefined)
}
