/**
 * The terms that the slices of a page explain, and under which id each can be reached. As with headings, ids are worked
 * out once for the whole list of slices, for the slices and for the pages that link to them.
 *
 * @module
 */
import { splitList } from '../field/codes.ts'
import { fieldsOf, isRecord, readGroup } from '../field/record.ts'
import { readText } from '../field/scalar.ts'
import type { GlossarySlice } from '../fields.ts'
import type { GlossaryTerm } from '../terms/explain.ts'
import { uniqueId } from './heading-id.ts'

const known = new WeakMap<readonly unknown[], readonly (readonly GlossaryTerm[])[]>()

/** The terms of each slice, in order. */
export function glossaryOf(slices: readonly unknown[]): readonly (readonly GlossaryTerm[])[] {
  const before = known.get(slices)
  if (before) return before
  const taken = new Set<string>()
  const glossary = slices.map((slice) => (isGlossary(slice) ? termsOf(slice, taken) : []))
  known.set(slices, glossary)
  return glossary
}

/** Every term that a document explains. Documents without such slices explain none. */
export function glossaryTerms(document: unknown): readonly GlossaryTerm[] {
  const fields = isRecord(document) ? document['data'] : undefined
  const slices: unknown = isRecord(fields) ? fields['slices'] : undefined
  return Array.isArray(slices) ? glossaryOf(slices).flat() : []
}

function isGlossary(slice: unknown): slice is GlossarySlice {
  return isRecord(slice) && slice['slice_type'] === 'glossary'
}

function termsOf(slice: GlossarySlice, taken: Set<string>): readonly GlossaryTerm[] {
  return readGroup(fieldsOf(slice).terms).flatMap(({ term, also, meaning, more }) => {
    const [name, words] = [readText(term), readText(meaning)]
    return name && words
      ? [
          {
            id: uniqueId('term', name, taken),
            name,
            also: splitList(readText(also)),
            meaning: words,
            more,
          },
        ]
      : []
  })
}
