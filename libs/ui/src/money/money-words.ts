/**
 * Writes an amount with its currency, without decimals when there are none.
 *
 * @param currency An ISO 4217 code. Without a usable one the figure stands alone.
 */
export function moneyWords(amount: number, currency: string | undefined): string {
  const code = /^[a-z]{3}$/i.test(currency ?? '') ? currency?.toUpperCase() : undefined
  return formatOf(code, Number.isInteger(amount) ? 0 : 2).format(amount)
}

/** Making a format costs far more than using it, and a page of tables uses few. */
const formats = new Map<string, Intl.NumberFormat>()

function formatOf(code: string | undefined, digits: 0 | 2): Intl.NumberFormat {
  const key = `${code} ${digits}`
  const known = formats.get(key)
  if (known) return known
  const format = new Intl.NumberFormat('en-GB', {
    style: code ? 'currency' : 'decimal',
    currency: code,
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
  })
  formats.set(key, format)
  return format
}
