import { openOffers } from '../../rendering/review/casino.ts'
import { monthlyLimit } from '../../rendering/review/amounts.ts'
import { durationWords } from '../../rendering/words/duration-words.ts'
import { methodsMeant } from './stated.ts'
import type { Asking, Candidate } from './rank-casinos.ts'
import { isNamed, paymentsOf, safetyOf } from './rank-casinos.ts'
import type { Intent } from './read-intent.ts'
import { listFormat, numberWords } from '@house-edge/ui/language'
import { words } from '../../words/words.ts'

/** What the question states in figures, as it is there, with the ways by which it is so. */
function statedWords(
  { casino }: Candidate,
  { payments, hours, deposit }: Intent,
  { market }: Asking,
): string | undefined {
  const { facts } = words().search
  const paid =
    hours === undefined
      ? []
      : methodsMeant(casino, { payments, hours, deposit: undefined }, market).map(({ name, payoutHours }) =>
          facts.paidBy(durationWords(0, payoutHours) ?? '', name),
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
  const stated = [
    ...(paid.length > 0 ? [facts.paid(listFormat().format(paid))] : []),
    ...(least ? [facts.deposit(least.words, listFormat('disjunction').format(ways))] : []),
  ]
  return stated.length > 0 ? stated.join('. ') : undefined
}

/** The fact by which a casino answers a question. `undefined`: its review says it best. */
export function casinoContext(candidate: Candidate, intent: Intent, asking: Asking): string | undefined {
  const { casino, document } = candidate
  if (isNamed(candidate, intent.rest)) return undefined
  const { facts } = words().search
  const stated = statedWords(candidate, intent, asking)
  if (stated !== undefined) return stated
  const payments = paymentsOf(casino, intent)
  if (payments.length > 0) {
    const takesNone = !casino.methods.some(
      ({ name, takesDeposits }) => takesDeposits && payments.includes(name),
    )
    return takesNone
      ? facts.paysOutAlone(listFormat().format(payments))
      : facts.takes(listFormat().format(payments))
  }
  const [aspect] = intent.aspects
  if (aspect === 'limit') {
    const limit = monthlyLimit(document.data, asking.market)
    return limit && facts.limit(limit.words)
  }
  if (aspect === 'paid' && casino.payoutWords !== undefined) return facts.paid(casino.payoutWords)
  if (aspect === 'wagering') {
    // The offer by which it was ranked. Without an offer there is nothing to wager.
    const [least] = openOffers(casino, asking.today, asking.market)
      .filter(({ kind }) => intent.offerKind === undefined || kind === intent.offerKind)
      .toSorted((one, other) => (one.multiple ?? Infinity) - (other.multiple ?? Infinity))
    return least?.wagering === undefined ? undefined : facts.wagering(least.wagering)
  }
  const safety = aspect === 'safety' ? safetyOf(document) : undefined
  return safety === undefined ? undefined : facts.safety(numberWords(safety))
}
