import { LicenceList } from '../../components/licence-list/licence-list.tsx'
import { Section } from '@house-edge/ui/page'
import type { ReactElement } from 'react'
import { fieldsOf, sectionHeading } from '@house-edge/slices/reading'
import type { LicenceBoxSlice } from '../../documents.ts'
import { licencesOf } from '../../rendering/review/licences.ts'
import { thisReview } from '../../rendering/review/this-review.ts'
import type { SliceProps } from '../../rendering/context/slice-context.ts'

/**
 * Who licenses the casino, under which number, and when we last looked.
 *
 * - Not for: licences that were not looked up in the register.
 * - Accessibility: a list; how strict a regulator is stands in words.
 * - Do: leave the review empty on the review’s own page.
 * - Don’t: copy a number from the casino’s footer: look it up.
 */
export function LicenceBox(props: SliceProps<LicenceBoxSlice>): ReactElement | null {
  const fields = fieldsOf(props.slice)
  const review = thisReview(fields.review, props.context)?.fields
  const licences = review ? licencesOf(review) : []
  if (licences.length === 0) return null
  return (
    <Section {...sectionHeading(props)} width="wide">
      <LicenceList licences={licences} />
    </Section>
  )
}
