import type { CasinoRow, OfferRow } from './casino-row.ts'
import { UnwrittenError } from './unwritten-error.ts'

/** The words of an offer in a language other than English. `counts` is there where the row has it. */
type OfferWords = Pick<OfferRow, 'title' | 'value' | 'games' | 'counts' | 'condition'>

/**
 * The remarks of a row in a language other than English, as `content/casinos.<language>.json` states them.
 * They come in the order of the row: one for each criterion, channel and change.
 */
export interface CasinoWords {
  scores: Readonly<Record<string, string>>
  history: readonly string[]
  /** The term that changed, as it was and as it is: of the one change that quotes it. */
  quoted?: readonly [before: string, after: string]
  support: Readonly<Record<string, string>>
  fees?: Readonly<Record<string, string>>
  seen: string
  offers: Readonly<Record<string, OfferWords>>
}

/** The row with its remarks in the language of the words. Throws where a remark has none. */
export function inWords(row: CasinoRow, words: CasinoWords): CasinoRow {
  const lacking = (what: string): never => {
    throw new UnwrittenError(`${row.uid}: ${what} has no words.`)
  }
  const worded = (said: string | undefined, what: string): string => said ?? lacking(what)
  const each = (
    texts: Readonly<Record<string, string>>,
    translated: Readonly<Record<string, string>> = {},
  ): Record<string, string> =>
    Object.fromEntries(Object.keys(texts).map((key) => [key, worded(translated[key], key)]))
  const [, page, day] = row.seen
  return {
    ...row,
    scores: Object.fromEntries(
      Object.entries(row.scores).map(([criterion, [score, note]]) => [
        criterion,
        [score, note && worded(words.scores[criterion], criterion)],
      ]),
    ),
    history: row.history.map(([date, why, criterion = null, before = null, kind, quoted], index) => {
      const note = worded(words.history[index], `the change of ${date}`)
      const said = [date, note, criterion, before, kind ?? kindOf(row, why)] as const
      return quoted ? [...said, words.quoted ?? lacking(`the term that changed on ${date}`)] : said
    }),
    support: each(row.support, words.support),
    ...(row.fees && { fees: each(row.fees, words.fees) }),
    seen: [words.seen, page, day],
    offers: row.offers.map((offer) => {
      const said = words.offers[offer.uid]
      if (!said || !offer.counts !== !said.counts)
        throw new UnwrittenError(`${row.uid}: ${offer.uid} lacks words.`)
      return { ...offer, ...said }
    }),
  }
}

/** What a change is in the news, where the row does not say: a mark of its status, or a check. */
export function kindOf({ status }: CasinoRow, why: string): string {
  return status !== undefined && why.startsWith('Marked as') ? status : 'check'
}
