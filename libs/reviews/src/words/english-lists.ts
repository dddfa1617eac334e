import { plural } from '@house-edge/ui/language'
import { inSentence } from './english-places.ts'

/** What lists of casinos and articles say, in English. What stands in brackets becomes a link. */
export const lists = {
  casinos: 'Casinos',
  pageOf: (page: string, pages: string): string => `Page ${page} of ${pages}`,
  filter: {
    title: 'Filter',
    sortBy: 'Sort by',
    any: 'Any',
    option: (option: string, count: string): string => `${option} (${count})`,
    show: 'Show casinos',
    clear: 'Clear all',
    chosen: (count: string): string => `${count} chosen`,
    more: 'More conditions',
  },
  orders: {
    score: 'Best score first',
    paid: 'Fastest payout first',
    wagering: 'Smallest wagering first',
    checked: 'Latest check first',
    name: 'By name',
  },
  /** The orders, in a word or two. */
  quick: {
    score: 'Best score',
    paid: 'Fastest payout',
    wagering: 'Smallest wagering',
    checked: 'Latest check',
    name: 'Name',
  },
  facets: {
    score: { label: 'Score', chip: 'Score' },
    paid: { label: 'Paid within', chip: 'Paid within' },
    wagering: { label: 'Smallest wagering', chip: 'Wagering' },
    licence: { label: 'Verified licence', chip: 'Verified licence of' },
    country: { label: 'Open to players in', chip: 'Open in' },
    method: { label: 'Payment method', chip: 'Takes' },
    maker: { label: 'Game maker', chip: 'Games by' },
    operator: { label: 'Run by', chip: 'Run by' },
    author: { label: 'Reviewed by', chip: 'Reviewed by' },
    checker: { label: 'Facts checked by', chip: 'Facts checked by' },
    status: { label: 'Status', chip: 'Status' },
  },
  options: {
    scoreFrom: (least: string): string => `${least} and more`,
    hours: { '2': '2 hours', '12': '12 hours', '24': 'a day', '72': '3 days' },
    noWagering: 'none',
    timesAtMost: (times: string): string => `${times} times at most`,
    status: { active: 'open', warning: 'warning', closed: 'closed', unlisted: 'no longer listed' },
  },
  chosen: {
    chip: (chip: string, option: string): string => `${chip} ${option}`.trim(),
    paid: (chip: string, option: string, method: string): string => `${chip} ${option} by ${method}`,
    fastest: 'its fastest method',
    title: (things: string, conditions: string): string => `${things}: ${conditions}`,
    ordered: (things: string, order: string): string => `${things}, ${order}`,
    byChoice: 'by choice',
    others: (count: number): string => `${count} more`,
    /** As it stands after a colon or a comma. */
    inSentence: (words: string): string => words.charAt(0).toLowerCase() + words.slice(1),
  },
  reasons: {
    lastChecked: (day: string): string => `Last checked on ${day}.`,
    parts: (best: string, bestScore: string, worst: string, worstScore: string): string =>
      `Best in ${best.toLowerCase()} (${bestScore}), weakest in ${worst.toLowerCase()} (${worstScore}).`,
  },
  found: {
    everywhere: 'all countries',
    all: (count: number): string =>
      plural(count, {
        one: `1 casino to choose from.`,
        other: `${count} casinos to choose from.`,
      }),
    toChoose: (found: number, all: number): string => `${found} of ${all} casinos to choose from.`,
    some: (found: number, all: number): string => `${found} of ${all} casinos.`,
    sorted: (order: string): string => `Sorted: ${order}.`,
  },
  apart: {
    elsewhere: (count: number): string =>
      plural(count, {
        one: 'After these comes 1 [that we warn of, or that has closed].',
        other: `After these come ${count} [that we warn of, or that have closed].`,
      }),
    title: 'Warned of, closed or no longer listed',
    text: 'Not to choose from: we show none of their offers and no way to them. [Since when, and why].',
  },
  none: {
    nothingYet: 'Nothing is published yet',
    comeBack: 'Come back soon: the first pieces are being written.',
    noneThere: 'None we recommend there',
    noneRecommended: 'None we recommend answers to all of that',
    apartBelow:
      'What answers is below, apart: we warn of it, it has closed, or we no longer list it. Or see [every review].',
    noCasino: 'No casino answers to all of that',
    takeAway: 'Take one of the conditions above away, or see [every review].',
  },
  whoseOffers: {
    elsewhere: 'Somewhere else',
    keep: (place: string): string => `Show ${place} on every page`,
    /** Where that is so. */
    kept: (place: string): string =>
      `Offers and wagering are for players in ${inSentence(place)}, here and on every page.`,
    noneAt: (place: string): string => `${place}: we know of no offers for players there, and show none.`,
    noneHere: 'Where you are: we know of no offers for players there, and show none.',
    of: (place: string): string => `Offers and wagering are those for players in one country: ${place}.`,
    otherCountry: '[Choose another country].',
  },
  row: {
    licence: 'Licence',
    offer: 'Offer',
    paid: 'Payout',
    wagering: 'Wagering',
    noOffer: 'none known to us now',
    noOfferIn: (country: string): string => `none for ${inSentence(country)}`,
    verified: 'verified',
  },
  comparison: {
    title: 'Casinos compared',
    open: 'Open',
    status: 'Status',
    score: 'Score',
    bonus: 'Bonus',
    costs: 'Costs on average',
    nothing: 'nothing',
    /** Nothing has to be staked, neither before it is given nor after; a deposit may have to be made. */
    free: 'nothing, once you have it',
    costOf: (cost: string, bonus: string): string => `${cost} of ${bonus}`,
    limit: 'Limit a month',
    fees: 'Fees',
    feeOf: (fee: string, methods: string): string => `${fee} (${methods})`,
    returns: 'Return to player',
    published: 'published',
    notPublished: 'not published',
    notHere: 'not where you are',
    licences: 'Licences',
  },
  comparing: { name: 'Compare', box: 'Compare', bar: 'Compare what is ticked' },
  saving: { save: 'Save', saved: 'Saved' },
  ranked: { notNow: 'In this list before, and not recommended now:' },
  articles: {
    filter: 'Filter',
    show: 'Show articles',
    topic: 'Topic',
    writtenBy: 'Written by',
    year: 'Year',
  },
  featured: { reviews: 'Reviews to begin with', articles: 'From the blog' },
  seeAlso: {
    alsoRunBy: (operator: string): string => `Also run by ${operator}`,
    sameOperator: 'the same operator',
    allOfOperator: 'All casinos it runs',
    sameTopics: 'More on the same topics',
    casinosHere: 'Casinos in this article',
  },
}
