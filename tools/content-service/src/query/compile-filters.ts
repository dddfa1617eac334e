import { parsingError } from '../errors/wire-error.ts'
import type { Condition, FilterContext } from './condition.ts'
import { compileDateBetween, compileDateLimit, compileDatePart } from './dates.ts'
import type { DatePart } from './dates.ts'
import { compileAny, compileAt, compileIn, compileNot } from './equality.ts'
import { compileNear, compileNumberInRange, compileNumberLimit } from './numbers-and-places.ts'
import { describePlace, placeOf } from './parse-filters.ts'
import type { FilterSyntax } from './parse-filters.ts'
import { compileFulltext, compileHas, compileMissing, compileSimilar } from './words-and-presence.ts'

type Compile = (filter: FilterSyntax, context: FilterContext) => Condition

const isEqual = (value: number, wanted: number): boolean => value === wanted
const isMore = (value: number, wanted: number): boolean => value > wanted
const isLess = (value: number, wanted: number): boolean => value < wanted

const datePart =
  (part: DatePart, holds: (value: number, wanted: number) => boolean): Compile =>
  (filter, context) =>
    compileDatePart(filter, context, part, holds)

const compilers: Readonly<Record<string, Compile>> = {
  at: compileAt,
  not: compileNot,
  any: compileAny,
  in: compileIn,
  fulltext: compileFulltext,
  has: compileHas,
  missing: compileMissing,
  similar: compileSimilar,
  'geopoint.near': compileNear,
  'number.lt': (filter, context) => compileNumberLimit(filter, context, isLess),
  'number.gt': (filter, context) => compileNumberLimit(filter, context, isMore),
  'number.inRange': compileNumberInRange,
  'date.after': (filter, context) => compileDateLimit(filter, context, isMore),
  'date.before': (filter, context) => compileDateLimit(filter, context, isLess),
  'date.between': compileDateBetween,
  'date.day-of-month': datePart('day-of-month', isEqual),
  'date.day-of-month-after': datePart('day-of-month', isMore),
  'date.day-of-month-before': datePart('day-of-month', isLess),
  'date.day-of-week': datePart('day-of-week', isEqual),
  'date.day-of-week-after': datePart('day-of-week', isMore),
  'date.day-of-week-before': datePart('day-of-week', isLess),
  'date.month': datePart('month', isEqual),
  'date.month-after': datePart('month', isMore),
  'date.month-before': datePart('month', isLess),
  'date.year': datePart('year', isEqual),
  'date.hour': datePart('hour', isEqual),
  'date.hour-after': datePart('hour', isMore),
  'date.hour-before': datePart('hour', isLess),
}

/** Understands a filter against the models. @throws {WireError} 400 `parsing-error`. */
export function compileFilter(filter: FilterSyntax, context: FilterContext): Condition {
  const compile = Object.hasOwn(compilers, filter.name) ? compilers[filter.name] : undefined
  if (compile) return compile(filter, context)

  throw parsingError(
    `unexpected filter '${filter.name}' on ${describePlace(filter.text, filter.at)} in query '${filter.text}'`,
    placeOf(filter.text, filter.at),
  )
}
