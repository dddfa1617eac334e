import { type InMarkets, noMarket, type OfferMarkets } from '../markets/markets.ts'
import { type CasinoOffer, listedOffer, openOffers } from './casino-offers.ts'

/** By which offer a casino is listed for a time. */
interface ListedFor {
  /** `undefined`: none can be taken up. */
  offer: CasinoOffer | undefined
  /** The first day. `undefined`: it is so today. */
  from: string | undefined
  /** The first day on which it is so no more. `undefined`: there is none. */
  until: string | undefined
}

/**
 * The offers by which a casino is listed from a day on, one after the other, in each market and in none. A page that is kept
 * says as well what follows where one ends or begins, because it is not rendered again for that; nothing takes later parts
 * out of a page for one reader, which says what is so today.
 */
export function listedInTurn(
  offers: readonly CasinoOffer[],
  today: string,
  markets: OfferMarkets | undefined,
): readonly InMarkets<ListedFor>[] {
  const isKept = markets?.isMarked === true
  const asked = marketsAsked(markets)
  const found = asked.flatMap((market) =>
    (isKept ? turnsIn(offers, today, market) : [todayIn(offers, today, market)]).map((turn) => ({
      turn,
      market,
    })),
  )
  const alike = Map.groupBy(found, ({ turn: { offer, from, until } }) =>
    JSON.stringify([offer && offers.indexOf(offer), from, until]),
  )
  return [...alike.values()].flatMap((those) => {
    const ofThem = those.map(({ market }) => market).join(' ')
    const markets = isKept && those.length < asked.length ? ofThem : undefined
    return those.slice(0, 1).map(({ turn }) => ({ shown: turn, markets }))
  })
}

/** Readers who are in no market read the same page. `undefined`: every offer may be shown. */
function marketsAsked(markets: OfferMarkets | undefined): readonly (string | undefined)[] {
  if (!markets) return [undefined]
  const isOfNone = markets.isMarked || markets.codes.length === 0
  return [...new Set([...markets.codes, ...(isOfNone ? [noMarket] : [])])]
}

function todayIn(offers: readonly CasinoOffer[], today: string, market: string | undefined): ListedFor {
  const offer = listedOffer(openOffers({ offers }, today, market))
  return { offer, from: undefined, until: offer?.until }
}

function turnsIn(
  offers: readonly CasinoOffer[],
  today: string,
  market: string | undefined,
): readonly ListedFor[] {
  const changes = offers
    .flatMap(({ from, until }) => [from, until])
    .filter((day): day is string => day !== undefined && day > today)
  const offerOn = (day: string): CasinoOffer | undefined => listedOffer(openOffers({ offers }, day, market))
  const days = [today, ...new Set(changes.toSorted())].filter(
    (day, at, all) => at === 0 || offerOn(day) !== offerOn(all[at - 1] ?? today),
  )
  return days.map((day, at) => ({
    offer: offerOn(day),
    from: at === 0 ? undefined : day,
    until: days[at + 1],
  }))
}
