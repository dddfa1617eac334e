import { ComparisonTable as ComparisonTableLook } from '@house-edge/ui'
import { Section } from '@house-edge/ui/page'
import type { ReactElement } from 'react'
import { fieldsOf, readGroup, readImage, readText, sectionHeading } from '@house-edge/slices/reading'
import type { ComparisonTableSlice } from '../../documents.ts'
import { readRelation } from '../../rendering/field/relation.ts'
import { comparisonRows } from '../../rendering/review/comparison-rows.tsx'
import type { SliceProps } from '../../rendering/context/slice-context.ts'
import { words } from '../../words/words.ts'

/**
 * Reviews side by side. A point that no review answers is left out; fewer than one review renders nothing.
 *
 * - Not for: ranking casinos (`Toplist`).
 * - Accessibility: a named table with headings, which scrolls by keyboard as well.
 * - Do: compare two to four reviews.
 * - Don’t: compare reviews of casinos readers are warned of without saying so.
 */
export function ComparisonTable(props: SliceProps<ComparisonTableSlice>): ReactElement | null {
  const fields = fieldsOf(props.slice)
  const compared = readGroup(fields.reviews).flatMap((item) => {
    const review = readRelation(item.review, 'casino_review')
    const name = readText(review?.fields.name)
    return review && name
      ? [{ thing: { name, href: review.url, image: readImage(review.fields.logo) }, review: review.fields }]
      : []
  })
  if (compared.length === 0) return null
  const title = readText(fields.title)
  return (
    <Section {...sectionHeading(props)} width="wide">
      <ComparisonTableLook
        caption={title ?? words().lists.comparison.title}
        things={compared.map((each) => each.thing)}
        rows={comparisonRows(
          compared.map((each) => each.review),
          'main points',
          props.context?.markets,
          compared.map((each) => each.thing.href),
        )}
      />
    </Section>
  )
}
