import { Section } from '@house-edge/ui/page'
import type { ReactElement } from 'react'
import { fieldsOf, readChoice, readGroup, sectionHeading } from '@house-edge/slices/reading'
import { ScoreHistory } from '../../components/charts/score-history.tsx'
import type { CasinoChartSlice } from '../../documents.ts'
import { datedScores } from '../../rendering/charts/dated-scores.ts'
import { MethodPlot, PayoutPlot } from '../../rendering/charts/payout-plot.tsx'
import type { SliceProps } from '../../rendering/context/slice-context.ts'
import { readRelation } from '../../rendering/field/relation.ts'
import { payoutTests } from '../../rendering/review/payout-tests.ts'
import { thisReview } from '../../rendering/review/this-review.ts'

const kinds = ['payouts', 'payment methods', 'score over time'] as const

/**
 * What casinos were measured at, as a picture: payouts on one axis, payment methods casino by casino, or a score over time.
 *
 * - Not for: figures that no review has (`Figure`).
 * - Accessibility: a picture with a name, and every figure in a table behind it.
 * - Do: leave the casinos empty on the review’s own page.
 * - Don’t: choose casinos by what they would look like.
 */
export function CasinoChart(props: SliceProps<CasinoChartSlice>): ReactElement | null {
  const fields = fieldsOf(props.slice)
  const named = readGroup(fields.reviews).flatMap(({ review }) => readRelation(review, 'casino_review') ?? [])
  const own = thisReview(undefined, props.context)
  const reviews = (named.length > 0 ? named : own ? [own] : []).map((review) => review.fields)
  const shows = readChoice(fields.shows, kinds) ?? 'payouts'
  const histories = reviews.map(datedScores).filter(({ length }) => length > 1)
  const isEmpty =
    shows === 'score over time'
      ? histories.length === 0
      : reviews.every((review) => payoutTests(review).length === 0)
  if (isEmpty) return null
  return (
    <Section {...sectionHeading(props)} width="wide">
      {shows === 'payouts' && <PayoutPlot reviews={reviews} />}
      {shows === 'payment methods' && <MethodPlot reviews={reviews} />}
      {shows === 'score over time' &&
        // One is shown: lines of several would need a colour each.
        histories.slice(0, 1).map((scores) => <ScoreHistory key="history" scores={scores} />)}
    </Section>
  )
}
