import { parsingError } from '../errors/wire-error.ts'
import type { Condition, FilterContext } from './condition.ts'
import { moments, partOfDate } from './dates.ts'
import { compileAny, compileAt, compileIn, compileNot } from './equality.ts'
import { describePlace, placeOf } from './parse-filters.ts'
import type { FilterSyntax } from './parse-filters.ts'
import { compileNear } from './places.ts'
import { between, type Compile, limited, numbers } from './scale.ts'
import { compileFulltext, compileHas, compileMissing, compileSimilar } from './words-and-presence.ts'

const isEqual = (value: number, wanted: number): boolean => value === wanted
const isMore = (value: number, wanted: number): boolean => value > wanted
const isLess = (value: number, wanted: number): boolean => value < wanted

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
  'number.lt': limited(numbers, isLess),
  'number.gt': limited(numbers, isMore),
  'number.inRange': between(numbers),
  'date.after': limited(moments, isMore),
  'date.before': limited(moments, isLess),
  'date.between': between(moments),
  'date.day-of-month': limited(partOfDate('day-of-month'), isEqual),
  'date.day-of-month-after': limited(partOfDate('day-of-month'), isMore),
  'date.day-of-month-before': limited(partOfDate('day-of-month'), isLess),
  'date.day-of-week': limited(partOfDate('day-of-week'), isEqual),
  'date.day-of-week-after': limited(partOfDate('day-of-week'), isMore),
  'date.day-of-week-before': limited(partOfDate('day-of-week'), isLess),
  'date.month': limited(partOfDate('month'), isEqual),
  'date.month-after': limited(partOfDate('month'), isMore),
  'date.month-before': limited(partOfDate('month'), isLess),
  'date.year': limited(partOfDate('year'), isEqual),
  'date.hour': limited(partOfDate('hour'), isEqual),
  'date.hour-after': limited(partOfDate('hour'), isMore),
  'date.hour-before': limited(partOfDate('hour'), isLess),
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
