import { moneyWords } from '@house-edge/ui'
import { words } from '../../words/words.ts'

/** Says the smallest and the largest amount, as far as they are known. */
export function limitWords(
  smallest: number | undefined,
  largest: number | undefined,
  currency: string | undefined,
): string | undefined {
  if (smallest === undefined && largest === undefined) return undefined
  const { from, upTo, range } = words().offers.amounts
  if (largest === undefined) return from(moneyWords(smallest ?? 0, currency))
  if (smallest === undefined) return upTo(moneyWords(largest, currency))
  return range(moneyWords(smallest, currency), moneyWords(largest, currency))
}
