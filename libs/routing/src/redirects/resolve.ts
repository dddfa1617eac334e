import { findOwnPath } from '@house-edge/paths'

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
 * `findOwnPath` of `@house-edge/paths` decides what is a path of this site. An absolute
 * target is a full page load, also when it is our own or written as `//host`. The
 * fragment of the visit is kept unless the target has one (RFC 9110 §10.2.2).
 *
 * @param to The target as written in the rule.
 * @param from.origin This site's origin.
 * @param from.hash Fragment of the visit, with its `#`.
 * @returns `undefined` when the target is neither a path of this site nor an `http(s)` address,
 * `javascript:` for one.
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
  const path = findOwnPath(to.includes('#') ? to : to + (from.hash ?? ''))
  if (path !== undefined) return { kind: 'client', href: path }
  const url = URL.parse(to, from.origin)
  if (url?.protocol !== 'http:' && url?.protocol !== 'https:') return undefined
  const isAbsolute = /^[a-z][a-z0-9+.-]*:/i.test(to) || url.origin !== new URL(from.origin).origin
  if (!isAbsolute) return undefined
  if (!to.includes('#') && from.hash) url.hash = from.hash
  return { kind: 'document', href: url.href }
}
