import { UnsafeValueError } from '../errors/unsafe-value-error.ts'

/**
 * Refuses a query whose quotes do not close, or with a backslash that escapes
 * anything but a quote: signs that a value has left its string.
 *
 * @param query One `q` parameter, for example `[[at(document.type, "page")]]`.
 * @throws {UnsafeValueError}
 */
export function assertBalancedQuery(query: string): void {
  let inString = false
  for (let index = 0; index < query.length; index += 1) {
    const sign = query[index]
    if (sign === '\\') {
      if (!inString || query[index + 1] !== '"') throw new UnsafeValueError('query')
      index += 1
    } else if (sign === '"') {
      inString = !inString
    }
  }
  if (inString) throw new UnsafeValueError('query')
}
