import { ButtonLink, CallToAction as CallToActionLook } from '@house-edge/ui'
import type { ReactElement } from 'react'
import type { CallToActionSlice } from '../fields.ts'
import { linkProps, linkText } from '../field/link.ts'
import { fieldsOf } from '../field/record.ts'
import { readText } from '../field/scalar.ts'
import { hasRichText, RichText } from '../rich-text/rich-text.tsx'
import type { SliceProps } from '../slice-zone/slice-context.ts'

/**
 * One thing to do next.
 *
 * - Not for: several things to do (a list in `Rich text`).
 * - Accessibility: the title is a heading, the action a link whose words stand alone.
 * - Do: place it after the text it follows from.
 * - Don’t: use more than two in a page.
 */
export function CallToAction({ slice }: SliceProps<CallToActionSlice>): ReactElement | null {
  const fields = fieldsOf(slice)
  const title = readText(fields.title)
  const link = linkProps(fields.action)
  if (!title && !link && !hasRichText(fields.body)) return null
  return (
    <CallToActionLook
      title={title}
      action={
        link && (
          <ButtonLink href={link.href} target={link.target} arrow>
            {linkText(fields.action)}
          </ButtonLink>
        )
      }
    >
      <RichText field={fields.body} size="note" />
    </CallToActionLook>
  )
}
