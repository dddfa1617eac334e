import { filter as vendorFilter } from '@prismicio/client'
import { assertSafePath, assertSafeValue } from './safe-value.ts'

type Filters = typeof vendorFilter
type Build = (...args: unknown[]) => string

/** Filters whose first argument is not a path. */
const pathless = new Set(['similar'])

function guard(name: string, build: Build): Build {
  return (...args) => {
    if (!pathless.has(name)) assertSafePath(String(args[0]))
    assertSafeValue(pathless.has(name) ? args : args.slice(1), 'filter value')
    return build(...args)
  }
}

/**
 * The vendor's query filters, with every value checked.
 *
 * The vendor escapes `"` but not `\`, so a value from an address can end its
 * string early and continue as query. Here such a value throws.
 *
 * @throws {UnsafeValueError} By each filter: a value with a backslash or control character, or a path that is not a dotted name.
 *
 * @example
 * ```ts
 * content.getByType('article', { filters: [filter.at('my.article.kind', 'guide')] })
 * ```
 */
export const filter: Filters = Object.fromEntries(
  Object.entries(vendorFilter).map(([name, build]) => [name, guard(name, build as Build)]),
) as Filters
