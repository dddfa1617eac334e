import { Quote as QuoteLook } from '@house-edge/ui'
import type { ReactElement } from 'react'
import type { QuoteSlice } from '../fields.ts'
import { fieldsOf } from '../field/record.ts'
import { readText } from '../field/scalar.ts'
import type { SliceProps } from '../slice-zone/slice-context.ts'

/**
 * A person's words.
 *
 * - Not for: setting a sentence of our own apart (`Callout`).
 * - Accessibility: a `blockquote`, its source the caption.
 * - Do: quote word for word, with the name.
 * - Don’t: type quotation marks: they are drawn.
 */
export function Quote({ slice }: SliceProps<QuoteSlice>): ReactElement | null {
  const fields = fieldsOf(slice)
  const words = readText(fields.quote)?.replace(/^["“„']+|["”']+$/g, '')
  return words ? (
    <QuoteLook words={words} source={readText(fields.source)} sourceRole={readText(fields.role)} />
  ) : null
}
