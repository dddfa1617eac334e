/**
 * The amounts of a casino, by market. A review states them in one currency; where a country has others, they stand in a
 * group of their own. What is stated for another country alone says so.
 *
 * @module
 */
import { moneyWords } from '@house-edge/ui'
import { readCodes, readGroup, readNumber, readText } from '@house-edge/slices/reading'
import { currencyOf } from '../markets/currency-of.ts'
import { type DocumentFields, readRelation } from '../field/relation.ts'
import { isOpenIn, noMarket } from '../markets/markets.ts'
import { countryWords } from '../words/list-words.ts'
import { limitWords } from '../words/limit-words.ts'
import { words as inLanguage } from '../../words/words.ts'

type Review = DocumentFields<'casino_review'>

/** An ISO 3166 code. `undefined`: no market in particular, for which the main amounts are. */
type Market = string | undefined

/** An amount, and what is said of it. */
export interface Money {
  amount: number
  currency: string | undefined
  words: string
}

/** The most that can be withdrawn in a month. */
export function monthlyLimit(review: Review, market: Market): Money | undefined {
  const own = rowsFor(review, market).find((row) => readAmount(row.withdrawal_limit_month) !== undefined)
  if (own) return moneyOf(own.withdrawal_limit_month, currencyIn(own, market), String)
  return moneyOf(review.withdrawal_limit_month, mainCurrency(review), (words) =>
    remarked(words, review, market),
  )
}

/** The amounts of one payment method, one item of a review. */
export interface MethodAmounts {
  /** The smallest and the largest, in words. */
  limits: string | undefined
  fee: string | undefined
  /** The least one may pay in. */
  smallest: Money | undefined
}

/** Reads them. @param method The item’s own amounts, and the method it names. */
export function methodAmounts(
  review: Review,
  method: { method?: unknown; min?: unknown; max?: unknown; fee?: unknown },
  market: Market,
): MethodAmounts {
  const uid = uidOf(method.method)
  const own = rowsFor(review, market).find((row) => uid !== undefined && uidOf(row.method) === uid)
  const said = (words: string): string => remarked(words, review, market)
  const mainFee = readText(method.fee)
  // “None” and “3%” are the same in any currency.
  const fee = mainFee && /\p{Sc}/u.test(mainFee) ? said(mainFee) : mainFee
  if (own) return { ...amountsOf(own, currencyIn(own, market), String), fee: readText(own.fee) ?? fee }
  return { ...amountsOf(method, mainCurrency(review), said), fee }
}

function amountsOf(
  { min, max }: { min?: unknown; max?: unknown },
  currency: string | undefined,
  said: (words: string) => string,
): Pick<MethodAmounts, 'limits' | 'smallest'> {
  const smallest = readAmount(min)
  const limits = limitWords(smallest, readAmount(max), currency)
  return { limits: limits === undefined ? undefined : said(limits), smallest: moneyOf(min, currency, said) }
}

function moneyOf(
  value: unknown,
  currency: string | undefined,
  said: (words: string) => string,
): Money | undefined {
  const amount = readAmount(value)
  return amount === undefined ? undefined : { amount, currency, words: said(moneyWords(amount, currency)) }
}

/** Nought is a real amount (no fee, paid at once); less is a typing error. */
export function readAmount(value: unknown): number | undefined {
  return readNumber(value, { min: 0 })
}

/** What a review states for a country besides its main amounts. */
function rowsFor(review: Review, market: Market) {
  if (market === undefined) return []
  return readGroup(review.amounts_elsewhere).filter(({ countries }) => readCodes(countries).includes(market))
}

function currencyIn(row: { currency?: unknown }, market: Market): string | undefined {
  return readCodes(row.currency)[0] ?? (market && currencyOf(market))
}

/** The currency that the main amounts of a review are in: the first it names. */
function mainCurrency(review: Review): string | undefined {
  return readCodes(review.currencies)[0]
}

/** Says of a main amount whose it is, to readers in a country with another currency. */
function remarked(words: string, review: Review, market: Market): string {
  const currency = mainCurrency(review)
  const isTheirs = market === undefined || market === noMarket || !isOpenIn(review, market)
  if (isTheirs || currency === undefined || currencyOf(market) === currency) return words
  return inLanguage().offers.amounts.remarked(words, statedFor(currency, readCodes(review.countries_allowed)))
}

/** For which country an amount is stated: the first with its currency. */
export function statedFor(currency: string, countries: readonly string[]): string {
  const home = countries.find((code) => currencyOf(code) === currency)
  const said = inLanguage().offers.amounts
  return home === undefined ? said.statedIn(currency) : said.statedFor(countryWords(home) ?? home)
}

function uidOf(method: unknown): string | undefined {
  return readRelation(method, 'payment_method')?.uid ?? undefined
}
