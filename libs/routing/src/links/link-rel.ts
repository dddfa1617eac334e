/** Whether an address names a host, its own or another: such a link leaves the application. */
export function isAbsolute(href: string): boolean {
  return /^\s*(?:[a-z][a-z\d+.-]*:)?[/\\]{2}/i.test(href)
}

/**
 * The `rel` of a link.
 *
 * @param link.rel Words of your own, for example `sponsored nofollow`. They are kept, and `noopener` is
 * seen to.
 * @returns `noopener noreferrer` for an absolute address or a window of its own; nothing for a link inside
 * the site.
 */
export function linkRel(link: {
  href: string
  target?: string | undefined
  rel?: string | undefined
}): string | undefined {
  const { href, target, rel } = link
  const leaves = isAbsolute(href) || (target !== undefined && target !== '' && target !== '_self')
  if (!leaves) return rel
  if (rel === undefined) return 'noopener noreferrer'
  return /\bnoopener\b/.test(rel) ? rel : `${rel} noopener`.trim()
}
