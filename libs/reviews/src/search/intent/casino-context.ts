import { listedOffer, openOffers } from '../../rendering/review/casino-offers.ts'
import { monthlyLimit } from '../../rendering/review/amounts.ts'
import { durationWords } from '../../rendering/words/duration-words.ts'
import { methodsMeant } from './stated-figures.ts'
import type { Asking, Candidate } from './rank-casinos.ts'
import { isNamed, paymentsOf, safetyOf } from './rank-casinos.ts'
import type { Aspect, Intent } from './read-intent.ts'
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
  const { casino } = candidate
  const isOfIt = isNamed(candidate, intent.rest)
  const answer = answerOf(candidate, intent, asking, isOfIt)
  if (!isOfIt) return answer
  // Who names a casino reads the verdict and, of one that may be chosen, what is asked first, unless they ask for other facts.
  const first =
    casino.status === 'active'
      ? aspectsWords(candidate, ['paid', 'wagering'], intent, asking, isOfIt)
      : undefined
  return [casino.headline, answer ?? first].filter(Boolean).join(' ') || undefined
}

/** What is asked for in figures, else by which ways it pays, else what it is compared by. */
function answerOf(candidate: Candidate, intent: Intent, asking: Asking, isOfIt: boolean): string | undefined {
  const { casino } = candidate
  const { facts } = words().search
  const stated = statedWords(candidate, intent, asking)
  if (stated !== undefined) return stated
  const payments = paymentsOf(casino, intent)
  if (payments.length > 0) {
    const takesNone = !casino.methods.some(
      ({ name, takesDeposits }) => takesDeposits && payments.includes(name),
    )
    const takes = (takesNone ? facts.paysOutAlone : facts.takes)(listFormat().format(payments))
    const paid = casino.methods.flatMap(({ name, payoutHours }) =>
      payoutHours !== undefined && payments.includes(name)
        ? [facts.paidBy(durationWords(0, payoutHours) ?? '', name)]
        : [],
    )
    return paid.length > 0 ? `${takes}. ${facts.paid(listFormat().format(paid))}` : takes
  }
  // Who asks for two facts is told both.
  return aspectsWords(candidate, intent.aspects, intent, asking, isOfIt)
}

function aspectsWords(
  candidate: Candidate,
  aspects: readonly Aspect[],
  intent: Intent,
  asking: Asking,
  isOfIt: boolean,
): string | undefined {
  const told = aspects.flatMap((aspect) => aspectWords(candidate, aspect, intent, asking, isOfIt) ?? [])
  return told.length > 0 ? told.join('. ') : undefined
}

/** One fact that a question compares by. `undefined`: it is not known of the casino. */
function aspectWords(
  { casino, document }: Candidate,
  aspect: Aspect,
  intent: Intent,
  asking: Asking,
  isOfIt: boolean,
): string | undefined {
  const { facts } = words().search
  if (aspect === 'limit') {
    const limit = monthlyLimit(document.data, asking.market)
    return limit && facts.limit(limit.words)
  }
  if (aspect === 'paid') {
    // Among others a casino stands by its quickest way: the times of all would contradict the order.
    const { quickestWay: way } = casino
    const time = isOfIt ? undefined : durationWords(way?.fastestHours, way?.payoutHours)
    const said = way && time !== undefined ? facts.paidBy(time, way.name) : casino.payoutWords
    return said === undefined ? undefined : facts.paid(said)
  }
  if (aspect === 'wagering') {
    // The offer by which it was ranked. Without an offer there is nothing to wager.
    const listed = listedOffer(
      openOffers(casino, asking.today, asking.market).filter(
        ({ kind }) => intent.offerKind === undefined || kind === intent.offerKind,
      ),
    )
    return listed?.wagering === undefined ? undefined : facts.wagering(listed.wagering, listed.name)
  }
  const safety = aspect === 'safety' ? safetyOf(document) : undefined
  return safety === undefined ? undefined : facts.safety(numberWords(safety))
}
