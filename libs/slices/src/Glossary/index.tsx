import { TermList } from '@house-edge/ui'
import { Section } from '@house-edge/ui/page'
import type { ReactElement } from 'react'
import type { GlossarySlice } from '../fields.ts'
import { glossaryOf } from '../outline/glossary-of.ts'
import { sectionHeading } from '../outline/section-heading.ts'
import { ContentLink } from '../rich-text/link.tsx'
import type { SliceProps } from '../slice-zone/slice-context.ts'

/**
 * Words that need explaining, each with a sentence. Pages whose context has `explain` mark them where they come first.
 *
 * - Not for: questions (`Faq`), and what takes more than a sentence: link to that.
 * - Accessibility: a description list, each term marked as what is defined.
 * - Do: name every spelling that your texts use.
 * - Don’t: keep a word everybody knows; each mark asks for attention. Lead a term to a document that often changes: that
 *   changes the glossary, and with it every page whose words it explains.
 */
export function Glossary(props: SliceProps<GlossarySlice>): ReactElement | null {
  const { slice, slices = [slice], index } = props
  const terms = glossaryOf(slices)[slices[index ?? 0] === slice ? (index ?? 0) : slices.indexOf(slice)] ?? []
  if (terms.length === 0) return null
  return (
    <Section {...sectionHeading(props)}>
      <TermList
        terms={terms.map(({ name, also, more, ...term }) => ({
          ...term,
          name,
          also: otherNames(name, also),
          more: <ContentLink field={more} />,
        }))}
      />
    </Section>
  )
}

/** Without forms of a name that stands there already, such as its plural: texts use them, and readers know them. */
function otherNames(name: string, also: readonly string[]): readonly string[] {
  const isFormOf = (one: string, other: string): boolean => one.toLowerCase().startsWith(other.toLowerCase())
  return also.filter(
    (each) =>
      !isFormOf(name, each) && ![name, ...also].some((other) => other !== each && isFormOf(each, other)),
  )
}
