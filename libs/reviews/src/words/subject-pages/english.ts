import { plural } from '@house-edge/ui/language'

/** What pages of people, topics, payment methods and the like say, in English. */
export const subjectPages = {
  titles: {
    reviewsBy: (name: string): string => `Reviews by ${name}`,
    reviewsCheckedBy: (name: string): string => `Reviews whose facts ${name} checked`,
    articlesBy: (name: string): string => `Articles by ${name}`,
    articlesCheckedBy: (name: string): string => `Articles whose facts ${name} checked`,
    articlesAbout: (topic: string): string =>
      `Articles about ${topic.charAt(0).toLowerCase()}${topic.slice(1)}`,
    gamesBy: (maker: string): string => `Casinos with games by ${maker}`,
    atCasinos: (method: string): string => `${method}, casino by casino`,
    runBy: (operator: string): string => `Casinos run by ${operator}`,
    licensedBy: (regulator: string): string => `Casinos licensed by ${regulator}`,
    naming: (regulator: string): string =>
      `Casinos that name ${regulator}: not verified, or no longer licensed`,
    maker: 'The casino',
  },
  facts: {
    elsewhere: 'Elsewhere',
    country: 'Country',
    kind: 'Kind',
    founded: 'Founded',
    tier: 'How closely it watches',
    register: 'Register',
    lookUp: 'Look a licence up',
  },
  methods: {
    card: 'Card',
    bank: 'Bank transfer',
    wallet: 'Wallet',
    voucher: 'Voucher',
    mobile: 'By telephone',
  },
  tiers: { strict: 'Strictly', standard: 'As most do', light: 'Lightly' },
  about: (name: string): string => `About ${name}`,
  casino: 'Casino',
  caption: (method: string): string => `${method} at the casinos we review`,
  casinos: (count: number): string => plural(count, { one: '1 casino', other: `${count} casinos` }),
  reviews: (count: number): string => plural(count, { one: '1 review', other: `${count} reviews` }),
  /** `works`: reviews and articles, counted. */
  written: (works: string): string => `${works} written`,
  checked: (works: string): string => `${works} checked`,
  offerAt: (offer: string, casino: string): string => `${offer} at ${casino}`,
  /** Of a regulator whose register has none of the casinos that name it. */
  claimedOnly: (count: number): string =>
    plural(count, {
      one: 'none verified; 1 casino claims it',
      other: `none verified; ${count} casinos claim it`,
    }),
  articles: (count: number): string => plural(count, { one: '1 article', other: `${count} articles` }),
  seeAlso: {
    writesAbout: 'Writes about',
    allTopics: 'All topics',
    writers: 'Who writes about it',
    allPeople: 'All people',
    licensedBy: 'Licensed by',
    allRegulators: 'All regulators',
    operators: 'Operators that name it',
    allOperators: 'All operators',
  },
  /** For search engines, where an editor wrote nothing. */
  descriptions: {
    game_provider: (name: string): string =>
      `Casinos with games by ${name} that we have tested: scores, licences, and how soon they pay.`,
    payment_method: (name: string): string =>
      `What ${name} costs and how long a withdrawal takes, casino by casino, as we have tested it.`,
    operator: (name: string): string =>
      `The casinos run by ${name} that we have tested: scores, licences, and how soon they pay.`,
    regulator: (name: string): string =>
      `Casinos that name ${name}: licence numbers, whether its register has them, and the day we last looked.`,
    bonus: (title: string): string =>
      `${title}: wagering, limits and the significant terms of this offer, and when we last read them.`,
  },
}

/** What happened at casinos, in English. */
export const news = {
  kinds: {
    review: 'First review',
    score: 'Score changed',
    terms: 'Terms changed',
    warning: 'Warning',
    closing: 'Closing announced',
    closed: 'Closed',
    offer: 'New offer',
  },
  nothingYet: 'Nothing has happened yet',
  toldHere: 'What changes at a casino is told here.',
  warnedOf: 'Warned of',
  noneWarnedOf: 'We warn of none now.',
  closed: 'Closed',
  noneClosed: 'None of those we reviewed has closed.',
}
