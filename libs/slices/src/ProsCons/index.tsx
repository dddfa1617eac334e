import { ProsCons as ProsConsLook } from '@house-edge/ui'
import { Section } from '@house-edge/ui/page'
import type { ReactElement } from 'react'
import type { ProsConsSlice } from '../fields.ts'
import { fieldsOf, isRecord, readGroup } from '../field/record.ts'
import { sectionHeading } from '../outline/section-heading.ts'
import { readText } from '../field/scalar.ts'
import type { SliceProps } from '../slice-zone/slice-context.ts'

/**
 * What is good and what is not: the slice's own points, or those of the document it stands on.
 *
 * - Not for: a list without two sides (`Rich text`).
 * - Accessibility: two lists under headings, so that the sides are heard.
 * - Do: keep points to one line each.
 * - Don’t: leave one side out because it is awkward.
 */
export function ProsCons(props: SliceProps<ProsConsSlice>): ReactElement | null {
  const fields = fieldsOf(props.slice)
  const document = fieldsOfDocument(props.context?.document)
  const ownPros = pointsOf(fields.pros)
  const ownCons = pointsOf(fields.cons)
  const pros = ownPros.length > 0 ? ownPros : pointsOf(document['pros'])
  const cons = ownCons.length > 0 ? ownCons : pointsOf(document['cons'])
  if (pros.length === 0 && cons.length === 0) return null
  const title = readText(fields.title)
  return (
    <Section {...sectionHeading(props)} width="wide">
      <ProsConsLook pros={pros} cons={cons} level={title ? 3 : 2} />
    </Section>
  )
}

function fieldsOfDocument(document: unknown): Readonly<Record<string, unknown>> {
  return isRecord(document) && isRecord(document['data']) ? document['data'] : {}
}

/** The points of a list of pros or cons, without empty ones. */
function pointsOf(group: unknown): readonly string[] {
  const items = readGroup(Array.isArray(group) ? (group as readonly { text?: unknown }[]) : undefined)
  return items.flatMap((item) => readText(item.text) ?? [])
}
