import { moneyWords } from '@house-edge/ui'

/** Says the smallest and the largest amount, as far as they are known. */
export function limitWords(
  smallest: number | undefined,
  largest: number | undefined,
  currency: string | undefined,
): string | undefined {
  if (smallest === undefined && largest === undefined) return undefined
  if (largest === undefined) return `from ${moneyWords(smallest ?? 0, currency)}`
  if (smallest === undefined) return `up to ${moneyWords(largest, currency)}`
  return `${moneyWords(smallest, currency)} to ${moneyWords(largest, currency)}`
}
