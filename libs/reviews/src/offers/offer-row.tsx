import { type Fact, Tag } from '@house-edge/ui'
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

/** What offers are compared by: stands in the same place in every row, also where one has no answer. */
const comparedFacts = ['wagering', 'smallestDeposit'] as const
/** What decides whether one is for the reader: terms in words may leave it out. */
const decidingFacts = ['players', 'firstStake', 'whatCounts'] as const
/** What its terms in words say besides; the rest is on its page. */
const furtherFacts = ['largestBet', 'largestPayout', 'expires'] as const

type NamedFact = (typeof comparedFacts | typeof decidingFacts | typeof furtherFacts)[number]

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
  const [cost, ...ofCost] = costFacts(data, offer.cost)
  const known = factsOf(data)
  const factsNamed = (names: readonly NamedFact[]): readonly Fact[] => {
    const labels = new Set<string>(names.map((name) => factNames[name]))
    return known.filter(({ label }) => labels.has(label))
  }
  const compared = comparedFacts.map(
    (name) => factsNamed([name])[0] ?? { label: factNames[name], value: '–' },
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
      facts={[
        ...(cost ? [cost] : []),
        ...compared,
        ...ofCost,
        ...factsNamed([...decidingFacts, ...(hasTerms ? [] : furtherFacts)]),
      ]}
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
