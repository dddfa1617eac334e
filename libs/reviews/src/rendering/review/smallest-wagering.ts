import { readGroup, readNumber } from '@house-edge/slices/reading'
import type { SliceContext } from '../context/slice-context.ts'
import { type DocumentFields, readRelation } from '../field/relation.ts'
import { isOfferedIn } from '../markets/markets.ts'
import { isOpen, wageringWords } from './offer.tsx'
import { isPromoted } from './review-status.ts'

/** The smallest wagering among the offers of a casino that can be taken up in a market. `undefined`: there is none. */
export function smallestWagering(
  review: DocumentFields<'casino_review'>,
  context: SliceContext | undefined,
  market: string | undefined,
): string | undefined {
  if (!isPromoted(review)) return undefined
  const [least] = readGroup(review.bonuses)
    .flatMap((item) => readRelation(item.bonus, 'bonus')?.fields ?? [])
    .filter((bonus) => isOpen(bonus, context) && isOfferedIn(bonus, review, market))
    .map((bonus) => ({ bonus, multiple: readNumber(bonus.wagering_multiple, { min: 0 }) ?? Infinity }))
    .toSorted((one, other) => one.multiple - other.multiple)
  return least && wageringWords(least.bonus)
}
