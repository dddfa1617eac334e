import { openOffers } from '../../rendering/review/casino.ts'
import type { Asking, Candidate } from './rank-casinos.ts'
import { isNamed, paymentsOf, safetyOf } from './rank-casinos.ts'
import type { Intent } from './read-intent.ts'
import { language } from '../../letters/language.ts'

const and = new Intl.ListFormat(language)

/** The fact by which a casino answers a question. `undefined`: its review says it best. */
export function casinoContext(candidate: Candidate, intent: Intent, asking: Asking): string | undefined {
  const { casino, document } = candidate
  if (isNamed(candidate, intent.rest)) return undefined
  const payments = paymentsOf(casino, intent)
  if (payments.length > 0) return `Takes ${and.format(payments)}`
  const [aspect] = intent.aspects
  if (aspect === 'paid' && casino.payoutWords !== undefined) return `Withdrawals take ${casino.payoutWords}`
  if (aspect === 'wagering') {
    // The offer by which it was ranked. Without an offer there is nothing to wager.
    const [least] = openOffers(casino, asking.today, asking.market).toSorted(
      (one, other) => (one.multiple ?? Infinity) - (other.multiple ?? Infinity),
    )
    return least?.wagering === undefined ? undefined : `Wagering: ${least.wagering}`
  }
  const safety = aspect === 'safety' ? safetyOf(document) : undefined
  return safety === undefined ? undefined : `Safety: ${safety} out of 10`
}
