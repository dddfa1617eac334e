import { Section } from '@house-edge/ui/page'
import type { ReactElement } from 'react'
import type { RichTextSlice } from '../fields.ts'
import { fieldsOf } from '../field/record.ts'
import { readText } from '../field/scalar.ts'
import { headingIds } from '../outline/outline.ts'
import { RichText } from '../rich-text/rich-text.tsx'
import type { SliceProps } from '../slice-zone/slice-context.ts'

/**
 * Running text.
 *
 * - Not for: tables, offers and facts, which have slices of their own.
 * - Accessibility: headings make the outline of the page; do not skip a level.
 * - Do: break long text with headings.
 * - Don’t: set whole sentences in bold.
 */
export function RichTextBlock(props: SliceProps<RichTextSlice>): ReactElement {
  const fields = fieldsOf(props.slice)
  const size = props.slice.variation === 'lead' ? 'lead' : 'text'
  return (
    <Section>
      <RichText
        field={fields.content}
        size={size}
        headingIds={headingIds(props)}
        explain={props.context?.explain}
        aside={readText('aside' in fields ? fields.aside : undefined)}
      />
    </Section>
  )
}
