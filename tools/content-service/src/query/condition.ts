import type { StoredDocument } from '../documents/stored-document.ts'
import { parsingError } from '../errors/wire-error.ts'
import type { Models } from '../models/model.ts'
import type { Snapshot } from '../snapshot/snapshot.ts'
import type { TextIndex } from '../snapshot/text-index.ts'
import type { FieldReference } from './field-reference.ts'
import { resolvePath } from './field-reference.ts'
import { describePlace, placeOf } from './parse-filters.ts'
import type { FilterSyntax, FilterValue } from './parse-filters.ts'

/** A filter that was understood. */
export interface Condition {
  /** A list that holds every document that can match, when an index knows one shorter than all. */
  candidates?: (snapshot: Snapshot) => readonly StoredDocument[]
  matches(document: StoredDocument): boolean
  /** The order this filter puts its matches in, when nothing else is asked for: less is earlier. */
  rank?: (document: StoredDocument) => number
}

/** What filters are understood against. */
export interface FilterContext {
  models: Models
  snapshot: Snapshot
  textIndex: TextIndex
  /** Who had a UID before it was changed. */
  formerOwnerOf(type: string, uid: string): string | undefined
}

/** The parts of one filter, taken in turn and checked. */
export interface FilterArguments {
  path(): FieldReference
  text(): string
  number(): number
  value(): FilterValue
  list(): FilterValue[]
  /** Refuses the filter with a reason. */
  refuse(reason: string): never
}

/** Hands out the arguments of a filter. @throws {WireError} 400 for one that is missing, of another kind, or too many. */
export function readArguments(
  filter: FilterSyntax,
  count: number,
  { models }: FilterContext,
): FilterArguments {
  let next = 0

  function refuse(reason: string): never {
    throw parsingError(
      `${reason} in '${filter.name}' on ${describePlace(filter.text, filter.at)} in query '${filter.text}'`,
      placeOf(filter.text, filter.at),
    )
  }

  function value(wanted: string): FilterValue {
    const argument = filter.arguments[next++]
    return argument?.kind === 'value' ? argument.value : refuse(`expected ${wanted}`)
  }

  if (filter.arguments.length !== count) {
    refuse(`expected ${count} argument${count === 1 ? '' : 's'} but found ${filter.arguments.length}`)
  }
  return {
    path() {
      const argument = filter.arguments[next++]
      if (argument?.kind !== 'path') return refuse('expected a path')
      return resolvePath(argument.parts, { text: filter.text, at: argument.at }, models)
    },
    text() {
      const found = value('a text')
      return typeof found === 'string' ? found : refuse('expected a text')
    },
    number() {
      const found = value('a number')
      return typeof found === 'number' ? found : refuse('expected a number')
    },
    value: () => value('a value'),
    list() {
      const found = value('a list')
      return Array.isArray(found) ? found : refuse('expected a list')
    },
    refuse,
  }
}

/** The candidates of a condition on a field: the documents of the only type that has it. */
export function ofFieldType(reference: FieldReference): Pick<Condition, 'candidates'> {
  const { type } = reference
  return type === undefined ? {} : { candidates: (snapshot) => snapshot.ofType(type) }
}
