import { Score, ScoreBars } from '@house-edge/ui'
import { Section } from '@house-edge/ui/page'
import type { ReactElement } from 'react'
import type { ScoreBreakdownSlice } from '../documents.ts'
import { fieldsOf } from '../field/record.ts'
import { readNumber, readText } from '../field/scalar.ts'
import { headingIds } from '../outline/outline.ts'
import { criterionScores } from '../review/scores.ts'
import { thisReview } from '../review/this-review.ts'
import type { SliceProps } from '../slice-zone/slice-context.ts'

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
  if (!review || scores.length === 0) return null
  return (
    <Section
      title={readText(fields.title)}
      titleId={headingIds(props)[0]}
      more={<Score value={readNumber(review.overall_score)} />}
    >
      <ScoreBars scores={scores} />
    </Section>
  )
}
