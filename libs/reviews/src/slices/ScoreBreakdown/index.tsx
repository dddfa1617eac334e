import { Score } from '@house-edge/ui'
import { ScoreChart } from '../../components/charts/score-chart.tsx'
import { Section } from '@house-edge/ui/page'
import type { ReactElement } from 'react'
import { fieldsOf, readNumber, sectionHeading } from '@house-edge/slices/reading'
import type { ScoreBreakdownSlice } from '../../documents.ts'
import { bandOf } from '../../bands/band-of.ts'
import { criterionScores } from '../../rendering/review/scores.ts'
import { readRelation } from '../../rendering/field/relation.ts'
import { thisReview } from '../../rendering/review/this-review.ts'
import type { SliceProps } from '../../rendering/context/slice-context.ts'

/**
 * The scores of a review, criterion by criterion.
 *
 * - Not for: the overall score, which the head of a review shows.
 * - Accessibility: figures are read as “out of 10”; the rulers are decorative.
 * - Do: leave the review empty on the review’s own page.
 * - Don’t: show it without notes.
 */
export function ScoreBreakdown(props: SliceProps<ScoreBreakdownSlice>): ReactElement | null {
  const fields = fieldsOf(props.slice)
  const review = thisReview(fields.review, props.context)?.fields
  const scores = review ? criterionScores(review) : []
  const overall = readNumber(review?.overall_score)
  if (!review || scores.length === 0) return null
  // The page of a review says it at its head, and in the bar that stays.
  const isOfPage = readRelation(fields.review, 'casino_review') === undefined
  return (
    <Section
      {...sectionHeading(props)}
      width="wide"
      more={!isOfPage && <Score value={overall} band={bandOf(overall)} />}
    >
      <ScoreChart scores={scores} isTitled />
    </Section>
  )
}
