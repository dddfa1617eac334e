/** Where a redirect leads, and how a browser must go there. */
export interface RedirectTarget {
  /** `document`: a full page load. `client`: the site may navigate by itself. */
  kind: 'document' | 'client'
  /** A path with query and fragment for `client`, a whole URL for `document`. */
  href: string
}

/**
 * Decides how to follow the target of a redirect rule.
 *
 * Judged by the origin a browser would end at, not by how the target is
 * written: `//host`, a backslash or a tab inside change it. An absolute target
 * is a full page load (ledger R024), also when it is absolute and our own. The
 * fragment of the visit is kept unless the target has one (ledger R023).
 *
 * @param to The target as written in the rule.
 * @param from.origin This site's origin.
 * @param from.hash Fragment of the visit, with its `#`.
 * @returns `undefined` when the target is no `http(s)` address, `javascript:` for one.
 *
 * @example
 * ```ts
 * resolveRedirect('/new', { origin: 'https://site.example', hash: '#odds' })
 * // → { kind: 'client', href: '/new#odds' }
 * resolveRedirect('//other.example/x', { origin: 'https://site.example' })
 * // → { kind: 'document', href: 'https://other.example/x' }
 * ```
 */
export function resolveRedirect(
  to: string,
  from: { origin: string; hash?: string },
): RedirectTarget | undefined {
  if (!URL.canParse(to, from.origin)) return undefined
  const url = new URL(to, from.origin)
  if (url.protocol !== 'http:' && url.protocol !== 'https:') return undefined
  if (!to.includes('#') && from.hash) url.hash = from.hash
  const isAbsolute = /^[a-z][a-z0-9+.-]*:/i.test(to) || url.origin !== new URL(from.origin).origin
  if (isAbsolute) return { kind: 'document', href: url.href }
  // Dot segments can leave two slashes in front, which would be a host when read again.
  if (url.pathname.startsWith('//')) return undefined
  return { kind: 'client', href: `${url.pathname}${url.search}${url.hash}` }
}
