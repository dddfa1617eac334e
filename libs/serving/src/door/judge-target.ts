import { partOfPage } from './framework-headers.ts'
import type { Refusal } from './refusal.ts'

/** The methods a path allows. */
export type Methods = (path: string) => readonly string[]

const maxTargetLength = 8_000
/** The framework gathers the parameters of one name in quadratic time: 4,000 take it a second, these some milliseconds. */
const maxParameters = 500
/** `.`, `..` and `..;` as a segment: browsers never send them, and parsers on the way read them differently. */
const dotSegment = /(?:^|[/\\])\.{1,2}(?:[/\\;]|$)/
const everyMethod = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS']

/** The default: every method a handler can export. */
export const commonMethods: Methods = () => everyMethod

/**
 * Decides which targets and methods no page of a site can answer.
 *
 * 414: the target is longer than any address, or has more parameters. 405: the path does not allow this method.
 * 400: the target is no path (RFC 9112 §3.2.1), or is not UTF-8 once decoded.
 * 404: the path contains `..` in some spelling, or names a part of a page.
 */
export function judgeTarget(
  { method = 'GET', url = '/' }: { method?: string | undefined; url?: string | undefined },
  methods: Methods,
): Refusal | undefined {
  if (url.length > maxTargetLength || hasMore(url, '&', maxParameters - 1)) return { status: 414 }
  const path = pathOf(url)
  const allow = methods(path)
  if (!allow.includes(method)) return { status: 405, allow }
  if (!path.startsWith('/')) return { status: 400 }
  const decoded = decode(path)
  if (decoded === undefined) return { status: 400 }
  return dotSegment.test(decoded) || partOfPage.test(decoded) ? { status: 404 } : undefined
}

/** Whether a sign stands in a text more than so many times. */
export function hasMore(text: string, sign: string, most: number): boolean {
  let count = 0
  for (let at = text.indexOf(sign); at !== -1 && count <= most; at = text.indexOf(sign, at + 1)) count += 1
  return count > most
}

/** A target without its query. */
export function pathOf(url: string): string {
  const end = url.search(/[?#]/)
  return end === -1 ? url : url.slice(0, end)
}

function decode(path: string): string | undefined {
  if (!path.includes('%')) return path
  try {
    return decodeURIComponent(path)
  } catch {
    return undefined
  }
}
