import { Tag } from '@house-edge/ui'
import { RichText } from '@house-edge/slices'
import { readGroup, readText } from '@house-edge/slices/reading'
import { written } from '@house-edge/ui/language'
import type { ReactElement } from 'react'
import { CasinoRow } from '../components/casino-row/casino-row.tsx'
import { readRelation } from '../rendering/field/relation.ts'
import { costFacts } from '../rendering/offer/cost-facts.tsx'
import { offerWarnings } from '../rendering/offer/offer-warnings.ts'
import { offerId } from '../rendering/review/casino-offers.ts'
import { factsOf } from '../rendering/review/offer.tsx'
import { CompareBox } from '../rendering/save/compare-box.tsx'
import type { ListedOffer } from './listed-offer.ts'
import { words } from '../words/words.ts'

/** What offers are compared by, and what decides whether one is for the reader: terms in words may leave both out. */
const comparedFacts = ['players', 'wagering', 'smallestDeposit', 'firstStake', 'whatCounts'] as const
/** What its terms in words say besides; the rest is on its page. */
const furtherFacts = ['largestBet', 'largestPayout', 'expires'] as const

interface OfferRowProps {
  offer: ListedOffer
  compareForm: string | undefined
  /** The place of its casino among the `ChoiceNames` of the page. */
  place: number
}

/** An offer in a long list: what it costs, its casino's score, its terms whole. It leads to its page, not to the casino. */
export function OfferRow({ offer, compareForm, place }: OfferRowProps): ReactElement {
  const { document, casino, title } = offer
  const { data } = document
  const { kinds, facts: factNames } = words().offers
  const kind = data.type && kinds[data.type]
  const hasTerms = readGroup(data.significant_terms).length > 0
  const shown = new Set<string>(
    [...comparedFacts, ...(hasTerms ? [] : furtherFacts)].map((name) => factNames[name]),
  )
  return (
    <CasinoRow
      name={written(document.lang, `${casino.name}: ${readText(data.value) ?? title}`)}
      href={pageOf(offer)}
      headline={
        <>
          {kind && `${kind} · `}
          {written(document.lang, title)}
        </>
      }
      score={casino.score}
      band={casino.band}
      logo={casino.logo}
      facts={[...costFacts(data, offer.cost), ...factsOf(data).filter(({ label }) => shown.has(label))]}
      action={<CompareBox form={compareForm} uid={casino.uid} name={casino.name} place={place} />}
    >
      {offerWarnings(data).map((warning) => (
        <p key={warning}>
          <Tag tone="caution">{warning}</Tag>
        </p>
      ))}
      <RichText field={data.significant_terms} size="note" language={document.lang} />
    </CasinoRow>
  )
}

/** In a language in which the offer has no page its review shows it. */
function pageOf({ document, casino }: ListedOffer): string | undefined {
  return readRelation(document, 'bonus')?.url ?? (casino.href && `${casino.href}#${offerId(document)}`)
}
