import { plural } from '@house-edge/ui/language'
import { inSentence } from './english-places.ts'

/** What a search says, in English. What stands in brackets becomes a link. */
export const search = {
  kinds: {
    casino_review: 'Casino reviews',
    article: 'Articles',
    bonus: 'Offers',
    payment_method: 'Payment methods',
    game_provider: 'Game makers',
    operator: 'Operators',
    regulator: 'Regulators',
    topic: 'Topics',
    person: 'People',
    page: 'About this site',
  },
  /** One of each kind. */
  notes: {
    casino_review: 'Casino review',
    article: 'Article',
    payment_method: 'Payment method',
    game_provider: 'Game maker',
    operator: 'Operator',
    regulator: 'Regulator',
    topic: 'Topic',
    person: 'Person',
    page: 'About this site',
    help: 'Help',
    list: 'List',
  },
  /** What readers call the lists besides, in small letters. */
  lists: {
    casino_review: 'reviews, all reviews, all casinos',
    article: 'all articles, blog',
    bonus: 'all offers, bonuses, all bonuses',
    payment_method:
      'ways to pay, payments, payment options, deposit methods, withdrawal methods, payout, payouts, withdrawal, withdrawals',
    game_provider: 'game providers, providers, software providers, game studios',
    operator: 'companies',
    regulator: 'authorities, licensing authorities',
    topic: 'all topics',
    person: 'authors, writers, team',
  },
  /** Ways to pay that are no brands, by what a question is read by. */
  ways: {
    'credit cards': 'credit cards',
    cryptocurrency: 'cryptocurrency',
    'e-wallets': 'e-wallets',
    'debit cards': 'debit cards',
    'bank transfers': 'bank transfers',
    vouchers: 'vouchers',
    'payment by phone': 'payment by phone',
  },
  answers: {
    /** `order`: as it stands in a sentence. */
    everyCasino: (casinos: number, order: string): string =>
      plural(casinos, {
        one: `The only casino we have tested, ${order}`,
        other: `All ${casinos} casinos, ${order}`,
      }),
    casinosIn: (casinos: number, place: string, order: string): string =>
      plural(casinos, {
        one: `1 casino for players in one country (${place}), ${order}`,
        other: `All ${casinos} casinos for players in one country (${place}), ${order}`,
      }),
    /** `place`: the country they are open in, or all. */
    take: (casinos: number, name: string, place: string): string =>
      plural(casinos, {
        one: `1 casino to choose from takes ${name} (${place})`,
        other: `${casinos} casinos to choose from take ${name} (${place})`,
      }),
    apart: (casinos: number): string =>
      plural(casinos, {
        one: '1 more takes it that we warn of, that has closed or that we no longer list.',
        other: `${casinos} more take it that we warn of, that have closed or that we no longer list.`,
      }),
    /** The same where there is none to choose from. */
    onlyApart: (casinos: number): string =>
      plural(casinos, {
        one: '1 takes it that we warn of, that has closed or that we no longer list.',
        other: `${casinos} take it that we warn of, that have closed or that we no longer list.`,
      }),
    noneTakes: (name: string): string => `No casino here takes ${name}.`,
    noneRecommendedTakes: (name: string): string => `No casino we recommend takes ${name}.`,
    whatTheyTake: 'See [what they take].',
    all: 'see all of them',
    fastest: (time: string): string => `The fastest pays out by it in ${time}:`,
    noneThere: (place: string): string => `No casino here takes players in this country: ${place}.`,
    noneRecommendedThere: (place: string): string =>
      `We recommend no casino to players in this country: ${place}.`,
  },
  /** What a screen reader says of suggestions below the field. */
  suggested: {
    label: 'Suggestions',
    announcement: (count: number): string =>
      count === 0
        ? 'No suggestions.'
        : plural(count, {
            one: '1 suggestion. The arrow keys choose.',
            other: `${count} suggestions. The arrow keys choose.`,
          }),
  },
  /** Orders of answers that no list has. */
  orders: { limit: 'Highest withdrawal limit first', safety: 'Best score for safety first' },
  hereFirst: (country: string): string =>
    `Those that accept players from ${inSentence(country)} come before the others.`,
  apartLast: 'Those that we warn of, that have closed or that we no longer list come after all of these.',
  facts: {
    paid: (times: string): string => `Withdrawals take ${times}`,
    paidBy: (time: string, way: string): string => `${time} by ${way}`,
    deposit: (sum: string, ways: string): string => `Smallest deposit: ${sum} by ${ways}`,
    paysOutAlone: (ways: string): string => `Pays out by ${ways}, takes no deposits`,
    takes: (ways: string): string => `Takes ${ways}`,
    limit: (sum: string): string => `Withdrawal limit a month: ${sum}`,
    wagering: (wagering: string, offer: string): string => `Smallest wagering: ${wagering} (${offer})`,
    safety: (score: string): string => `Safety: ${score} out of 10`,
  },
}

/** What a reader in distress is told, in English. */
export const help = {
  title: 'Talk to somebody now',
  lead: 'You need not be sure that something is wrong, and you may ring about somebody else.',
  inDanger: 'In danger',
  danger:
    'If a life is in danger, ring the emergency services: [112] in Britain, Ireland and the rest of Europe, [911] in North America.',
  name: 'Help',
  notNow: 'We cannot show whom to ring just now. Please try again in a minute; a doctor can help as well.',
  answersIn: (country: string): string => `Talking helps. Who answers in ${inSentence(country)}:`,
  noneIn: (country: string): string => `We know of none in ${country}. These may tell you whom to ask there.`,
}
