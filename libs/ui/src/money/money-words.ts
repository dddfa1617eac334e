/**
 * Writes an amount with its currency, without decimals when there are none.
 *
 * @param currency An ISO 4217 code. Without a usable one the figure stands alone.
 */
export function moneyWords(amount: number, currency: string | undefined): string {
  const digits = Number.isInteger(amount) ? 0 : 2
  const fraction = { minimumFractionDigits: digits, maximumFractionDigits: digits }
  const code = /^[A-Za-z]{3}$/.test(currency ?? '') ? currency : undefined
  const style = code ? ({ style: 'currency', currency: code } as const) : {}
  return new Intl.NumberFormat('en-GB', { ...style, ...fraction }).format(amount)
}
