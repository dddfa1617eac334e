import { numberWords } from '../language/formats.ts'

/**
 * Writes an amount with its currency as readers of the page's language do, without decimals when there are none.
 *
 * @param currency An ISO 4217 code. Without a usable one the figure stands alone.
 * @param language As that of `numberWords`.
 */
export function moneyWords(amount: number, currency: string | undefined, language?: string): string {
  const code = /^[a-z]{3}$/i.test(currency ?? '') ? currency?.toUpperCase() : undefined
  const digits = Number.isInteger(amount) ? 0 : 2
  const options = {
    style: code ? 'currency' : 'decimal',
    ...(code && { currency: code }),
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
  } as const
  // Between letters that are read from right to left, the sign of "UK£" would change sides.
  return numberWords(amount, options, language).replace(/[A-Z]\W$/, '$&\u{200E}')
}
