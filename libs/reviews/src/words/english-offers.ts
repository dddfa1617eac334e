import { plural } from '@house-edge/ui/language'

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
    wagering: 'Wagering',
    turnover: 'To stake at most',
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
    statedFor: (country: string): string => `stated for ${country}`,
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
    withTerms: 'The offer with its terms',
  },
  line: {
    wagering: (times: string): string => `wagering ${times}`,
    smallest: (deposit: string): string => `deposit from ${deposit}`,
    costs: (cost: string): string => `costs ${cost} on average to clear`,
    free: 'nothing has to be staked',
    unknown: 'what it costs to clear cannot be worked out from its terms',
    more: 'All its terms',
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
