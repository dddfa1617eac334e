import { isForExisting } from './casino-row.ts'
import { longDate, wordFor, type Wording } from './wording.ts'

const countries: Readonly<Record<string, string>> = { GB: 'Great Britain', IE: 'Ireland', NZ: 'New Zealand' }
const lang = 'en-gb'
const counts = ['No', 'One', 'Two', 'Three', 'Four', 'Five', 'Six', 'Seven', 'Eight', 'Nine']

const hours = (count: number): string =>
  count < 1 ? `${Math.round(count * 60)} minutes` : `${count} ${count === 1 ? 'hour' : 'hours'}`

function money(amount: number, currency: string): string {
  if (currency === 'GBP' && amount < 1) return `${Math.round(amount * 100)}p`
  const options = { style: 'currency', currency, trailingZeroDisplay: 'stripIfInteger' } as const
  return new Intl.NumberFormat('en-GB', options).format(amount)
}

/** What the generator says in English. */
export const english: Wording = {
  lang,
  english: 'English',
  noFee: 'None',
  noWagering: 'No wagering',
  feeOfWithdrawal: /withdrawal|under/,
  payouts: ({ count, median, slowest }, hasFee) =>
    `${counts[count] ?? count} withdrawals, median ${hours(median)}, longest ${hours(slowest)}. ${hasFee ? 'A fee on cards.' : 'No fees.'}`,
  timedBetween: ({ count, fastest, slowest, median }, from, to) =>
    `${counts[count] ?? count} withdrawals between ${longDate('en-GB', from)} and ${longDate('en-GB', to)}: ${hours(fastest)} to ${hours(slowest)}, median ${hours(median)}.`,
  register: (number, state, holder) => {
    const said = {
      verified: `is in force, held by ${holder}.`,
      withdrawn: 'is no longer in force.',
      'not found': 'has no entry.',
    }
    return `Register read: ${number} ${wordFor(said, state, lang)}`
  },
  firstPublished: (score) => `First published at ${score.toFixed(1)}.`,
  turned: (criterion, before, now) => {
    const name = criterion[0]?.toUpperCase() + criterion.slice(1).replace('_', ' ')
    return `${name} ${before < now ? 'raised' : 'lowered'} from ${before.toFixed(1)} to ${now.toFixed(1)}.`
  },
  terms: (offer) => {
    const staked = offer.base === 'deposit and bonus' ? 'deposit and bonus together' : 'the bonus'
    const times = offer.wagering === 1 ? 'once' : `${offer.wagering} times`
    const inCash = offer.type === 'free spins' ? ' and no upper limit; spins expire' : '; opt in'
    return {
      who: `${isForExisting(offer) ? 'Existing' : 'New'} players in ${wordFor(countries, offer.for, lang)}, 18 and over.`,
      wagering:
        offer.wagering === 0
          ? `Paid in cash, with no wagering${inCash} within ${offer.days} days.`
          : `Stake ${staked} ${times} within ${offer.days} days.`,
      counts: offer.counts && `What counts: ${offer.counts.toLowerCase()}.`,
      bet: offer.bet ? `Largest stake while wagering ${money(offer.bet, offer.currency)}.` : undefined,
      win: offer.win
        ? `Most you may win from it: ${money(offer.win, offer.currency)}.`
        : offer.wagering > 1
          ? 'No limit on what you may win.'
          : undefined,
    }
  },
}
