import { type Fact } from '@house-edge/ui'
import { CasinoRow } from '../../components/casino-row/casino-row.tsx'
import { PayoutStrip } from '../../components/casino-row/payout-strip.tsx'
import type { ReactElement } from 'react'
import { words } from '../../words/words.ts'
import { listWords } from '../words/list-words.ts'
import { CompareBox } from '../save/compare-box.tsx'
import { SaveButton } from '../save/save-button.tsx'
import { type Casino, type CasinoOffer, openOffers } from './casino.ts'
import { type OfferMarkets, perMarket } from '../markets/markets.ts'
import { OfferPart } from '../offer/offer-part.tsx'

interface ContentCasinoRowProps {
  casino: Casino
  /** As `2026-10-14`, to tell offers that have ended. */
  today: string
  /** Markets whose offers are shown. @default every offer of the casino may be */
  markets?: OfferMarkets | undefined
  /** Which open offer the row shows: that with the smallest wagering, for readers who choose by it. @default its first */
  offerBy?: 'wagering' | undefined
  /** Why it stands where it does. */
  reason?: string | undefined
  /** @default 2 */
  level?: 2 | 3
  /** The id of a form that saves. See `SaveButton`. */
  saveForm?: string | undefined
  /** The id of a `ChoiceBar` that compares. See `CompareBox`. */
  compareForm?: string | undefined
  /** Its place among the `ChoiceNames` of the page. */
  place?: number | undefined
}

/** A casino in a long list, with what one chooses by. */
export function ContentCasinoRow({
  casino,
  today,
  markets,
  offerBy,
  reason,
  level = 2,
  saveForm,
  compareForm,
  place,
}: ContentCasinoRowProps): ReactElement {
  const { id, uid, href, name, headline, score, band, status, logo } = casino
  return (
    <CasinoRow
      href={href}
      name={name}
      headline={headline}
      reason={reason}
      score={score}
      band={band}
      status={status}
      logo={logo}
      facts={factsOf(casino, today, markets, offerBy)}
      action={
        (saveForm || compareForm) && (
          <>
            <CompareBox form={compareForm} uid={uid} name={name} place={place} />
            <SaveButton form={saveForm} id={id} title={name} />
          </>
        )
      }
      level={level}
    />
  )
}

function factsOf(
  casino: Casino,
  today: string,
  markets: OfferMarkets | undefined,
  offerBy: 'wagering' | undefined,
): readonly Fact[] {
  const offers = openOffers(casino, today)
  const open = offerBy ? offers.toSorted((one, other) => multipleOf(one) - multipleOf(other)) : offers
  const first = perMarket(markets, (market) => open.find(({ isIn }) => isIn(market)))
  return [
    ...paid(casino),
    ...known(words().lists.row.licence, licencesInShort(casino)),
    ...first.flatMap(({ shown: offer, markets: ofThem }): readonly Fact[] => {
      const part = { until: offer.until, markets: ofThem }
      const facts = [
        ...known(words().lists.row.offer, offer.words),
        ...known(words().lists.row.wagering, offer.wagering),
      ]
      // A name without its fact would be odd, and an element around both is allowed in no page that is not finished.
      return facts.map(({ label, value }) =>
        markets?.isMarked
          ? {
              label,
              value,
              within: (fact) => (
                <OfferPart {...part} key={fact.key}>
                  {fact}
                </OfferPart>
              ),
            }
          : { label, value: <OfferPart {...part}>{value}</OfferPart> },
      )
    }),
  ]
}

/** What is verified is named together and without its days, which the review has: two regulators filled a column. */
function licencesInShort({ licences }: Casino): string | undefined {
  const verified = licences.filter(({ state }) => state === 'verified').map(({ name }) => name)
  const others = licences.filter(({ state }) => state !== 'verified').map((licence) => licence.words)
  return listWords([
    ...(verified.length > 0 ? [words().lists.row.verified(verified.join(', '))] : []),
    ...others,
  ])
}

function paid({ payoutWords, payoutRange }: Casino): readonly Fact[] {
  return known(words().facts.withdrawals, payoutWords).map(({ label, value }) => ({
    label,
    value: (
      <>
        {value}
        <PayoutStrip range={payoutRange} />
      </>
    ),
  }))
}

/** A fact that is not known takes no room in a long list. */
function known(label: string, value: string | undefined): readonly Fact[] {
  return value === undefined ? [] : [{ label, value }]
}

function multipleOf({ multiple }: CasinoOffer): number {
  return multiple ?? Number.MAX_VALUE
}
