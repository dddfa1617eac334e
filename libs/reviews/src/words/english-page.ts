import { plural } from '@house-edge/ui/language'
import { inSentence } from './english-places.ts'

/** The parts of a review's page, in English. */
export const review = {
  helpSite: (name: string): string => `Visit ${name}`,
  outOfTen: 'out of 10',
  bar: { contents: 'Contents', visit: (casino: string): string => `Visit [${casino}]` },
  parts: {
    score: 'Score',
    payments: 'Payouts',
    offers: 'The offer',
    licence: 'Licence',
    weighed: 'For and against',
    test: 'The test',
    questions: 'Questions',
  },
  folds: {
    costs: 'What we make of the offers, and what they cost to clear',
    methods: 'Payment methods, times and fees',
  },
  receipts: {
    title: (count: number): string =>
      plural(count, { one: 'The receipt of a test', other: `The receipts of ${count} tests` }),
    note: 'Written by us from what was timed: no paper of a casino or a bank.',
    from: (casino: string): string => `Withdrawal from ${casino}`,
    amount: 'Amount',
    method: 'By',
    asked: 'Asked for',
    received: 'Could be spent',
    lasted: 'Took',
    notBy: (day: string): string => `not by ${day}`,
    unpaid: 'Not paid',
    refusedOn: (day: string): string => `no: refused on ${day}`,
    refused: 'Refused',
    ours: 'Timed by us',
    readers: 'Timed by a reader',
  },
  key: {
    payout: 'Paid out in',
    measured: (middle: string, tests: number, fastest: string, slowest: string): string =>
      plural(tests, {
        one: `${middle}, one test of ours`,
        other: `${middle}, the middle of ${tests} tests (${fastest} to ${slowest})`,
      }),
    stated: (range: string): string => `${range}, as it states`,
    unmeasured: 'not measured',
    unpaid: (day: string): string => `unpaid since ${day}`,
    refused: (day: string): string => `refused on ${day}`,
    wagering: 'Smallest wagering',
    noOffer: 'no offer',
    notShown: 'we show none of its offers',
    licence: 'Licence',
    noLicence: 'none that we know of',
    licensed: (regulator: string, state: string): string => `${regulator}, ${state}`,
    states: {
      verified: 'verified',
      claimed: 'claimed only',
      'not found': 'not in its register',
      withdrawn: 'no longer held',
    },
    country: 'Your country',
    openTo: (country: string): string => `open in ${inSentence(country)}`,
    closedTo: (country: string): string => `does not accept players from ${inSentence(country)}`,
    openIn: (countries: string): string => `open in ${countries}`,
    /** Where the language of a page is of a country that the casino does not take players from. */
    notThere: (country: string, open: string): string =>
      `not for players from ${inSentence(country)}, ${open}`,
    unknown: 'not known',
    ways: 'Ways to pay',
    more: (names: string, count: number): string => `${names} and ${count} more`,
  },
}

/** What pictures of data say, in English. */
export const charts = {
  counts: (percent: string): string => `${percent}%`,
  score: {
    title: 'The score, part by part',
    summary: 'Seven parts make the score. The thicker a bar, the more it counts.',
    part: 'Part',
    weight: 'Counts',
    score: 'Score',
    why: 'Why',
  },
  history: {
    title: 'The score over time',
    summary: (first: string, from: string, last: string, to: string): string =>
      `From ${first} on ${from} to ${last} on ${to}. The axis shows the part of the scale that it moved in.`,
    since: 'Since',
    change: 'What changed',
  },
  payouts: {
    title: 'How long payouts took',
    ofOne: 'Each mark is one withdrawal. The line shows where half of ours took less.',
    ofSeveral: 'Each mark is one withdrawal, by its method. The quickest casino stands first.',
    methods: 'Payment methods at the casinos',
    ofMethods:
      'Each mark is the middle of our withdrawals by a method from one casino, and the middle of a row that of all of them.',
    unnamed: 'a method we do not name',
    of: 'Of',
    by: 'By',
    took: 'Took',
    when: 'When',
    middle: 'half took less',
    readers: 'timed by a reader',
    timedBy: (method: string, who: string): string => `${method}, ${who}`,
    row: (name: string, middle: string): string => `${name}: ${middle}`,
  },
  beside: {
    title: 'Readers’ marks beside ours',
    summary: (votes: number): string =>
      plural(votes, {
        one: 'We score out of 10, readers out of 5. What 1 reader gave is drawn twice as long, so that the best mark of either is as far. Neither changes the other.',
        other: `We score out of 10, readers out of 5. What ${votes} readers gave on average is drawn twice as long, so that the best mark of either is as far. Neither changes the other.`,
      }),
    ours: 'ours, of 10',
    readers: 'readers’, of 5',
    oursColumn: 'Ours, of 10',
    readersColumn: 'Readers’, of 5',
    line: (name: string, ours: string, readers: string): string =>
      `${name}: ours ${ours}, readers’ ${readers}`,
  },
  /** What readers mark. */
  marked: { payouts: 'Payouts', terms: 'Terms that are fair', support: 'Support', games: 'Games' },
  ticks: {
    quarter: '15 min',
    hour: '1 h',
    sixHours: '6 h',
    day: '1 day',
    threeDays: '3 days',
    week: '1 week',
    threeWeeks: '3 weeks',
  },
}
