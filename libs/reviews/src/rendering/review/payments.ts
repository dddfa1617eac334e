import { dateWords } from '@house-edge/ui'
import type { Payment } from '../../components/payments-table/payments-table.tsx'
import { readBoolean, readChoice, readGroup, readText } from '@house-edge/slices/reading'
import { type DocumentFields, readRelation } from '../field/relation.ts'
import { byMarket } from '../markets/by-market.tsx'
import type { OfferMarkets } from '../markets/markets.ts'
import { durationWords } from '../words/duration-words.ts'
import { methodAmounts, type Money, readAmount } from './amounts.ts'
import { unpaidTests } from './payout-tests.ts'
import { reviewStatus } from './review-status.ts'
import { words } from '../../words/words.ts'

const methodKinds = ['card', 'bank', 'wallet', 'voucher', 'mobile'] as const

/** A way to move money as a review has it. */
interface ReviewPayment extends Payment {
  /** Of the method. */
  id: string | undefined
  /** After how many hours money is there at the latest. `undefined`: it leads nowhere, or its time is not known. */
  payoutHours: number | undefined
  /** The same at the soonest. */
  fastestHours: number | undefined
}

/** The ways a casino moves money, with the amounts of each market. Items without a method are left out. */
export function paymentsOf(
  review: DocumentFields<'casino_review'>,
  markets: OfferMarkets | undefined,
): readonly ReviewPayment[] {
  const isCounted = countedPayments(review).length > 0
  return readGroup(review.payments).flatMap((item) => {
    const related = readRelation(item.method, 'payment_method')
    const method = related?.fields
    const name = readText(method?.name)
    if (!name) return []
    const kind = readChoice(method?.kind, methodKinds)
    return [
      {
        id: related?.id,
        payoutHours: isCounted ? payoutHoursOf(item).slowest : undefined,
        fastestHours: isCounted ? payoutHoursOf(item).fastest : undefined,
        method: name,
        href: related?.url,
        kind: kind && words().payments.kinds[kind],
        deposit: readBoolean(item.deposit),
        withdraw: readBoolean(item.withdraw),
        limits: byMarket(markets, (market) => methodAmounts(review, item, market).limits),
        fee: byMarket(markets, (market) => methodAmounts(review, item, market).fee),
        time: item.withdraw === false ? undefined : statedTime(review, item),
      },
    ]
  })
}

/** Of a casino that has not paid us: since when, or when it refused to, in words. `undefined`: it has. */
export function unpaidWords(review: DocumentFields<'casino_review'>): string | undefined {
  const unpaid = unpaidTests(review)
  const { refusedOn } = unpaid.find((test) => test.refusedOn !== undefined) ?? {}
  const said = words().review.key
  if (refusedOn !== undefined) return said.refused(dateWords(refusedOn) ?? refusedOn)
  const [first] = unpaid
  return first && said.unpaid(dateWords(first.askedOn) ?? first.askedOn)
}

/** The fastest and the slowest withdrawal over all methods, in words. */
export function withdrawalRange(review: DocumentFields<'casino_review'>): string | undefined {
  const { fastest, slowest } = hoursOf(review)
  return durationWords(fastest, slowest)
}

/** The same in hours. `undefined` when one of them is not known. */
export function withdrawalHours(
  review: DocumentFields<'casino_review'>,
): { fastest: number; slowest: number } | undefined {
  const { fastest, slowest } = hoursOf(review)
  return fastest === undefined || slowest === undefined ? undefined : { fastest, slowest }
}

function hoursOf(review: DocumentFields<'casino_review'>): { fastest?: number; slowest?: number } {
  const items = countedPayments(review)
  const fastest = items.flatMap((item) => readAmount(item.time_min_hours) ?? [])
  const slowest = items.flatMap((item) => readAmount(item.time_max_hours) ?? [])
  return {
    ...(fastest.length > 0 && { fastest: Math.min(...fastest) }),
    ...(slowest.length > 0 && { slowest: Math.max(...slowest) }),
  }
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
  fastestHours: number | undefined
  smallestDepositIn: (market: string | undefined) => Money | undefined
  takesDeposits: boolean
}[] {
  const isCounted = countedPayments(review).length > 0
  return readGroup(review.payments).map((item) => ({
    method: item.method,
    payoutHours: isCounted ? payoutHoursOf(item).slowest : undefined,
    fastestHours: isCounted ? payoutHoursOf(item).fastest : undefined,
    smallestDepositIn: (market) =>
      item.deposit === false ? undefined : methodAmounts(review, item, market).smallest,
    takesDeposits: item.deposit !== false,
  }))
}

/** A method that only takes deposits may have a time of its own, which is no payout. */
function payoutHoursOf(item: { withdraw?: unknown; time_min_hours?: unknown; time_max_hours?: unknown }): {
  fastest: number | undefined
  slowest: number | undefined
} {
  if (item.withdraw === false) return { fastest: undefined, slowest: undefined }
  return { fastest: readAmount(item.time_min_hours), slowest: readAmount(item.time_max_hours) }
}

/** Of a casino we warn against, or that has not paid us, the times are its own claims: no reason to choose it or trust it. */
function areClaims(review: DocumentFields<'casino_review'>): boolean {
  return reviewStatus(review) === 'warning' || unpaidTests(review).length > 0
}

function countedPayments(review: DocumentFields<'casino_review'>) {
  return areClaims(review) ? [] : readGroup(review.payments)
}

/** Times that are claims are not confirmed, so each says whose word it is. */
function statedTime(
  review: DocumentFields<'casino_review'>,
  item: Parameters<typeof withdrawalTime>[0],
): string | undefined {
  const time = withdrawalTime(item)
  return time && areClaims(review) ? words().payments.asItClaims(time) : time
}

function withdrawalTime(item: { time_min_hours?: unknown; time_max_hours?: unknown }): string | undefined {
  return durationWords(readAmount(item.time_min_hours), readAmount(item.time_max_hours))
}
