import { moneyWords } from '@house-edge/ui'
import type { Payment } from '../../components/payments-table/payments-table.tsx'
import { readBoolean, readCodes, readGroup, readNumber, readText } from '@house-edge/slices/reading'
import { type DocumentFields, readRelation } from '../field/relation.ts'
import { durationWords } from '../words/duration-words.ts'
import { limitWords } from '../words/limit-words.ts'
import { reviewStatus } from './review-status.ts'

/** The ways a casino moves money. Items without a method are left out. */
export function paymentsOf(review: DocumentFields<'casino_review'>): readonly Payment[] {
  // Amounts in the model carry no currency of their own.
  const currency = mainCurrency(review)
  return readGroup(review.payments).flatMap((item) => {
    const related = readRelation(item.method, 'payment_method')
    const method = related?.fields
    const name = readText(method?.name)
    if (!name) return []
    return [
      {
        method: name,
        href: related?.url,
        kind: capitalised(readText(method?.kind)),
        deposit: readBoolean(item.deposit),
        withdraw: readBoolean(item.withdraw),
        limits: limitWords(readAmount(item.min), readAmount(item.max), currency),
        fee: readText(item.fee),
        time: item.withdraw === false ? undefined : statedTime(review, item),
      },
    ]
  })
}

/** The currency amounts of a review are in: the first it names. */
export function mainCurrency(review: DocumentFields<'casino_review'>): string | undefined {
  return readCodes(review.currencies)[0]
}

/** The most that can be withdrawn in a month, in words. */
export function monthlyLimit(review: DocumentFields<'casino_review'>): string | undefined {
  const limit = readNumber(review.withdrawal_limit_month, { min: 0 })
  return limit === undefined ? undefined : moneyWords(limit, mainCurrency(review))
}

/** The fastest and the slowest withdrawal over all methods, in words. */
export function withdrawalRange(review: DocumentFields<'casino_review'>): string | undefined {
  const items = countedPayments(review)
  const fastest = items.flatMap((item) => readAmount(item.time_min_hours) ?? [])
  const slowest = items.flatMap((item) => readAmount(item.time_max_hours) ?? [])
  return durationWords(
    fastest.length > 0 ? Math.min(...fastest) : undefined,
    slowest.length > 0 ? Math.max(...slowest) : undefined,
  )
}

/** After how many hours the money is there at the latest, by the quickest way to withdraw. */
export function quickestPayoutHours(review: DocumentFields<'casino_review'>): number | undefined {
  const hours = methodTermsOf(review).flatMap(({ payoutHours }) => payoutHours ?? [])
  return hours.length > 0 ? Math.min(...hours) : undefined
}

/** What one chooses a payment method by. */
export function methodTermsOf(review: DocumentFields<'casino_review'>): readonly {
  method: unknown
  payoutHours: number | undefined
  smallestDeposit: number | undefined
  takesDeposits: boolean
}[] {
  // The times of a casino we warn against are its own claims.
  const isCounted = countedPayments(review).length > 0
  return readGroup(review.payments).map(({ method, deposit, withdraw, min, time_max_hours: hours }) => ({
    method,
    // A method that only takes deposits may have a time of its own, which is no payout.
    payoutHours: isCounted && withdraw !== false ? readAmount(hours) : undefined,
    smallestDeposit: deposit === false ? undefined : readAmount(min),
    takesDeposits: deposit !== false,
  }))
}

/** Of a casino we warn against the times are its own claims, so they are no reason to choose it or trust it. */
function countedPayments(review: DocumentFields<'casino_review'>) {
  return reviewStatus(review) === 'warning' ? [] : readGroup(review.payments)
}

/** The times of a casino we warn against are not confirmed, so each says whose word it is. */
function statedTime(
  review: DocumentFields<'casino_review'>,
  item: Parameters<typeof withdrawalTime>[0],
): string | undefined {
  const time = withdrawalTime(item)
  return time && reviewStatus(review) === 'warning' ? `${time}, as it claims` : time
}

function withdrawalTime(item: { time_min_hours?: unknown; time_max_hours?: unknown }): string | undefined {
  return durationWords(readAmount(item.time_min_hours), readAmount(item.time_max_hours))
}

/** Nought is a real amount (no fee, paid at once); less is a typing error. */
function readAmount(value: unknown): number | undefined {
  return readNumber(value, { min: 0 })
}

function capitalised(word: string | undefined): string | undefined {
  return word && word.charAt(0).toUpperCase() + word.slice(1)
}
