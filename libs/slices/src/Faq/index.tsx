import { Faq as FaqLook } from '@house-edge/ui'
import { Section } from '@house-edge/ui/page'
import type { ReactElement } from 'react'
import type { FaqSlice } from '../fields.ts'
import { fieldsOf, readGroup } from '../field/record.ts'
import { readText } from '../field/scalar.ts'
import { sectionHeading } from '../outline/section-heading.ts'
import { hasRichText, RichText } from '../rich-text/rich-text.tsx'
import type { SliceProps } from '../slice-zone/slice-context.ts'

/**
 * Questions and answers. A question without an answer is left out, and the other way round.
 *
 * - Not for: what everybody must read: a fold hides it.
 * - Accessibility: each question is a heading in a native fold.
 * - Do: ask in the reader’s words.
 * - Don’t: hide terms or warnings in an answer.
 */
export function Faq(props: SliceProps<FaqSlice>): ReactElement | null {
  const fields = fieldsOf(props.slice)
  const items = readGroup(fields.items).flatMap((item) => {
    const question = readText(item.question)
    return question && hasRichText(item.answer)
      ? [{ question, answer: <RichText field={item.answer} explain={props.context?.explain} /> }]
      : []
  })
  if (items.length === 0) return null
  const title = readText(fields.title)
  return (
    <Section {...sectionHeading(props)}>
      <FaqLook items={items} level={title ? 3 : 2} />
    </Section>
  )
}
