import { openOffers } from '../../rendering/review/casino.ts'
import { monthlyLimit } from '../../rendering/review/amounts.ts'
import { durationWords } from '../../rendering/words/duration-words.ts'
import { methodsMeant } from './stated.ts'
import type { Asking, Candidate } from './rank-casinos.ts'
import { isNamed, paymentsOf, safetyOf } from './rank-casinos.ts'
import type { Intent } from './read-intent.ts'
import { listFormat } from '@house-edge/ui/language'

/** What the question states in figures, as it is there, with the ways by which it is so. */
function statedWords(
  { casino }: Candidate,
  { payments, hours, deposit }: Intent,
  { market }: Asking,
): string | undefined {
  const paid =
    hours === undefined
      ? []
      : methodsMeant(casino, { payments, hours, deposit: undefined }, market).map(
          ({ name, payoutHours }) => `${durationWords(0, payoutHours)} by ${name}`,
        )
  const taking =
    deposit === undefined
      ? []
      : methodsMeant(casino, { payments, hours: undefined, deposit }, market).flatMap(
          ({ name, smallestDepositIn }) => {
            const smallest = smallestDepositIn(market)
            return smallest ? [{ name, smallest }] : []
          },
        )
  const [least] = taking.map(({ smallest }) => smallest).toSorted((one, other) => one.amount - other.amount)
  const ways = taking.filter(({ smallest }) => smallest.words === least?.words).map(({ name }) => name)
  const words = [
    ...(paid.length > 0 ? [`Withdrawals take ${listFormat().format(paid)}`] : []),
    ...(least ? [`Smallest deposit: ${least.words} by ${listFormat('disjunction').format(ways)}`] : []),
  ]
  return words.length > 0 ? words.join('. ') : undefined
}

/** The fact by which a casino answers a question. `undefined`: its review says it best. */
export function casinoContext(candidate: Candidate, intent: Intent, asking: Asking): string | undefined {
  const { casino, document } = candidate
  if (isNamed(candidate, intent.rest)) return undefined
  const stated = statedWords(candidate, intent, asking)
  if (stated !== undefined) return stated
  const payments = paymentsOf(casino, intent)
  if (payments.length > 0) {
    const takesNone = !casino.methods.some(
      ({ name, takesDeposits }) => takesDeposits && payments.includes(name),
    )
    return takesNone
      ? `Pays out by ${listFormat().format(payments)}, takes no deposits`
      : `Takes ${listFormat().format(payments)}`
  }
  const [aspect] = intent.aspects
  if (aspect === 'limit') {
    const limit = monthlyLimit(document.data, asking.market)
    return limit && `Withdrawal limit a month: ${limit.words}`
  }
  if (aspect === 'paid' && casino.payoutWords !== undefined) return `Withdrawals take ${casino.payoutWords}`
  if (aspect === 'wagering') {
    // The offer by which it was ranked. Without an offer there is nothing to wager.
    const [least] = openOffers(casino, asking.today, asking.market)
      .filter(({ kind }) => intent.offerKind === undefined || kind === intent.offerKind)
      .toSorted((one, other) => (one.multiple ?? Infinity) - (other.multiple ?? Infinity))
    return least?.wagering === undefined ? undefined : `Wagering: ${least.wagering}`
  }
  const safety = aspect === 'safety' ? safetyOf(document) : undefined
  return safety === undefined ? undefined : `Safety: ${safety} out of 10`
}
