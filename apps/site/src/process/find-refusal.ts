/** Why a request is refused before the framework reads it. */
export type Refusal = 'method' | 'malformed' | 'absent'

/** Handlers of forms are under `/api/`; the other two belong to the framework while developing. */
const takesForms = /^\/(?:api\/|_next\/|__nextjs)/
/** `.`, `..` and `..;` as a segment: a browser never sends them, and parsers on the way would read them differently. */
const dotSegment = /(?:^|[/\\])\.{1,2}(?:[/\\;]|$)/
/** The framework's names for the parts of a page. Its client asks by header; by these names nobody of ours asks. */
const partOfPage = /\.rsc$|\.segments\//

/**
 * Decides which requests no page of the site can be meant by.
 *
 * `method`: pages are read, only `/api/` is posted to; there are no server
 * actions. `malformed`: the target is no path (RFC 9112 §3.2.1) or is not UTF-8
 * once decoded. `absent`: the path says `..` in some way, or names a part of a page.
 *
 * @returns Nothing for a request that may pass. Source: docs/requirements.md#ha.
 */
export function findRefusal({
  method = 'GET',
  url = '/',
}: {
  method?: string | undefined
  url?: string | undefined
}): Refusal | undefined {
  const path = /^[^?#]*/.exec(url)?.[0] ?? ''
  const isRead = method === 'GET' || method === 'HEAD'
  const isForm = (method === 'POST' || method === 'OPTIONS') && takesForms.test(path)
  if (!isRead && !isForm) return 'method'
  if (!path.startsWith('/')) return 'malformed'
  const decoded = decode(path)
  if (decoded === undefined) return 'malformed'
  return dotSegment.test(decoded) || partOfPage.test(decoded) ? 'absent' : undefined
}

function decode(path: string): string | undefined {
  try {
    return decodeURIComponent(path)
  } catch {
    return undefined
  }
}
