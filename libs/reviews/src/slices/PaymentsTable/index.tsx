import { type Fact, FactList } from '@house-edge/ui'
import { PaymentsTable as PaymentsTableLook } from '../../components/payments-table/payments-table.tsx'
import { Section } from '@house-edge/ui/page'
import type { ReactElement, ReactNode } from 'react'
import { fieldsOf, readText, sectionHeading } from '@house-edge/slices/reading'
import type { PaymentsTableSlice } from '../../documents.ts'
import type { DocumentFields } from '../../rendering/field/relation.ts'
import { byMarket } from '../../rendering/markets/by-market.tsx'
import type { OfferMarkets } from '../../rendering/markets/markets.ts'
import { monthlyLimit } from '../../rendering/review/amounts.ts'
import { paymentsOf } from '../../rendering/review/payments.ts'
import { thisReview } from '../../rendering/review/this-review.ts'
import type { SliceProps } from '../../rendering/context/slice-context.ts'
import { words } from '../../words/words.ts'

/**
 * How money gets in and out, how fast and at what cost.
 *
 * - Not for: other tables.
 * - Accessibility: stays a table for screen readers on a phone.
 * - Do: leave the review empty on the review’s own page.
 * - Don’t: fill in what was not found out.
 */
export function PaymentsTable(props: SliceProps<PaymentsTableSlice>): ReactElement | null {
  const fields = fieldsOf(props.slice)
  const review = thisReview(fields.review, props.context)?.fields
  const markets = props.context?.markets
  const payments = review ? paymentsOf(review, markets) : []
  if (!review || payments.length === 0) return null
  const name = readText(review.name)
  return (
    <Section {...sectionHeading(props)} width="wide">
      <PaymentsTableLook payments={payments} {...(name && { caption: words().payments.titleAt(name) })} />
      <FactList facts={remarksOf(review, markets)} />
    </Section>
  )
}

function remarksOf(
  review: DocumentFields<'casino_review'>,
  markets: OfferMarkets | undefined,
): readonly Fact[] {
  const facts: readonly [string, ReactNode][] = [
    [words().facts.currencies, readText(review.currencies)],
    [words().facts.monthlyLimit, byMarket(markets, (market) => monthlyLimit(review, market)?.words)],
    [words().facts.identity, readText(review.kyc_note)],
  ]
  return facts.flatMap(([label, value]) => (value === undefined ? [] : [{ label, value }]))
}
