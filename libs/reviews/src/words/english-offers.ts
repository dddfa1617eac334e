import { plural } from '@house-edge/ui/language'
import { inSentence } from './english-places.ts'

/** What is said of offers, payments and licences, in English. */
export const offers = {
  kinds: {
    welcome: 'Welcome offer',
    'no deposit': 'No-deposit offer',
    'free spins': 'Free spins',
    cashback: 'Cashback',
    reload: 'Reload offer',
  },
  facts: {
    players: 'For',
    existing: 'existing players',
    firstStake: 'To stake first',
    wagering: 'Wagering',
    turnover: 'To stake at most',
    averageTurnover: 'To stake on average',
    smallestDeposit: 'Smallest deposit',
    largestBet: 'Largest bet',
    largestPayout: 'Largest payout',
    games: 'Games',
    whatCounts: 'What counts',
    expires: 'Expires',
    expiresAfter: (days: number): string =>
      plural(days, { one: '1 day after it is credited', other: `${days} days after it is credited` }),
    code: 'Code',
    countries: 'Countries',
  },
  wagering: {
    none: 'none',
    ofBonus: (multiple: string): string => `${multiple}× the bonus`,
    ofBoth: (multiple: string): string => `${multiple}× deposit and bonus`,
  },
  amounts: {
    statedIn: (currency: string): string => `stated in ${currency}`,
    statedFor: (country: string): string => `stated for ${inSentence(country)}`,
    remarked: (amount: string, remark: string): string => `${amount} (${remark})`,
    from: (least: string): string => `from ${least}`,
    upTo: (most: string): string => `up to ${most}`,
    range: (least: string, most: string): string => `${least} to ${most}`,
  },
  panel: {
    at: (casino: string): string => `At [${casino}]`,
    ended: (day: string): string => `This offer ended on [${day}].`,
    begins: (day: string): string => `This offer begins on [${day}].`,
    verified: (day: string): string => `Last verified [${day}].`,
    terms: 'Full terms',
    visitCasino: 'Visit the casino',
    visit: (casino: string): string => `Visit ${casino}`,
    paid: 'Advertisement: we may be paid for this visit.',
    opinion: 'What we make of the offer',
    elsewhere: {
      title: 'Not where you are',
      countries: (countries: string): string => `This offer is for players in ${countries}.`,
      some: 'This offer is not for players everywhere.',
      why: 'We show its terms, and the way to it, only to readers who can take it up.',
      say: 'Say where you are',
    },
    noneCurrent: 'No current offer',
    unread:
      'This offer has ended, or we have not read its terms lately. We show no terms that may have changed.',
  },
  line: {
    existing: 'for existing players',
    wagering: (times: string): string => `wagering ${times}`,
    smallest: (deposit: string): string => `deposit from ${deposit}`,
    costs: (cost: string): string => `costs ${cost} on average to clear`,
    costsToGet: (cost: string): string => `costs ${cost} on average to get`,
    free: 'none of it has to be staked',
    unknown: 'what it costs to clear cannot be worked out from its terms',
    more: 'All its terms',
  },
  list: {
    title: 'Offers',
    show: 'Show offers',
    how: 'How costs are reckoned',
    quick: {
      cost: 'Cheapest to clear',
      wagering: 'Smallest wagering',
      deposit: 'Smallest deposit',
      score: 'Best casino',
    },
    reckoned:
      'What clearing costs, with what has to be staked before the bonus is given, is set against the bonus: reckoned for the largest, of free spins for what they win on average, on slots that return 96%, or on roulette where slots do not count. An average: a single run ends far above or below.',
    found: (count: number): string => plural(count, { one: '1 offer.', other: `${count} offers.` }),
    none: 'No offer answers to all of that',
    takeAway: 'Take a condition away, or see [every offer]. None at all is the cheapest.',
  },
  orders: {
    cost: 'Cheapest to clear first',
    wagering: 'Smallest wagering first',
    deposit: 'Smallest deposit first',
    score: 'Best casino first',
  },
  facets: {
    /** A kind says by itself what it is. */
    kind: { label: 'Kind of offer', chip: '' },
    wagering: { label: 'Wagering', chip: 'Wagering' },
    deposit: { label: 'Smallest deposit', chip: 'Deposit' },
    country: { label: 'For players in', chip: 'For players in' },
    method: { label: 'Paid in by', chip: 'Paid in by' },
    game: { label: 'Games that count', chip: 'Counts on' },
  },
  options: {
    noDeposit: 'none',
    depositAtMost: (amount: string): string => `${amount} at most`,
    games: { slots: 'slots', tables: 'roulette, blackjack and other tables', live: 'live tables' },
  },
  row: {
    left: 'Left on average',
    unknown: 'not to be reckoned from its terms',
    costsMore: 'It costs more than it gives',
    betsADay: (bets: string, days: number): string =>
      plural(days, {
        one: `At least ${bets} bets in 1 day`,
        other: `At least ${bets} bets a day for ${days} days`,
      }),
    ownDeposit: 'Your own deposit is staked as often',
  },
}

/** What is said of how money moves, in English. */
export const payments = {
  title: 'Payment methods',
  titleAt: (casino: string): string => `Payment methods at ${casino}`,
  method: 'Method',
  deposit: 'Deposit',
  withdrawal: 'Withdrawal',
  limits: 'Limits',
  fee: 'Fee',
  time: 'Time to withdraw',
  unknown: 'not stated',
  yes: 'Yes',
  no: 'No',
  kinds: {
    card: 'Card',
    bank: 'Bank',
    wallet: 'Wallet',
    voucher: 'Voucher',
    mobile: 'Mobile',
  },
  asItClaims: (time: string): string => `${time}, as it claims`,
}

/** What is said of licences, in English. */
export const licences = {
  remarked: (regulator: string, remark: string): string => `${regulator} (${remark})`,
  remarks: {
    verifiedOn: (day: string): string => `verified ${day}`,
    claimed: 'claimed, not verified',
    'not found': 'claimed, not found in its register',
    withdrawn: 'no longer held',
  },
  states: {
    verified: 'In the register',
    claimed: 'Claimed only',
    'not found': 'Not in the register',
    withdrawn: 'No longer held',
  },
  tiers: { strict: 'Strict regulator', standard: 'Standard regulator', light: 'Light regulator' },
  register: 'Look it up in the public register',
  numberGiven: 'Number it gives',
  number: 'Licence number',
  holderGiven: 'Holder it gives',
  holder: 'Held by',
  country: 'Country',
  checked: 'Checked by us',
  notYet: 'not yet',
}
