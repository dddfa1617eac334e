import { findOwnPath } from './own-path.ts'

/**
 * The page of this site that a reader came from, or sent a form from, by the `Referer`. Its host is not compared: a page of
 * another site that has its address sent whole names the path that it has itself, and nothing leads off this site.
 */
export function pageBefore(headers: Pick<Headers, 'get'>): string | undefined {
  const url = URL.parse(headers.get('referer') ?? '')
  return url ? findOwnPath(`${url.pathname}${url.search}`) : undefined
}
