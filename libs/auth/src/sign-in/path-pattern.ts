import { SignInRuleError } from '../errors/configuration-errors.ts'

/** Tells whether a path fits. */
export type PathMatcher = (path: string) => boolean

/** Characters by which a regular expression is recognised; none of them stands in a path unencoded. */
const notInPatterns = /[\\^|?#[\]{}()<>"\s]/

/**
 * Compiles a path pattern. `*` stands for any characters, `/` included; every
 * other character stands for itself.
 *
 * Matching takes time in proportion to the path, whatever the pattern.
 *
 * @throws {SignInRuleError} The pattern could never match a path as its author meant it.
 */
export function compilePattern(pattern: string): PathMatcher {
  const found = notInPatterns.exec(pattern)
  if (!pattern.startsWith('/') && !pattern.startsWith('*')) {
    throw badPattern(pattern, 'It starts with neither "/" nor "*".')
  }
  if (found) throw badPattern(pattern, `${JSON.stringify(found[0])} cannot occur in a path.`)

  const [head = '', ...rest] = pattern.split('*')
  if (rest.length === 0) return (path) => path === pattern
  const tail = rest.pop() ?? ''
  return (path) => {
    if (!path.startsWith(head) || !path.endsWith(tail)) return false
    const end = path.length - tail.length
    let position = head.length
    for (const part of rest) {
      const found = path.indexOf(part, position)
      if (found < 0) return false
      position = found + part.length
    }
    return position <= end
  }
}

function badPattern(pattern: string, reason: string): SignInRuleError {
  return new SignInRuleError(
    `The path pattern ${JSON.stringify(pattern)} cannot be used. ${reason} ` +
      'A pattern is a path in which * stands for any characters, not a regular expression, e.g. "/account*".',
  )
}
