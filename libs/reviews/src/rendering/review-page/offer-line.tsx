import { AgeMark, Link, moneyWords } from '@house-edge/ui'
import type { ReactElement } from 'react'
import { asShown } from '@house-edge/ui/language'
import { RichText } from '@house-edge/slices'
import { readNumber, readText } from '@house-edge/slices/reading'
import type { SliceContext } from '../context/slice-context.ts'
import type { DocumentFields, RelatedDocument } from '../field/relation.ts'
import { perMarket } from '../markets/markets.ts'
import { offerCost } from '../offer/offer-cost.ts'
import { OfferPart } from '../offer/offer-part.tsx'
import { shownUntil } from '../offer/offer-terms.ts'
import { firstOffers, offerId } from '../review/casino-offers.ts'
import { offerName, todayOf, wageringWords } from '../review/offer.tsx'
import { words } from '../../words/words.ts'

type Bonus = DocumentFields<'bonus'>

/** The first offer of a review in one line, with what it costs and its significant terms. One for each market. */
export function OfferLine({
  review,
  context,
}: {
  review: RelatedDocument<'casino_review'>
  context: SliceContext | undefined
}): ReactElement {
  const age = readNumber(review.fields.min_age, { min: 18, max: 25 }) ?? 18
  return (
    <>
      {perMarket(context?.markets, firstOffers(review.fields, context)).map(({ shown, markets }) => (
        <OfferPart key={markets ?? ''} until={shownUntil(shown.fields, todayOf(context))} markets={markets}>
          <div className="he-offer-line">
            <p>
              <b {...asShown(offerName(shown.fields))}>{offerName(shown.fields)}</b>{' '}
              <AgeMark age={`${age}+`} /> <span>{factsOf(shown.fields)}</span>{' '}
              <Link href={`#${offerId(shown)}`}>{words().offers.line.more}</Link>
            </p>
            <RichText field={shown.fields.significant_terms} size="note" />
          </div>
        </OfferPart>
      ))}
    </>
  )
}

function factsOf(bonus: Bonus): string {
  const currency = readText(bonus.currency)
  const wagering = wageringWords(bonus)
  const deposit = readNumber(bonus.min_deposit, { min: 0 })
  const cost = offerCost(bonus)?.cost
  const said = words().offers.line
  // Without wagering it costs what has to be staked before it is given.
  const costs = bonus.wagering_multiple === 0 ? said.costsToGet : said.costs
  const facts = [
    ...(bonus.players === 'existing' ? [said.existing] : []),
    cost === undefined ? said.unknown : cost === 0 ? said.free : costs(moneyWords(cost, currency)),
    ...(wagering === undefined || cost === 0 ? [] : [said.wagering(wagering)]),
    ...(deposit === undefined ? [] : [said.smallest(moneyWords(deposit, currency))]),
  ]
  return `${facts.join(' · ')}.`
}
