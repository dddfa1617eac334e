import { type Fact, FactList, moneyWords } from '@house-edge/ui'
import { PaymentsTable as PaymentsTableLook } from '../../components/payments-table/payments-table.tsx'
import { Section } from '@house-edge/ui/page'
import type { ReactElement } from 'react'
import { fieldsOf, readNumber, readText, sectionHeading } from '@house-edge/slices/reading'
import type { PaymentsTableSlice } from '../../documents.ts'
import type { DocumentFields } from '../../rendering/field/relation.ts'
import { mainCurrency, paymentsOf } from '../../rendering/review/payments.ts'
import { thisReview } from '../../rendering/review/this-review.ts'
import type { SliceProps } from '../../rendering/context/slice-context.ts'

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
  const payments = review ? paymentsOf(review) : []
  if (!review || payments.length === 0) return null
  const name = readText(review.name)
  return (
    <Section {...sectionHeading(props)} width="wide">
      <PaymentsTableLook payments={payments} {...(name && { caption: `Payment methods at ${name}` })} />
      <FactList facts={remarksOf(review)} />
    </Section>
  )
}

function remarksOf(review: DocumentFields<'casino_review'>): readonly Fact[] {
  const limit = readNumber(review.withdrawal_limit_month, { min: 0 })
  const facts: readonly [string, string | undefined][] = [
    ['Currencies', readText(review.currencies)],
    ['Withdrawal limit a month', limit === undefined ? undefined : moneyWords(limit, mainCurrency(review))],
    ['Identity checks', readText(review.kyc_note)],
  ]
  return facts.flatMap(([label, value]) => (value === undefined ? [] : [{ label, value }]))
}
