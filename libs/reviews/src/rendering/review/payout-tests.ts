import { readChoice, readDay, readGroup, readNumber, readText } from '@house-edge/slices/reading'
import { type DocumentFields, readRelation } from '../field/relation.ts'

/** A withdrawal that was timed. */
export interface PayoutTest {
  /** From asking until the money could be spent. */
  hours: number
  /** The name of the payment method. */
  method: string | undefined
  askedOn: string | undefined
  /** By the clock: `11:02`. */
  askedAt: string | undefined
  amount: number | undefined
  isOfReader: boolean
}

const clock = /^(?:[01]\d|2[0-3]):[0-5]\d$/

/** The withdrawals of a review that were timed, the quickest first. Those without a time are left out. */
export function payoutTests(review: DocumentFields<'casino_review'>): readonly PayoutTest[] {
  return readGroup(review.payout_tests)
    .flatMap((item): PayoutTest[] => {
      const hours = readNumber(item.hours, { min: 0 })
      if (hours === undefined) return []
      const isOfReader = readChoice(item.by, ['us', 'a reader']) === 'a reader'
      return [{ hours, ...toldOf(item), askedOn: readDay(item.asked_on), isOfReader }]
    })
    .toSorted((one, other) => one.hours - other.hours)
}

/** What was asked for, and how. */
function toldOf(item: {
  method?: unknown
  asked_at?: unknown
  amount?: unknown
}): Pick<PayoutTest, 'method' | 'askedAt' | 'amount'> {
  return {
    method: readText(readRelation(item.method, 'payment_method')?.fields.name),
    askedAt: clock.exec(readText(item.asked_at) ?? '')?.[0],
    amount: readNumber(item.amount, { min: 0 }),
  }
}

/** A withdrawal of ours that has not come: the casino still owes it to us, or has refused it. */
interface UnpaidTest extends Omit<PayoutTest, 'hours' | 'askedOn' | 'isOfReader'> {
  askedOn: string
  /** `undefined`: it did not say no. */
  refusedOn: string | undefined
}

/** Our own withdrawals that have not come: asked for, and without a time. The longest wait first. */
export function unpaidTests(review: DocumentFields<'casino_review'>): readonly UnpaidTest[] {
  return readGroup(review.payout_tests)
    .flatMap((item) => {
      const askedOn = readDay(item.asked_on)
      const isUnpaid = readNumber(item.hours, { min: 0 }) === undefined && item.by !== 'a reader'
      return isUnpaid && askedOn !== undefined
        ? [{ ...toldOf(item), askedOn, refusedOn: readDay(item.refused_on) }]
        : []
    })
    .toSorted((one, other) => one.askedOn.localeCompare(other.askedOn))
}

/** What our own withdrawals from a casino took. */
interface MeasuredPayout {
  tests: number
  fastest: number
  /** Half took less. */
  middle: number
  slowest: number
}

/** The hours of our own withdrawals. `undefined`: none was timed. */
export function measuredPayout(tests: readonly PayoutTest[]): MeasuredPayout | undefined {
  const hours = tests.flatMap(({ hours: each, isOfReader }) => (isOfReader ? [] : [each]))
  const [fastest, slowest, middle] = [hours[0], hours.at(-1), middleOf(hours)]
  if (fastest === undefined || slowest === undefined || middle === undefined) return undefined
  return { tests: hours.length, fastest, middle, slowest }
}

/** The median of figures in order. */
function middleOf(sorted: readonly number[]): number | undefined {
  const at = (sorted.length - 1) / 2
  const [low, high] = [sorted[Math.floor(at)], sorted[Math.ceil(at)]]
  return low === undefined || high === undefined ? undefined : (low + high) / 2
}
