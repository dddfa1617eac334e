import type { ReactElement } from 'react'
import { Section } from '@house-edge/ui/page'
import type { SliceContext } from '../context/slice-context.ts'
import type { RelatedDocument } from '../field/relation.ts'
import { perMarket } from '../markets/markets.ts'
import { OfferPart } from '../offer/offer-part.tsx'
import { shownUntil } from '../offer/offer-terms.ts'
import { firstOffers, offerId } from '../review/casino-offers.ts'
import { OfferTerms, todayOf } from '../review/offer.tsx'
import { words } from '../../words/words.ts'

/** What the offer that a review begins with asks for, one by one: its terms in words and the way there stand in the head. */
export function FirstOffer({
  review,
  context,
}: {
  review: RelatedDocument<'casino_review'>
  context: SliceContext | undefined
}): ReactElement {
  return (
    <>
      {perMarket(context?.markets, firstOffers(review.fields, context)).map(({ shown, markets }) => (
        <OfferPart key={markets ?? ''} until={shownUntil(shown.fields, todayOf(context))} markets={markets}>
          <Section title={words().review.parts.offers} titleId={offerId(shown)} width="wide">
            <OfferTerms
              bonus={shown.fields}
              href={shown.url}
              review={review}
              context={context}
              isOfHead
              level={3}
            />
          </Section>
        </OfferPart>
      ))}
    </>
  )
}
