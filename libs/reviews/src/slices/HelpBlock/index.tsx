import { HelpBlock as HelpBlockLook } from '../../components/help-block/help-block.tsx'
import { Section } from '@house-edge/ui/page'
import type { ReactElement } from 'react'
import { hasRichText, RichText } from '@house-edge/slices'
import { fieldsOf, readText, sectionHeading } from '@house-edge/slices/reading'
import type { HelpBlockSlice } from '../../documents.ts'
import { readOrganisations } from '../../rendering/help/organisations.ts'
import type { SliceProps } from '../../rendering/context/slice-context.ts'

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
    <Section {...sectionHeading(props)} width="wide">
      <HelpBlockLook
        intro={hasRichText(fields.intro) && <RichText field={fields.intro} />}
        organisations={organisations}
        level={title ? 3 : 2}
      />
    </Section>
  )
}
