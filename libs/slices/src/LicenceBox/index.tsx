import { LicenceList } from '@house-edge/ui'
import { Section } from '@house-edge/ui/page'
import type { ReactElement } from 'react'
import type { LicenceBoxSlice } from '../documents.ts'
import { fieldsOf } from '../field/record.ts'
import { readText } from '../field/scalar.ts'
import { headingIds } from '../outline/outline.ts'
import { licencesOf } from '../review/licences.ts'
import { thisReview } from '../review/this-review.ts'
import type { SliceProps } from '../slice-zone/slice-context.ts'

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
    <Section title={readText(fields.title)} titleId={headingIds(props)[0]}>
      <LicenceList licences={licences} />
    </Section>
  )
}
