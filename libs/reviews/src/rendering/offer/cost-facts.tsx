import { type Fact, moneyWords } from '@house-edge/ui'
import { readText } from '@house-edge/slices/reading'
import type { DocumentFields } from '../field/relation.ts'
import type { OfferCost } from './offer-cost.ts'
import { words } from '../../words/words.ts'

/** What the largest bonus costs to clear. */
export function costWords(bonus: DocumentFields<'bonus'>, { cost, bonus: largest }: OfferCost): string {
  const money = (amount: number): string => moneyWords(amount, readText(bonus.currency))
  const { free, costOf } = words().lists.comparison
  return cost === 0 ? free : costOf(money(cost), money(largest))
}

/** What an offer costs to clear on average and what it leaves, as its list and its page say it. */
export function costFacts(
  bonus: DocumentFields<'bonus'>,
  cost: OfferCost | undefined,
): readonly (Fact & { label: string })[] {
  const { costs, nothing } = words().lists.comparison
  const said = words().offers.row
  if (!cost) return [{ label: costs, value: said.unknown }]
  return [
    { label: costs, value: <strong>{costWords(bonus, cost)}</strong> },
    // What is given back of a loss leaves nothing over.
    ...(bonus.type === 'cashback'
      ? []
      : [
          {
            label: said.left,
            value: cost.left > 0 ? moneyWords(cost.left, readText(bonus.currency)) : nothing,
          },
        ]),
  ]
}
