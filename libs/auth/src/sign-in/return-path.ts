import { decode, pathForms } from './path-forms.ts'
import { compilePattern, type PathMatcher } from './path-pattern.ts'

/** Where a visitor may be sent after signing in. */
export interface ReturnPathOptions {
  /** Used when the candidate will not do. Default `/`. */
  fallback?: string
  /** Patterns of paths nobody is returned to: sign-in pages, handlers. */
  never?: readonly string[]
}

const lengthLimit = 2048
/** The base only has to be recognisable; no address of this site is needed to judge a path. */
const base = 'https://return-path.invalid'
// oxlint-disable-next-line no-control-regex -- finding control characters is the purpose
const control = /[\u0000-\u001f\u007f]/
const dotSegment = /(?:^|\/)\.{1,2}(?:\/|$)/

/**
 * Decides where to return a visitor, so that no value whatever leads off this site.
 *
 * Accepted is a path with exactly one leading slash that parses to this origin
 * and stays what it is: no control characters, no backslash, no dot segments,
 * also not percent-encoded. Everything else gives the fallback. The query and
 * the fragment are kept as they are.
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
  const path = findSamePath(candidate)
  if (path === undefined) return fallback
  const avoided: PathMatcher[] = never.map(compilePattern)
  return pathForms(path).some((form) => avoided.some((matches) => matches(form))) ? fallback : path
}

function findSamePath(candidate: unknown): string | undefined {
  if (typeof candidate !== 'string' || candidate.length > lengthLimit) return undefined
  if (control.test(candidate) || !/^\/(?![/\\])/.test(candidate)) return undefined

  const pathname = /^[^?#]*/.exec(candidate)?.[0] ?? ''
  const decoded = decode(pathname)
  if (control.test(decoded) || decoded.includes('\\') || decoded.startsWith('//')) return undefined
  if (dotSegment.test(decoded)) return undefined

  const url = URL.parse(candidate, base)
  if (url?.origin !== base) return undefined
  const path = url.pathname + url.search + url.hash
  return /^\/(?![/\\])/.test(path) ? path : undefined
}
