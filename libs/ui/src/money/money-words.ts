import { numberWords } from '../language/formats.ts'

/**
 * Writes an amount with its currency as readers of the page's language do, without decimals when there are none.
 *
 * @param currency An ISO 4217 code. Without a usable one the figure stands alone.
 */
export function moneyWords(amount: number, currency: string | undefined): string {
  const code = /^[a-z]{3}$/i.test(currency ?? '') ? currency?.toUpperCase() : undefined
  const digits = Number.isInteger(amount) ? 0 : 2
  return numberWords(amount, {
    style: code ? 'currency' : 'decimal',
    ...(code && { currency: code }),
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
  })
}
