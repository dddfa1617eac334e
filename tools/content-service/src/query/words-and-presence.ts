import { searchableTexts, textsOfField, wordsOf } from '../documents/searchable-text.ts'
import { isFilled } from '../documents/is-filled.ts'
import { ofFieldType, readArguments } from './condition.ts'
import type { Condition, FilterArguments, FilterContext } from './condition.ts'
import type { FieldReference } from './field-reference.ts'
import type { FilterSyntax } from './parse-filters.ts'

const searchableKinds = new Set<FieldReference['kind']>([
  'whole',
  'StructuredText',
  'Text',
  'UID',
  'Select',
  'Group',
])

/** `fulltext`: holds every one of the words, in any case and without regard to accents. */
export function compileFulltext(filter: FilterSyntax, context: FilterContext): Condition {
  const found = readArguments(filter, 2, context)
  const path = found.path()
  if (!searchableKinds.has(path.kind)) found.refuse(`the field '${path.name}' holds no text`)
  const words = wordsOf(found.text())
  if (words.length === 0) return { candidates: () => [], matches: () => false }

  const holders = new Set(context.textIndex.find(context.snapshot, words))
  const { field } = path
  if (!field) return { candidates: () => [...holders], matches: (document) => holders.has(document) }
  return {
    candidates: () => [...holders],
    matches: (document) => {
      if (!holders.has(document)) return false
      const present = new Set(
        path.values(document).flatMap((value) => textsOfField(field, value, context.models).flatMap(wordsOf)),
      )
      return words.every((word) => present.has(word))
    },
  }
}

/** `has`: the field is filled. */
export function compileHas(filter: FilterSyntax, context: FilterContext): Condition {
  const path = fieldOfType(readArguments(filter, 1, context))
  const { field } = path
  return {
    ...ofFieldType(path),
    matches: (document) => path.values(document).some((value) => isFilled(field, value)),
  }
}

/** `missing`: a document of the type has the field empty. */
export function compileMissing(filter: FilterSyntax, context: FilterContext): Condition {
  const path = fieldOfType(readArguments(filter, 1, context))
  const { field } = path
  return {
    ...ofFieldType(path),
    matches: (document) =>
      document.type === path.type && !path.values(document).some((value) => isFilled(field, value)),
  }
}

/**
 * `similar`: shares rare words with a document.
 *
 * A word counts when it occurs in at most as many documents as the second
 * argument says. The more such words, and the rarer, the earlier.
 */
export function compileSimilar(filter: FilterSyntax, context: FilterContext): Condition {
  const found = readArguments(filter, 2, context)
  const id = found.text()
  const mostDocuments = found.number()
  const scores = new Map<string, number>()
  const source = context.snapshot.get(id)
  const words = new Set(source ? searchableTexts(source, context.models).flatMap(wordsOf) : [])
  for (const word of words) {
    const holders = context.textIndex.find(context.snapshot, [word], mostDocuments)
    if (holders.length > mostDocuments) continue
    for (const holder of holders) scores.set(holder.id, (scores.get(holder.id) ?? 0) + 1 / holders.length)
  }
  scores.delete(id)
  return {
    candidates: (snapshot) =>
      [...scores.keys()].map((key) => snapshot.get(key)).filter((one) => one !== undefined),
    matches: (document) => scores.has(document.id),
    rank: (document) => -(scores.get(document.id) ?? 0),
  }
}

function fieldOfType(found: FilterArguments): FieldReference {
  const path = found.path()
  if (path.field && path.kind !== 'Group' && path.kind !== 'Slices') return path
  return found.refuse(`'${path.name}' is not a field that can be empty`)
}
