import { moneyWords } from '@house-edge/ui'
import { openOffers } from '../../rendering/review/casino.ts'
import { mainCurrency } from '../../rendering/review/payments.ts'
import { durationWords } from '../../rendering/words/duration-words.ts'
import { methodsMeant } from './stated.ts'
import type { Asking, Candidate } from './rank-casinos.ts'
import { isNamed, paymentsOf, safetyOf } from './rank-casinos.ts'
import type { Intent } from './read-intent.ts'
import { language } from '../../letters/language.ts'

const and = new Intl.ListFormat(language)
const or = new Intl.ListFormat(language, { type: 'disjunction' })

/** What the question states in figures, as it is there, with the ways by which it is so. */
function statedWords(
  { casino, document }: Candidate,
  { payments, hours, deposit }: Intent,
): string | undefined {
  const paid =
    hours === undefined
      ? []
      : methodsMeant(casino, { payments, hours, deposit: undefined }).map(
          ({ name, payoutHours }) => `${durationWords(0, payoutHours)} by ${name}`,
        )
  const taking = deposit === undefined ? [] : methodsMeant(casino, { payments, hours: undefined, deposit })
  const least = Math.min(...taking.map(({ smallestDeposit }) => smallestDeposit ?? Infinity))
  const ways = taking.filter(({ smallestDeposit }) => smallestDeposit === least).map(({ name }) => name)
  const words = [
    ...(paid.length > 0 ? [`Withdrawals take ${and.format(paid)}`] : []),
    ...(ways.length > 0
      ? [`Smallest deposit: ${moneyWords(least, mainCurrency(document.data))} by ${or.format(ways)}`]
      : []),
  ]
  return words.length > 0 ? words.join('. ') : undefined
}

/** The fact by which a casino answers a question. `undefined`: its review says it best. */
export function casinoContext(candidate: Candidate, intent: Intent, asking: Asking): string | undefined {
  const { casino, document } = candidate
  if (isNamed(candidate, intent.rest)) return undefined
  const stated = statedWords(candidate, intent)
  if (stated !== undefined) return stated
  const payments = paymentsOf(casino, intent)
  if (payments.length > 0) {
    const takesNone = !casino.methods.some(
      ({ name, takesDeposits }) => takesDeposits && payments.includes(name),
    )
    return takesNone
      ? `Pays out by ${and.format(payments)}, takes no deposits`
      : `Takes ${and.format(payments)}`
  }
  const [aspect] = intent.aspects
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
