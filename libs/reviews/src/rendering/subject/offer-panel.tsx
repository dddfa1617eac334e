import { Callout, Link } from '@house-edge/ui'
import type { ReactElement, ReactNode } from 'react'
import { readText } from '@house-edge/slices/reading'
import type { BonusDocument, CasinoReviewDocument } from '../../documents.ts'
import { readRelation } from '../field/relation.ts'
import { isOfferedIn, otherMarkets, perMarket } from '../markets/markets.ts'
import { canShow, hasEnded, Offer, todayOf } from '../review/offer.tsx'
import { OfferPart } from '../offer/offer-part.tsx'
import { currentUntil } from '../offer/offer-terms.ts'
import { isPromoted } from '../review/review-status.ts'
import type { SliceContext } from '../context/slice-context.ts'
import { countriesWords } from '../words/list-words.ts'
import { words } from '../../words/words.ts'

interface OfferPanelProps {
  document: BonusDocument
  /** The review of the casino that makes it. */
  maker: CasinoReviewDocument
  context?: SliceContext
}

/** Whether the offers of a casino may be shown: readers are not warned of it. */
export function showsOffers(maker: CasinoReviewDocument): boolean {
  const review = readRelation(maker, 'casino_review')
  return review !== undefined && isPromoted(review.fields)
}

/** An offer on its own page, with its terms, or why it is not shown there. */
export function OfferPanel({ document, maker, context }: OfferPanelProps): ReactElement {
  const review = readRelation(maker, 'casino_review')
  const countries = countriesWords(
    // An offer without countries of its own is for those of its casino.
    readText(document.data.countries) ?? readText(maker.data.countries_allowed),
  )
  const said = words().offers.panel
  return (
    <>
      <Offer bonus={document.data} review={review} context={context} level={2} isNamed />
      <NotOffered context={context} offers={[{ document, maker }]}>
        <p>
          {countries ? said.elsewhere.countries(countries) : said.elsewhere.some} {said.elsewhere.why}
        </p>
      </NotOffered>
      {!hasEnded(document.data, context) && (
        <NoneCurrent context={context} offers={[{ document, maker }]}>
          {said.unread}
        </NoneCurrent>
      )}
    </>
  )
}

/** What stands in place of offers in markets where none of them is one. */
export function NotOffered({
  offers,
  context,
  children,
}: {
  offers: readonly Pick<OfferPanelProps, 'document' | 'maker'>[]
  context: SliceContext | undefined
  children: ReactNode
}): ReactElement | null {
  const { markets, marketHref } = context ?? {}
  if (!markets) return null
  const shown = perMarket(markets, (market) =>
    offers.some(({ document, maker }) => isOfferedIn(document.data, maker.data, market)) ? 'some' : undefined,
  )
  // A page rendered for one market either has an offer or these words; a finished page holds both, and
  // leaves one out later.
  if (!markets.isMarked && shown.length > 0) return null
  const said = words().offers.panel.elsewhere
  return (
    <OfferPart markets={markets.isMarked ? otherMarkets(markets, shown) : undefined}>
      <Callout title={said.title}>
        {children}
        {marketHref !== undefined && (
          <p>
            <Link href={marketHref}>{said.say}</Link>
          </p>
        )}
      </Callout>
    </OfferPart>
  )
}

/** What is said where offers are for a reader, and none is current, from the day on which that is so. */
export function NoneCurrent({
  offers,
  context,
  children,
}: {
  offers: readonly Pick<OfferPanelProps, 'document' | 'maker'>[]
  context: SliceContext | undefined
  children: ReactNode
}): ReactElement {
  const today = todayOf(context)
  const lastIn = (market: string | undefined): string | undefined => {
    const days = offers.flatMap(({ document: { data }, maker }) =>
      isOfferedIn(data, maker.data, market) ? [canShow(data, context) ? currentUntil(data) : today] : [],
    )
    const known = days.filter((day) => day !== undefined)
    return known.length < days.length ? undefined : known.toSorted().at(-1)
  }
  return (
    <>
      {perMarket(context?.markets, lastIn).map(({ shown: day, markets }) =>
        // Without a server that keeps the page, it is the page of today.
        day <= today || markets !== undefined ? (
          <OfferPart key={day} from={day <= today ? undefined : day} markets={markets}>
            <Callout title={words().offers.panel.noneCurrent}>
              <p>{children}</p>
            </Callout>
          </OfferPart>
        ) : null,
      )}
    </>
  )
}
