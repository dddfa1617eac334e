import { plural } from '@house-edge/ui/language'
import { calculators, curves } from './calculators/english.ts'
import { lists } from './english-lists.ts'
import { licences, offers, payments } from './english-offers.ts'
import { charts, review } from './english-page.ts'
import { articlesFound, compare, market, searchPage } from './english-questions.ts'
import { help, search } from './english-search.ts'
import { cards, subjects } from './english-subjects.ts'
import { selfCheck } from './self-check/english.ts'
import { news, subjectPages } from './subject-pages/english.ts'

/** What is said of reviews and articles, in English. */
export const english = {
  lists,
  subjects,
  cards,
  pages: { search: searchPage, compare, market, articlesFound },
  offers,
  payments,
  licences,
  search,
  help,
  review,
  charts,
  subjectPages,
  news,
  calculators,
  selfCheck,
  curves,
  kinds: { guide: 'Guide', news: 'News', strategy: 'Strategy', opinion: 'Opinion' },
  topics: 'Topics',
  criteria: {
    safety: 'Safety',
    payouts: 'Payouts',
    bonuses: 'Bonuses',
    games: 'Games',
    support: 'Support',
    experience: 'Experience',
    responsible_gambling: 'Responsible gambling',
  },
  bands: {
    best: 'Excellent',
    better: 'Very good',
    good: 'Good',
    fair: 'Fair',
    weak: 'Weak',
    poor: 'Poor',
  },
  summary: {
    lastReviewed: 'Last reviewed',
    bestFor: 'Best for',
    nextReview: 'Next review',
    howWeRate: 'How we rate',
    /** On a button that we may earn by. */
    advertisement: 'Ad',
    unpaid: 'We are not paid for this visit.',
    paid: 'Advertisement: we may be paid for this visit. What we are paid never changes a score, and no casino sees a review before it is published.',
  },
  warnings: {
    warning: {
      heading: (name: string): string => `Do not deposit at ${name}`,
      text: 'We warn against this casino. We show none of its offers and no way to it.',
    },
    closed: {
      heading: (name: string): string => `${name} has closed`,
      text: 'It takes no players. We keep the review for the record, without offers and without a way to it.',
    },
    unlisted: {
      heading: (name: string): string => `We no longer list ${name}`,
      text: 'Its review is not kept up to date. We show none of its offers and no way to it.',
    },
  },
  record: { evidence: 'How we know', changes: 'What has changed' },
  disclosures: {
    affiliate:
      'Some links in this article lead to casinos that may pay us for the visit. Who pays us never decides what we write.',
    sponsored:
      'This article was paid for. It was written and checked by us, and it is marked so that you can tell.',
  },
  facts: {
    title: 'The facts',
    operator: 'Operator',
    founded: (year: string): string => `founded ${year}`,
    website: 'Website',
    openSince: 'Open since',
    noState: (place: string): string => `none: ${place} belongs to no state`,
    minimumAge: 'Minimum age',
    openIn: 'Open to players in',
    closedIn: 'Closed to players in',
    languages: 'Languages',
    currencies: 'Currencies',
    withdrawals: 'Withdrawals take',
    monthlyLimit: 'Withdrawal limit a month',
    identity: 'Identity checks',
    games: 'Games',
    makers: 'Game makers',
    returns: 'Return to player',
    returnsShown: 'published for each game',
    returnsHidden: 'not published',
    support: 'Support',
    tools: 'Safer-gambling tools',
    exclusion: 'Self-exclusion',
  },
  /** How many of a kind, with the figure as it is written. */
  games: {
    slots: (count: number, figure: string): string =>
      plural(count, { one: '1 slot', other: `${figure} slots` }),
    table: (count: number, figure: string): string =>
      plural(count, { one: '1 table game', other: `${figure} table games` }),
    live: (count: number, figure: string): string =>
      plural(count, { one: '1 live table', other: `${figure} live tables` }),
    poker: (count: number, figure: string): string =>
      plural(count, { one: '1 poker game', other: `${figure} poker games` }),
    other: (count: number, figure: string): string =>
      plural(count, { one: '1 other', other: `${figure} others` }),
  },
  channels: { chat: 'Chat', email: 'E-mail', phone: 'Telephone', post: 'Post' },
  tools: {
    'deposit limit': 'deposit limit',
    'loss limit': 'loss limit',
    'time limit': 'time limit',
    'reality check': 'reality check',
    'time out': 'time out',
    'self-exclusion': 'self-exclusion',
  },
  durations: {
    atOnce: 'at once',
    /** `figure` is the count as it is written: `7½`. */
    minutes: (count: number, figure: string): string =>
      plural(count, { one: '1 minute', other: `${figure} minutes` }),
    hours: (count: number, figure: string): string =>
      plural(count, { one: '1 hour', other: `${figure} hours` }),
    days: (count: number, figure: string): string => plural(count, { one: '1 day', other: `${figure} days` }),
    upTo: (time: string): string => `up to ${time}`,
    /** The second with its unit; the first where it has another. */
    range: (from: number | string, to: string): string => `${from} to ${to}`,
  },
}
