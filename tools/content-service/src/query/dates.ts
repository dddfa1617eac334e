import { momentOf } from '../documents/wire-date.ts'
import type { Json } from '../json/json.ts'
import { ofFieldType, readArguments } from './condition.ts'
import type { Condition, FilterArguments, FilterContext } from './condition.ts'
import type { FieldReference } from './field-reference.ts'
import type { FilterSyntax, FilterValue } from './parse-filters.ts'

const weekdays = 'monday tuesday wednesday thursday friday saturday sunday'.split(' ')
const months = 'january february march april may june july august september october november december'.split(
  ' ',
)

/** A part of a moment that can be asked for, in UTC. Weeks begin on Monday, which is 1. */
export type DatePart = 'day-of-month' | 'day-of-week' | 'month' | 'year' | 'hour'

/** `date.after` and `date.before`: strictly. */
export function compileDateLimit(
  filter: FilterSyntax,
  context: FilterContext,
  holds: (moment: number, limit: number) => boolean,
): Condition {
  const found = readArguments(filter, 2, context)
  const path = dated(found)
  const limit = moment(found)
  return compare(path, (value) => holds(value, limit))
}

/** `date.between`: within two limits, both included. */
export function compileDateBetween(filter: FilterSyntax, context: FilterContext): Condition {
  const found = readArguments(filter, 3, context)
  const path = dated(found)
  const start = moment(found)
  const end = moment(found)
  return compare(path, (value) => value >= start && value <= end)
}

/** `date.month`, `date.month-after` and their like. */
export function compileDatePart(
  filter: FilterSyntax,
  context: FilterContext,
  part: DatePart,
  holds: (value: number, wanted: number) => boolean,
): Condition {
  const found = readArguments(filter, 2, context)
  const path = dated(found)
  const wanted = partNumber(found, part)
  return compare(path, (value) => holds(partOf(new Date(value), part), wanted))
}

function dated(found: FilterArguments): FieldReference {
  const path = found.path()
  return path.kind === 'date' || path.kind === 'Date' || path.kind === 'Timestamp'
    ? path
    : found.refuse(`the field '${path.name}' is not a date`)
}

function moment(found: FilterArguments): number {
  const value = found.value()
  const atMs = typeof value === 'number' ? value : momentOf(value)
  return atMs ?? found.refuse(`'${String(value)}' is not a date`)
}

function compare(path: FieldReference, holds: (moment: number) => boolean): Condition {
  const matchesValue = (value: Json | undefined): boolean => {
    const atMs = momentOf(value)
    return atMs !== undefined && holds(atMs)
  }
  return { ...ofFieldType(path), matches: (document) => path.values(document).some(matchesValue) }
}

function partNumber(found: FilterArguments, part: DatePart): number {
  const value = found.value()
  if (typeof value === 'number') return value
  const names = part === 'day-of-week' ? weekdays : part === 'month' ? months : []
  return numberOfName(value, names) ?? found.refuse(`'${String(value)}' is not a ${part}`)
}

function numberOfName(value: FilterValue, names: readonly string[]): number | undefined {
  const name = String(value).toLowerCase()
  const index = names.findIndex((candidate) => candidate === name || candidate.slice(0, 3) === name)
  return index === -1 ? undefined : index + 1
}

function partOf(date: Date, part: DatePart): number {
  switch (part) {
    case 'day-of-month':
      return date.getUTCDate()
    case 'day-of-week':
      // JavaScript counts Sunday as 0.
      return date.getUTCDay() || 7
    case 'month':
      return date.getUTCMonth() + 1
    case 'year':
      return date.getUTCFullYear()
    default:
      return date.getUTCHours()
  }
}
