import type { Json } from '../json/json.ts'
import { ofFieldType, readArguments } from './condition.ts'
import type { Condition, FilterArguments, FilterContext } from './condition.ts'
import type { FieldReference } from './field-reference.ts'
import type { FilterSyntax } from './parse-filters.ts'

/** Understands a filter. @throws {WireError} 400 `parsing-error`. */
export type Compile = (filter: FilterSyntax, context: FilterContext) => Condition

/** What values of a field are measured by. */
export interface Scale {
  /** The fields that have such values, and what they are called. */
  kinds: readonly FieldReference['kind'][]
  name: string
  measure: (value: Json | undefined) => number | undefined
  /** A limit, as the filter writes it. */
  read: (found: FilterArguments) => number
}

export const numbers: Scale = {
  kinds: ['Number', 'Range'],
  name: 'number',
  measure: (value) => (typeof value === 'number' ? value : undefined),
  read: (found) => found.number(),
}

/** Holds values against one limit. */
export function limited(scale: Scale, holds: (value: number, limit: number) => boolean): Compile {
  return (filter, context) => {
    const found = readArguments(filter, 2, context)
    const path = pathOn(scale, found)
    const limit = scale.read(found)
    return compare(path, scale, (value) => holds(value, limit))
  }
}

/** Between two limits, both included. */
export function between(scale: Scale): Compile {
  return (filter, context) => {
    const found = readArguments(filter, 3, context)
    const path = pathOn(scale, found)
    const [low, high] = [scale.read(found), scale.read(found)]
    return compare(path, scale, (value) => value >= low && value <= high)
  }
}

function pathOn({ kinds, name }: Scale, found: FilterArguments): FieldReference {
  const path = found.path()
  return kinds.includes(path.kind) ? path : found.refuse(`the field '${path.name}' is not a ${name}`)
}

function compare(path: FieldReference, { measure }: Scale, holds: (value: number) => boolean): Condition {
  const matchesValue = (value: Json | undefined): boolean => {
    const measured = measure(value)
    return measured !== undefined && holds(measured)
  }
  return { ...ofFieldType(path), matches: (document) => path.values(document).some(matchesValue) }
}
