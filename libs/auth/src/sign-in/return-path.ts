import { findOwnPath } from '@house-edge/paths'
import { pathForms } from './path-forms.ts'
import { compilePattern, type PathMatcher } from './path-pattern.ts'

/** Where a visitor may be sent after signing in. */
export interface ReturnPathOptions {
  /** Used when the candidate is not acceptable. @default '/' */
  fallback?: string
  /** Patterns of paths that visitors are never returned to: sign-in pages, handlers. Default: none. */
  never?: readonly string[]
}

/** What a cookie can keep besides the session. */
const lengthLimit = 2048

/**
 * Decides where to send a visitor back to; no value leads off this site.
 *
 * `findOwnPath` of `@house-edge/paths` decides what is a path of this site; anything else, and anything
 * longer than 2,048 characters, gives the fallback.
 *
 * @param candidate From a cookie, a query or a form; of any type.
 * @returns A path with its query and fragment, safe to put into `Location`.
 *
 * @example
 * ```ts
 * decideReturnPath('/casino-blog/odds?page=2') // → '/casino-blog/odds?page=2'
 * decideReturnPath('//evil.example')           // → '/'
 * ```
 */
export function decideReturnPath(candidate: unknown, options: ReturnPathOptions = {}): string {
  const { fallback = '/', never = [] } = options
  const path = findOwnPath(candidate)
  if (path === undefined || path.length > lengthLimit) return fallback
  const avoided: PathMatcher[] = never.map(compilePattern)
  return pathForms(path).some((form) => avoided.some((matches) => matches(form))) ? fallback : path
}
