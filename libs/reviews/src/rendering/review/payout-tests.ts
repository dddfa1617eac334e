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
      const method = readText(readRelation(item.method, 'payment_method')?.fields.name)
      const isOfReader = readChoice(item.by, ['us', 'a reader']) === 'a reader'
      const askedAt = clock.exec(readText(item.asked_at) ?? '')?.[0]
      const amount = readNumber(item.amount, { min: 0 })
      return [{ hours, method, askedOn: readDay(item.asked_on), askedAt, amount, isOfReader }]
    })
    .toSorted((one, other) => one.hours - other.hours)
}

/** Since which day one of our own withdrawals has not come: it was asked for and has no time. `undefined`: all came. */
export function unpaidSince(review: DocumentFields<'casino_review'>): string | undefined {
  return readGroup(review.payout_tests)
    .flatMap((item) =>
      readNumber(item.hours, { min: 0 }) === undefined && item.by !== 'a reader'
        ? (readDay(item.asked_on) ?? [])
        : [],
    )
    .toSorted()[0]
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
