import { idIn, webLink } from './casino-facts.ts'
import { type CasinoRow, isForExisting, type OfferRow } from './casino-row.ts'
import type { Wording } from './wording.ts'

/**
 * The document of an offer. Its significant terms are put together from its figures, so that they cannot differ.
 *
 * @param cameOut When the review in this language came out, and with it a translated offer.
 */
export function offerDocument(
  casino: CasinoRow,
  offer: OfferRow,
  wording: Wording,
  cameOut: string,
): Record<string, unknown> {
  const uid = `${casino.uid}-${offer.uid}`
  const verified = casino.history.at(-1)?.[0]
  const original = `bonus_${uid}`
  const id = idIn(wording.lang, original)
  const isTranslated = id !== original
  return {
    id,
    uid,
    type: 'bonus',
    lang: wording.lang,
    tags: [],
    first_publication_date: isTranslated ? cameOut : `${offer.from}T09:00:00+0000`,
    last_publication_date: isTranslated ? cameOut : `${verified}T14:00:00+0000`,
    ...(isTranslated && { alternate_languages: [{ id: original }] }),
    data: {
      title: offer.title,
      type: offer.type,
      product_category: 'casino',
      value: offer.value,
      cap: offer.cap,
      currency: offer.currency,
      players: isForExisting(offer) ? 'existing' : 'new',
      qualifying_stake: offer.stake,
      wagering_multiple: offer.wagering,
      wagering_base: offer.base ?? 'bonus',
      min_deposit: offer.min,
      max_bet: offer.bet,
      max_cashout: offer.win,
      eligible_games: offer.games,
      contribution: offer.counts ?? wording.noWagering,
      expires_days: offer.days,
      countries: offer.for,
      significant_terms: [termsOf(offer, wording)],
      terms_url: webLink(`https://${casino.uid}.example/terms/${offer.uid}`),
      valid_from: offer.from,
      valid_to: offer.to,
      last_verified: verified,
    },
  }
}

function termsOf(offer: OfferRow, { terms }: Wording): object {
  const { who, wagering, counts, bet, win } = terms(offer)
  const text = [who, offer.condition, wagering, counts, bet, win]
    .filter((sentence) => sentence !== undefined)
    .join(' ')
  const strong = (part: string): object => ({
    start: text.indexOf(part),
    end: text.indexOf(part) + part.length - 1,
    type: 'strong',
  })
  return { type: 'paragraph', text, spans: [strong(who), strong(wagering)] }
}
