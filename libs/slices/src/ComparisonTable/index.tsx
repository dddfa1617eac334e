import { type ComparisonRow, ComparisonTable as ComparisonTableLook, moneyWords, Score } from '@house-edge/ui'
import { Section } from '@house-edge/ui/page'
import type { ReactElement, ReactNode } from 'react'
import type { ComparisonTableSlice } from '../documents.ts'
import { fieldsOf, readGroup } from '../field/record.ts'
import { type DocumentFields, readRelation } from '../field/relation.ts'
import { readBoolean, readNumber, readText } from '../field/scalar.ts'
import { headingIds } from '../outline/outline.ts'
import { wageringWords } from '../review/offer.tsx'
import { mainCurrency, withdrawalRange } from '../review/payments.ts'
import { isPromoted } from '../review/review-status.ts'
import type { SliceProps } from '../slice-zone/slice-context.ts'

type Review = DocumentFields<'casino_review'>

/** Reviews side by side. A point nobody answers is left out; fewer than one review renders nothing. */
export function ComparisonTable(props: SliceProps<ComparisonTableSlice>): ReactElement | null {
  const fields = fieldsOf(props.slice)
  const compared = readGroup(fields.reviews).flatMap((item) => {
    const review = readRelation(item.review, 'casino_review')
    const name = readText(review?.fields.name)
    return review && name ? [{ thing: { name, href: review.url }, review: review.fields }] : []
  })
  if (compared.length === 0) return null
  const title = readText(fields.title)
  return (
    <Section title={title} titleId={headingIds(props)[0]} width="wide">
      <ComparisonTableLook
        caption={title ?? 'Casinos compared'}
        things={compared.map((each) => each.thing)}
        rows={comparisonRows(compared.map((each) => each.review))}
      />
    </Section>
  )
}

const points: readonly { label: string; of: (review: Review) => ReactNode }[] = [
  { label: 'Score', of: (review) => scoreOf(review) },
  { label: 'Best for', of: (review) => readText(review.best_for) },
  {
    label: 'Bonus',
    of: (review) => readText(firstBonus(review)?.value) ?? readText(firstBonus(review)?.title),
  },
  { label: 'Wagering', of: (review) => wageringWords(firstBonus(review) ?? {}) },
  { label: 'Withdrawals take', of: withdrawalRange },
  { label: 'Limit a month', of: (review) => limitOf(review) },
  { label: 'Return to player', of: (review) => returnOf(review) },
  { label: 'Currencies', of: (review) => readText(review.currencies) },
  { label: 'Minimum age', of: (review) => readNumber(review.min_age, { min: 18, max: 25 }) },
  { label: 'Open since', of: (review) => readNumber(review.launched_year, { min: 1990, max: 2100 }) },
]

function comparisonRows(reviews: readonly Review[]): readonly ComparisonRow[] {
  return points
    .map(({ label, of }) => ({ label, cells: reviews.map(of) }))
    .filter((row) => row.cells.some((cell) => cell !== undefined))
}

function scoreOf(review: Review): ReactNode {
  const score = readNumber(review.overall_score)
  return score === undefined ? undefined : <Score value={score} />
}

function firstBonus(review: Review): DocumentFields<'bonus'> | undefined {
  if (!isPromoted(review)) return undefined
  return readGroup(review.bonuses).flatMap((item) => readRelation(item.bonus, 'bonus')?.fields ?? [])[0]
}

function limitOf(review: Review): string | undefined {
  const limit = readNumber(review.withdrawal_limit_month, { min: 0 })
  return limit === undefined ? undefined : moneyWords(limit, mainCurrency(review))
}

function returnOf(review: Review): string | undefined {
  const published = readBoolean(review.rtp_published)
  if (published === undefined) return undefined
  return published ? 'published' : 'not published'
}
