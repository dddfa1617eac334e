import { webLink } from './casino-facts.ts'
import type { CasinoRow, OfferRow } from './casino-row.ts'

const countryNames: Readonly<Record<string, string>> = {
  GB: 'Great Britain',
  IE: 'Ireland',
  NZ: 'New Zealand',
}

/** The document of an offer. Its significant terms are put together from its figures, so that they cannot differ. */
export function offerDocument(casino: CasinoRow, offer: OfferRow): Record<string, unknown> {
  const uid = `${casino.uid}-${offer.uid}`
  const verified = casino.history.at(-1)?.[0]
  return {
    id: `bonus_${uid}`,
    uid,
    type: 'bonus',
    lang: 'en-gb',
    tags: [],
    first_publication_date: `${offer.from}T09:00:00+0000`,
    last_publication_date: `${verified}T14:00:00+0000`,
    data: {
      title: offer.title,
      type: offer.type,
      product_category: 'casino',
      value: offer.value,
      cap: offer.cap,
      currency: offer.currency,
      wagering_multiple: offer.wagering,
      wagering_base: offer.base ?? 'bonus',
      min_deposit: offer.min,
      max_bet: offer.bet,
      max_cashout: offer.win,
      eligible_games: offer.games,
      contribution: offer.counts ?? 'No wagering',
      expires_days: offer.days,
      countries: offer.for,
      significant_terms: [termsOf(offer)],
      terms_url: webLink(`https://${casino.uid}.example/terms/${offer.uid}`),
      valid_from: offer.from,
      valid_to: offer.to,
      last_verified: verified,
    },
  }
}

function termsOf(offer: OfferRow): object {
  const isForAll = offer.type === 'reload' || offer.type === 'cashback'
  const country = countryNames[offer.for] ?? offer.for
  const who = `${isForAll ? 'Existing' : 'New'} players in ${country}, 18 and over.`
  const staked = offer.base === 'deposit and bonus' ? 'deposit and bonus together' : 'the bonus'
  const wagering =
    offer.wagering === 0
      ? `Paid in cash, with no wagering${offer.type === 'free spins' ? ' and no upper limit; spins expire' : '; opt in'} within ${offer.days} days.`
      : `Stake ${staked} ${offer.wagering === 1 ? 'once' : `${offer.wagering} times`} within ${offer.days} days.`
  const sentences = [
    who,
    offer.condition,
    wagering,
    offer.counts && `What counts: ${offer.counts.toLowerCase()}.`,
    offer.bet && `Largest stake while wagering ${money(offer.bet, offer.currency)}.`,
    offer.win
      ? `Most you may win from it: ${money(offer.win, offer.currency)}.`
      : offer.wagering > 1 && 'No limit on what you may win.',
  ].filter((sentence) => typeof sentence === 'string')
  const text = sentences.join(' ')
  const strong = (part: string): object => ({
    start: text.indexOf(part),
    end: text.indexOf(part) + part.length - 1,
    type: 'strong',
  })
  return { type: 'paragraph', text, spans: [strong(who), strong(wagering)] }
}

function money(amount: number, currency: string): string {
  if (currency === 'GBP' && amount < 1) return `${Math.round(amount * 100)}p`
  const options = { style: 'currency', currency, trailingZeroDisplay: 'stripIfInteger' } as const
  return new Intl.NumberFormat('en-GB', options).format(amount)
}
