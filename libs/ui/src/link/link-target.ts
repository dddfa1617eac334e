/**
 * Decides where a link may lead and what it tells others about it.
 *
 * Addresses come from content, so they are untrusted: only web, mail and
 * telephone schemes and paths on this site pass. Browsers drop tabs and line
 * breaks inside an address and blanks around it, so they are dropped before
 * looking. `//host` and `/\host` look like paths but leave the site without
 * saying so, and are refused.
 *
 * @module
 */

/**
 * What stands behind a link. `affiliate`: we may be paid for the visit.
 * `visitor`: written by a visitor, not by us.
 */
export type LinkRelation = 'editorial' | 'affiliate' | 'visitor'

/** The attributes of a link that may be rendered. */
export interface LinkTarget {
  href: string
  /** Absent for links inside the site. */
  rel?: string
  target?: '_blank'
}

/** What an editor chose about a link besides its address. */
interface LinkChoice {
  /** @default 'editorial' */
  relation?: LinkRelation | undefined
  /** `_blank` opens a window of its own; anything else is ignored. */
  target?: unknown
}

const permittedSchemes = new Set(['http', 'https', 'mailto', 'tel'])

const relTokens: Record<Exclude<LinkRelation, 'editorial'>, string> = {
  affiliate: 'sponsored nofollow noopener',
  visitor: 'ugc nofollow noopener noreferrer',
}

/**
 * Decides the attributes of a link, or that there must be none.
 *
 * External links and those with a window of their own get
 * `noopener noreferrer`. Affiliate links get `sponsored nofollow noopener` even
 * when they lead over a path of this site, because that path only forwards.
 *
 * @returns The attributes, or `undefined` when the address is missing or not permitted.
 */
export function linkTarget(address: unknown, choice: LinkChoice = {}): LinkTarget | undefined {
  const href = permittedAddress(address)
  if (href === undefined) return undefined
  const { relation = 'editorial' } = choice
  const ownWindow = choice.target === '_blank'
  const leaves = ownWindow || /^https?:/i.test(href)
  const rel = relation === 'editorial' ? leaves && 'noopener noreferrer' : relTokens[relation]
  return { href, ...(rel && { rel }), ...(ownWindow && { target: '_blank' }) }
}

function permittedAddress(address: unknown): string | undefined {
  if (typeof address !== 'string') return undefined
  // oxlint-disable-next-line no-control-regex -- control characters are what browsers strip here
  const href = address.replace(/^[\u0000-\u0020]+|[\u0000-\u0020]+$|[\t\n\r]/g, '')
  if (href === '' || /^[/\\]{2}/.test(href)) return undefined
  const scheme = /^([a-z][a-z0-9+.-]*):/i.exec(href)?.[1]?.toLowerCase()
  if (scheme === undefined) return href
  if (!permittedSchemes.has(scheme)) return undefined
  return URL.canParse(href) ? href : undefined
}
