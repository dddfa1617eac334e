import type { Casino } from '../../rendering/review/casino.ts'
import { openOffers } from '../../rendering/review/casino-offers.ts'
import type { Money } from '../../rendering/review/amounts.ts'
import type { Asking } from './rank-casinos.ts'
import type { Intent } from './read-intent.ts'

type Method = Casino['methods'][number]

/** What a question states of payments. */
type Stated = Pick<Intent, 'payments' | 'hours' | 'deposit'>

/** The methods of a casino that a question is about, all where it names none, by which it pays in so many hours and takes so little. */
export function methodsMeant(
  { methods }: Casino,
  { payments, hours = Infinity, deposit }: Stated,
  market: string | undefined,
): readonly Method[] {
  const named = new Set(payments.flatMap((payment) => payment.methods.map(({ uid }) => uid)))
  return methods.filter(
    ({ uid, payoutHours = Infinity, smallestDepositIn }) =>
      (payments.length === 0 || named.has(uid)) &&
      payoutHours <= hours &&
      (deposit === undefined || takes(smallestDepositIn(market), deposit)),
  )
}

/** Ten euros and ten pounds are held against each other only where the question names neither. */
function takes(smallest: Money | undefined, deposit: NonNullable<Intent['deposit']>): boolean {
  if (!smallest) return false
  const isInOther =
    deposit.currency !== undefined && (smallest.currency ?? deposit.currency) !== deposit.currency
  return !isInOther && smallest.amount <= deposit.amount
}

/** Whether a casino has what a question states in figures: hours and deposit by a method it names, and a kind of offer. */
export function hasStated(
  casino: Casino,
  intent: Pick<Intent, 'payments' | 'hours' | 'deposit' | 'score' | 'offerKind' | 'isUnwagered'>,
  { today, market }: Asking,
): boolean {
  const { hours, deposit, score, offerKind, isUnwagered, payments } = intent
  // Money may come in by one way and go out by another.
  const isPaid =
    hours === undefined || methodsMeant(casino, { payments, hours, deposit: undefined }, market).length > 0
  const isTaken =
    deposit === undefined || methodsMeant(casino, { payments, hours: undefined, deposit }, market).length > 0
  const isOffered =
    (offerKind === undefined && !isUnwagered) ||
    openOffers(casino, today, market).some(
      ({ kind, multiple }) =>
        (offerKind === undefined || kind === offerKind) && (!isUnwagered || multiple === 0),
    )
  const isScored = score === undefined || (casino.score !== undefined && casino.score >= score)
  return isPaid && isTaken && isOffered && isScored
}
