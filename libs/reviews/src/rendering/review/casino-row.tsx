import { type Fact, Link } from '@house-edge/ui'
import { CasinoRow } from '../../components/casino-row/casino-row.tsx'
import { PayoutStrip, PayoutTime } from '../../components/casino-row/payout-strip.tsx'
import type { ComponentProps, ReactElement, ReactNode } from 'react'
import { inRow, written } from '@house-edge/ui/language'
import { words } from '../../words/words.ts'
import { countryWords, listWords } from '../words/list-words.ts'
import { CompareBox } from '../save/compare-box.tsx'
import { SaveButton } from '../save/save-button.tsx'
import type { Casino } from './casino.ts'
import { isPromoted } from './review-status.ts'
import { openOffers } from './casino-offers.ts'
import { listedInTurn } from './listed-in-turn.ts'
import { noMarket, type OfferMarkets, perMarket } from '../markets/markets.ts'
import { durationWords } from '../words/duration-words.ts'
import { OfferPart } from '../offer/offer-part.tsx'

/** Stands for the payment method by which money is there soonest. */
export const quickest = 'its quickest'

interface ContentCasinoRowProps {
  casino: Casino
  /** As `2026-10-14`, to tell offers that have ended. */
  today: string
  /** Markets whose offers are shown. @default every offer of the casino may be */
  markets?: OfferMarkets | undefined
  /** The payment method whose time is asked for: its uid, or {@link quickest}. @default the times of all */
  paidBy?: string | undefined
  /** The id of the offer that the page is about, which a row would tell once more. */
  besideOffer?: string | undefined
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
  paidBy,
  besideOffer,
  reason,
  level = 2,
  saveForm,
  compareForm,
  place,
}: ContentCasinoRowProps): ReactElement {
  const { id, uid, href, name, headline, score, band, status, logo, lang } = casino
  return (
    <CasinoRow
      href={href}
      name={name}
      headline={headline}
      language={lang}
      reason={reason}
      score={score}
      band={band}
      status={status}
      logo={logo}
      facts={factsOf(casino, today, markets, paidBy, besideOffer)}
      action={
        (saveForm || compareForm) && (
          <>
            <CompareBox
              form={isPromoted(casino) ? compareForm : undefined}
              uid={uid}
              name={name}
              place={place}
            />
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
  paidBy: string | undefined,
  besideOffer: string | undefined,
): readonly Fact[] {
  // Of one warned of or closed no offer is shown, which does not mean that there is none.
  const offers = isPromoted(casino) ? offersIn(casino, today, markets, besideOffer) : []
  // In the same order in every row, so that each is compared down the list; the longest has a line to itself.
  return [
    ...paid(casino, paidBy),
    ...offers.map(({ wagering }) => wagering),
    ...known(words().lists.row.licence, licencesInShort(casino)),
    ...offers.map(({ offer }) => offer),
  ]
}

/** An offer, and how often it is to be staked. */
interface OfferFacts {
  offer: Fact
  wagering: Fact
}

/** The offer of a casino in each market, and what follows where it ends. */
function offersIn(
  casino: Casino,
  today: string,
  markets: OfferMarkets | undefined,
  besideOffer: string | undefined,
): readonly OfferFacts[] {
  return listedInTurn(casino.offers, today, markets).flatMap(
    ({ shown: { offer, from, until }, markets: ofThem }): readonly OfferFacts[] => {
      if (!offer) return withoutOffer(casino, today, { from, until, markets: ofThem }, markets)
      if (offer.bonus.id === besideOffer) return []
      const said = <Link href={offer.href}>{written(offer.lang, offer.words)}</Link>
      return [offerFacts(said, offer.wagering, markets, { from, until, markets: ofThem })]
    },
  )
}

/** Says of a time, in some markets, that a casino has no offer there; of readers in none alone where it has none at all. */
function withoutOffer(
  casino: Casino,
  today: string,
  time: Part,
  markets: OfferMarkets | undefined,
): readonly OfferFacts[] {
  const { noOffer, noOfferIn } = words().lists.row
  const isElsewhere = openOffers(casino, time.from ?? today).length > 0
  if (!isElsewhere) return [offerFacts(noOffer, undefined, markets, time)]
  const those = markets && { ...markets, codes: time.markets?.split(' ') ?? markets.codes }
  return perMarket(those, (market) =>
    market === undefined || market === noMarket ? undefined : noOfferIn(countryWords(market) ?? market),
  ).map(({ shown, markets: ofThem }) => offerFacts(shown, undefined, markets, { ...time, markets: ofThem }))
}

/** @param times Nothing where there is no offer: its place is kept, so that what follows stands below the same of others. */
function offerFacts(
  said: ReactNode,
  times: string | undefined,
  markets: OfferMarkets | undefined,
  part: Part,
): OfferFacts {
  const { offer, wagering } = words().lists.row
  return {
    offer: inPart({ label: offer, value: said }, markets, part),
    wagering: inPart({ label: wagering, value: times ?? '–' }, markets, part),
  }
}

type Part = Omit<ComponentProps<typeof OfferPart>, 'children'>

/** A name without its fact would be odd, and an element around both is allowed in no page that is not finished. */
function inPart({ label, value }: Fact, markets: OfferMarkets | undefined, part: Part): Fact {
  if (!markets?.isMarked) return { label, value: <OfferPart {...part}>{value}</OfferPart> }
  return {
    label,
    value,
    within: (fact) => (
      <OfferPart {...part} key={fact.key}>
        {fact}
      </OfferPart>
    ),
  }
}

/** Whether it is verified comes first, and the names of those it is of have less weight: a phone leaves them to the review. */
function licencesInShort({ licences }: Casino): ReactNode {
  const verified = licences.filter(({ state }) => state === 'verified').map(({ name }) => name)
  const others = listWords(
    licences.filter(({ state }) => state !== 'verified').map((licence) => licence.words),
  )
  if (verified.length === 0) return others
  return (
    <>
      {words().lists.row.verified} <span className="he-casino-names">{inRow(verified)}</span> {others}
    </>
  )
}

function paid(casino: Casino, paidBy: string | undefined): readonly Fact[] {
  const way = paidBy === quickest ? casino.quickestWay : casino.methods.find(({ uid }) => uid === paidBy)
  const slowest = way?.payoutHours
  const time = slowest === undefined ? undefined : durationWords(way?.fastestHours, slowest)
  // Of a method that is asked for its own time alone: the times of all would be taken for it.
  const isOfAll = paidBy === undefined || paidBy === quickest
  const said =
    way && time ? (
      <PayoutTime time={time} said={words().search.facts.paidBy(time, way.name)} />
    ) : isOfAll ? (
      casino.payoutWords
    ) : undefined
  const payoutRange =
    slowest === undefined ? casino.payoutRange : { fastest: way?.fastestHours ?? slowest, slowest }
  return known(words().lists.row.paid, said).map(({ label, value }) => ({
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
function known(label: string, value: ReactNode): readonly Fact[] {
  return value === undefined ? [] : [{ label, value }]
}
