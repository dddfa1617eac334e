import { listFormat, numberWords, plural } from '@house-edge/ui/language'
import { inSentence } from './english-places.ts'

/** What pages say that answer a question, in English. What stands in brackets becomes a link. */
export const searchPage = {
  title: 'Search',
  titled: (question: string): string => `Search: ${question}`,
  description: 'Reviews, articles, people, topics, offers and payment methods, in one search.',
  form: 'Search everything',
  what: 'What are you looking for?',
  hint: 'A casino, a game, an offer, a way to pay, somebody who writes here.',
  somethingElse: 'Look for something else',
  anyWord: 'Any word or name.',
  found: (count: number, question: string): string =>
    plural(count, { one: `1 result for “${question}”`, other: `${count} results for “${question}”` }),
  /** The words of editors for what was asked were looked for. */
  inOurWords: (searched: string): string => `Results for “${searched}”, which means the same here.`,
  corrected: (question: string, searched: string): string =>
    `Nothing has “${question}” as it was typed, so this is what “${searched}” finds.`,
  allKinds: 'All kinds',
  allOf: (count: string, kind: string): string => `All ${count} of ${kind}`,
  all: (count: string): string => `All ${count}`,
  theBest: (shown: string, found: string): string => `The best ${shown} of ${found}. More words find fewer.`,
  nothing: (question: string): string => `Nothing found for “${question}”`,
  meant: (question: string): string => `Did you mean [${question}]?`,
  everything: 'Look for it in [everything].',
  fewer: 'Fewer words find more, and a name is enough.',
  lookAround: 'Or look around',
}

/** The same of casinos side by side. */
export const compare = {
  title: 'Casinos compared',
  description: 'Casinos side by side, from what our reviews found, what differs first.',
  lead: (most: number): string =>
    `Up to ${most} side by side, from what our reviews found. What differs comes first.`,
  short: (most: number): string => `Up to ${most} side by side, what differs first.`,
  tooMany: (most: number): string => `More than ${most} were ticked, so these are the first ${most}.`,
  tick: (most: number): string => `Tick up to ${most} casinos here, or in [the list of reviews].`,
  name: 'Comparison',
  remove: (casino: string): string => `Remove[ ${casino}]`,
  caption: (casinos: string): string => `${casinos} compared`,
  choose: 'Choose casinos',
  another: 'Add another',
  show: 'Compare',
  readers: 'Readers say',
  average: (average: string, votes: number): string =>
    plural(votes, {
      one: `${average} of 5, from 1 reader`,
      other: `${average} of 5, from ${votes} readers`,
    }),
  noReader: 'no reader yet',
  notNow: 'cannot be read just now',
}

/** A country, and how many casinos take players there. */
interface CasinosThere {
  name: string
  casinos: number
}

/** The same where readers say in which country they are. */
export const market = {
  title: 'Where you are',
  description: 'Offers are for some countries. Say which you are in, and see what is for you.',
  none: 'You see no offers: we know of none that you can take up.',
  offersFor: (country: string): string => `You see offers for readers in ${inSentence(country)}.`,
  text: 'What a casino may offer differs by country, and so does what we show. Reviews, scores and warnings are the same everywhere. Your choice is kept in a cookie of this browser, without anything else of you.',
  form: 'Choose where you are',
  openElsewhere: (countries: readonly CasinosThere[]): string =>
    `We show offers for these countries alone. Casinos we have reviewed also take players in ${listFormat().format(
      countries.map(({ name, casinos }) => `[${inSentence(name)}] (${numberWords(casinos)})`),
    )}: see those without their offers.`,
  noneElsewhere: (countries: readonly string[]): string =>
    `We know of no casino to recommend that takes players from ${listFormat('disjunction').format(
      countries.map(inSentence),
    )}. If you are there, [every review] and [every warning] are for you as well, and so is [help where you are].`,
  waysOn: 'Then see [the offers and their terms] or [every casino we have reviewed].',
}

/** The same of articles by choice. */
export const articlesFound = {
  title: 'Articles by choice',
  description: 'Our articles, by topic, writer and year.',
  found: (found: number, all: number): string => `${found} of ${all} articles, the newest first.`,
  none: 'No article answers to all of that',
  takeAway: 'Take one of the conditions above away, or see [every article].',
}
