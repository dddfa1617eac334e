import { Callout } from '@house-edge/ui'
import { Section } from '@house-edge/ui/page'
import type { ReactElement } from 'react'
import { asShown } from '@house-edge/ui/language'
import { fieldsOf, readText } from '@house-edge/slices/reading'
import type { BonusCardSlice } from '../../documents.ts'
import { type RelatedDocument, readRelation } from '../../rendering/field/relation.ts'
import { firstOffers, offerId } from '../../rendering/review/casino-offers.ts'
import { type InMarkets, isOfferedIn, perMarket } from '../../rendering/markets/markets.ts'
import { canShow, OfferTerms, todayOf } from '../../rendering/review/offer.tsx'
import { OfferPart } from '../../rendering/offer/offer-part.tsx'
import { shownUntil } from '../../rendering/offer/offer-terms.ts'
import { isPromoted } from '../../rendering/review/review-status.ts'
import { thisReview } from '../../rendering/review/this-review.ts'
import type { SliceContext, SliceProps } from '../../rendering/context/slice-context.ts'
import { words } from '../../words/words.ts'

/**
 * An offer with its significant terms beside it: the one the slice names, or the
 * first open one of the review. Where the head of the review shows it already,
 * what we make of it is enough. Renders nothing where readers are warned of the casino.
 *
 * - Not for: an offer without a document of its own: make one, so that it can end.
 * - Accessibility: an article under a heading; the terms are text beside the offer.
 * - Do: write in the note what we make of it.
 * - Don’t: place one on a page that warns of the casino.
 */
export function BonusCard({ slice, context }: SliceProps<BonusCardSlice>): ReactElement {
  const fields = fieldsOf(slice)
  const own = thisReview(undefined, context)
  const firstIn = own ? firstOffers(own.fields, context) : () => undefined
  const named = readRelation(fields.bonus, 'bonus')
  // In an article the slice names an offer, whose casino decides whether it may be shown.
  const maker = own ?? (named && makerOf(named, context))
  const note = readText(fields.note)
  const cardIn = (market: string | undefined): RelatedDocument<'bonus'> | undefined => {
    const bonus = named ?? firstIn(market)
    // Of an offer that no review names any more it is not known whether readers are warned of its casino.
    const isBarred = maker ? !isPromoted(maker.fields) : context?.makerOf !== undefined
    if (!bonus || isBarred || !canShow(bonus.fields, context)) return undefined
    return isOfferedIn(bonus.fields, maker?.fields, market) ? bonus : undefined
  }
  // The head of the review shows this one with its terms, so here the note is enough.
  const isFirst = (bonus: RelatedDocument<'bonus'>, market: string | undefined): boolean =>
    bonus.id !== undefined && bonus.id === firstIn(market)?.id
  const inMarkets = (first: boolean): readonly InMarkets<RelatedDocument<'bonus'>>[] =>
    perMarket(context?.markets, (market) => {
      const bonus = cardIn(market)
      return bonus && isFirst(bonus, market) === first ? bonus : undefined
    })
  return (
    <>
      {inMarkets(true).map(({ shown, markets }) => (
        <OfferNote key={markets ?? ''} bonus={shown} markets={markets} note={note} today={todayOf(context)} />
      ))}
      {inMarkets(false).map(({ shown, markets }) => (
        <OfferPart key={markets ?? ''} until={shownUntil(shown.fields, todayOf(context))} markets={markets}>
          <Section width="wide">
            <OfferTerms
              bonus={shown.fields}
              href={shown.url}
              review={own}
              maker={maker}
              context={context}
              note={note}
              level={2}
              {...(own && { id: offerId(shown) })}
            />
          </Section>
        </OfferPart>
      ))}
    </>
  )
}

function OfferNote({
  bonus: { fields },
  markets,
  note,
  today,
}: {
  bonus: RelatedDocument<'bonus'>
  markets: string | undefined
  note: string | undefined
  today: string
}): ReactElement | null {
  if (!note) return null
  return (
    <OfferPart until={shownUntil(fields, today)} markets={markets}>
      <Callout title={words().offers.panel.opinion}>
        <p {...asShown(note)}>{note}</p>
      </Callout>
    </OfferPart>
  )
}

function makerOf(
  bonus: RelatedDocument<'bonus'>,
  context: SliceContext | undefined,
): RelatedDocument<'casino_review'> | undefined {
  return bonus.id === undefined ? undefined : readRelation(context?.makerOf?.(bonus.id), 'casino_review')
}
