import { HelpBlock as HelpBlockLook } from '@house-edge/ui'
import { Section } from '@house-edge/ui/page'
import type { ReactElement } from 'react'
import type { HelpBlockSlice } from '../documents.ts'
import { fieldsOf } from '../field/record.ts'
import { readText } from '../field/scalar.ts'
import { readOrganisations } from '../help/organisations.ts'
import { headingIds } from '../outline/outline.ts'
import { hasRichText, RichText } from '../rich-text/rich-text.tsx'
import type { SliceProps } from '../slice-zone/slice-context.ts'

/**
 * Where to find help with gambling.
 *
 * - Not for: our own contact details.
 * - Accessibility: numbers are links that dial; each organisation is a heading.
 * - Do: choose organisations of the readers’ country.
 * - Don’t: place it below an offer.
 */
export function HelpBlock(props: SliceProps<HelpBlockSlice>): ReactElement | null {
  const fields = fieldsOf(props.slice)
  const organisations = readOrganisations(fields.organisations)
  if (organisations.length === 0 && !hasRichText(fields.intro)) return null
  const title = readText(fields.title)
  return (
    <Section title={title} titleId={headingIds(props)[0]} width="wide">
      <HelpBlockLook
        intro={hasRichText(fields.intro) && <RichText field={fields.intro} />}
        organisations={organisations}
        level={title ? 3 : 2}
      />
    </Section>
  )
}
