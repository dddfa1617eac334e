import type { OfferRow } from './casino-row.ts'
import { UnwrittenError } from './unwritten-error.ts'

/** Withdrawals that we timed, in hours. */
export interface Timed {
  count: number
  fastest: number
  slowest: number
  median: number
}

/** What the generator says itself, in one language. */
export interface Wording {
  lang: string
  /** In what support is spoken, and the site of the casino: English, in the words of the language. */
  english: string
  noFee: string
  noWagering: string
  /** Tells from the words of a fee whether it is asked for a withdrawal. */
  feeOfWithdrawal: RegExp
  payouts: (timed: Timed, hasFee: boolean) => string
  timedBetween: (timed: Timed, from: string, to: string) => string
  register: (number: string, state: string, holder: string) => string
  firstPublished: (score: number) => string
  turned: (criterion: string, before: number, now: number) => string
  /** The sentences of the terms of an offer, each of which may be missing. */
  terms: (offer: OfferRow) => {
    who: string
    wagering: string
    counts?: string | undefined
    bet?: string | undefined
    win?: string | undefined
  }
}

/** The word of a language for what the table names. @throws {UnwrittenError} There is none. */
export function wordFor(words: Readonly<Record<string, string>>, name: string, lang: string): string {
  const word = words[name]
  if (word === undefined) throw new UnwrittenError(`The word for "${name}" is not written in ${lang}.`)
  return word
}

/** A day with the name of its month. */
export function longDate(locale: string, day: string): string {
  return new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(day))
}
