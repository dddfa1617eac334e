import { Tag } from '@house-edge/ui'
import { RichText } from '@house-edge/slices'
import { readNumber, readText } from '@house-edge/slices/reading'
import { numberWords, written } from '@house-edge/ui/language'
import type { ReactElement } from 'react'
import { CasinoRow } from '../components/casino-row/casino-row.tsx'
import { readRelation } from '../rendering/field/relation.ts'
import { costFacts } from '../rendering/offer/cost-facts.tsx'
import { factsOf } from '../rendering/review/offer.tsx'
import { CompareBox } from '../rendering/save/compare-box.tsx'
import type { ListedOffer } from './listed-offer.ts'
import { words } from '../words/words.ts'

/** What one chooses an offer by; the rest of its terms is on its page. */
const shownFacts = [
  'players',
  'wagering',
  'smallestDeposit',
  'firstStake',
  'largestBet',
  'largestPayout',
  'whatCounts',
  'expires',
] as const
/** A reader who plays for an hour an evening places no more. */
const betsADay = 200

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
  // Nothing counts where nothing has to be wagered.
  const isUnwagered = readNumber(data.wagering_multiple) === 0
  const shown = new Set<string>(
    shownFacts.filter((name) => !(isUnwagered && name === 'whatCounts')).map((name) => factNames[name]),
  )
  return (
    <CasinoRow
      name={written(document.lang, `${casino.name}: ${readText(data.value) ?? title}`)}
      href={readRelation(document, 'bonus')?.url}
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
      {warningsOf(offer).map((warning) => (
        <p key={warning}>
          <Tag tone="caution">{warning}</Tag>
        </p>
      ))}
      <RichText field={data.significant_terms} size="note" language={document.lang} />
    </CasinoRow>
  )
}

/** What a reader would say afterwards that somebody should have told them. */
function warningsOf({ cost, document: { data } }: ListedOffer): readonly string[] {
  const said = words().offers.row
  const days = readNumber(data.expires_days, { min: 1 })
  return [
    cost && cost.cost >= cost.bonus && said.costsMore,
    cost && days !== undefined && cost.bets / days > betsADay
      ? said.betsADay(numberWords(Math.ceil(cost.bets / days)), days)
      : undefined,
    cost && cost.cost > 0 && data.wagering_base === 'deposit and bonus' && said.ownDeposit,
  ].filter((warning): warning is string => typeof warning === 'string')
}
