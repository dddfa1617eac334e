import { type Casino, openOffers } from '../../rendering/review/casino.ts'
import type { Asking } from './rank-casinos.ts'
import type { Intent } from './read-intent.ts'

type Method = Casino['methods'][number]

/** The methods of a casino that a question is about, all where it names none, by which it pays in so many hours and takes so little. */
export function methodsMeant(
  { methods }: Casino,
  { payments, hours = Infinity, deposit = Infinity }: Pick<Intent, 'payments' | 'hours' | 'deposit'>,
): readonly Method[] {
  const named = new Set(payments.flatMap((payment) => payment.methods.map(({ uid }) => uid)))
  return methods.filter(
    ({ uid, payoutHours = Infinity, smallestDeposit = Infinity }) =>
      (payments.length === 0 || named.has(uid)) && payoutHours <= hours && smallestDeposit <= deposit,
  )
}

/** Whether a casino has what a question states in figures: hours and deposit by a method it names, and a kind of offer. */
export function hasStated(
  casino: Casino,
  intent: Pick<Intent, 'payments' | 'hours' | 'deposit' | 'offerKind' | 'isUnwagered'>,
  { today, market }: Asking,
): boolean {
  const { hours, deposit, offerKind, isUnwagered, payments } = intent
  // Money may come in by one way and go out by another.
  const isPaid =
    hours === undefined || methodsMeant(casino, { payments, hours, deposit: undefined }).length > 0
  const isTaken =
    deposit === undefined || methodsMeant(casino, { payments, hours: undefined, deposit }).length > 0
  const isOffered =
    (offerKind === undefined && !isUnwagered) ||
    openOffers(casino, today, market).some(
      ({ kind, multiple }) =>
        (offerKind === undefined || kind === offerKind) && (!isUnwagered || multiple === 0),
    )
  return isPaid && isTaken && isOffered
}
