import { Callout as CalloutLook } from '@house-edge/ui'
import type { ReactElement } from 'react'
import type { CalloutSlice } from '../fields.ts'
import { fieldsOf } from '../field/record.ts'
import { readChoice, readText } from '../field/scalar.ts'
import { hasRichText, RichText } from '../rich-text/rich-text.tsx'
import type { SliceProps } from '../slice-zone/slice-context.ts'

/**
 * A remark that must not be missed.
 *
 * - Not for: what belongs into the text anyway (`Rich text`).
 * - Accessibility: named by its kind, so that the kind is heard where its colour is not seen.
 * - Do: put the fact into the title.
 * - Don’t: place two in a row.
 */
export function Callout({ slice, context }: SliceProps<CalloutSlice>): ReactElement | null {
  const fields = fieldsOf(slice)
  const title = readText(fields.title)
  if (!title && !hasRichText(fields.body)) return null
  return (
    <CalloutLook kind={readChoice(fields.kind, ['info', 'warning', 'adult']) ?? 'info'} title={title}>
      <RichText field={fields.body} size="note" explain={context?.explain} />
    </CalloutLook>
  )
}
