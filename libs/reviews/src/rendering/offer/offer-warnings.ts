import { readNumber } from '@house-edge/slices/reading'
import { numberWords } from '@house-edge/ui/language'
import { words } from '../../words/words.ts'
import type { DocumentFields } from '../field/relation.ts'
import { offerCost } from './offer-cost.ts'

/** A reader who plays for an hour an evening places no more. */
const betsADay = 200

/** What a reader would say afterwards that somebody should have told them, wherever an offer is shown. */
export function offerWarnings(bonus: DocumentFields<'bonus'>): readonly string[] {
  const said = words().offers.row
  const cost = offerCost(bonus)
  const wagering = readNumber(bonus.wagering_multiple, { min: 0 }) ?? 0
  const days = readNumber(bonus.expires_days, { min: 1 })
  return [
    cost && cost.cost >= cost.bonus && said.costsMore,
    cost && days !== undefined && cost.bets / days > betsADay
      ? said.betsADay(numberWords(Math.ceil(cost.bets / days)), days)
      : undefined,
    wagering > 0 && bonus.wagering_base === 'deposit and bonus' && said.ownDeposit,
  ].filter((warning): warning is string => typeof warning === 'string')
}
