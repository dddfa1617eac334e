import { ProsCons as ProsConsLook } from '@house-edge/ui'
import { Section } from '@house-edge/ui/page'
import type { ReactElement } from 'react'
import type { ProsConsSlice } from '../documents.ts'
import { fieldsOf } from '../field/record.ts'
import { headingIds } from '../outline/outline.ts'
import { pointsOf } from '../review/points.ts'
import { thisReview } from '../review/this-review.ts'
import { readText } from '../field/scalar.ts'
import type { SliceProps } from '../slice-zone/slice-context.ts'

/**
 * What is good and what is not: the slice's own points, or those of the review.
 *
 * - Not for: a list without two sides (`Rich text`).
 * - Accessibility: two lists under headings, so that the sides are heard.
 * - Do: keep points to one line each.
 * - Don’t: leave one side out because it is awkward.
 */
export function ProsCons(props: SliceProps<ProsConsSlice>): ReactElement | null {
  const fields = fieldsOf(props.slice)
  const review = thisReview(undefined, props.context)?.fields
  const ownPros = pointsOf(fields.pros)
  const ownCons = pointsOf(fields.cons)
  const pros = ownPros.length > 0 ? ownPros : pointsOf(review?.pros)
  const cons = ownCons.length > 0 ? ownCons : pointsOf(review?.cons)
  if (pros.length === 0 && cons.length === 0) return null
  const title = readText(fields.title)
  return (
    <Section title={title} titleId={headingIds(props)[0]} width="wide">
      <ProsConsLook pros={pros} cons={cons} level={title ? 3 : 2} />
    </Section>
  )
}
