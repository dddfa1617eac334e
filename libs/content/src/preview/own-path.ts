/**
 * The part of an address that stays on this site, or the fallback.
 *
 * A document's address comes from content, and content can be wrong or hostile:
 * `//other.example`, `/\other.example` and whole addresses must not become redirects.
 */
export function ownPath(address: string | null | undefined, fallback: string): string {
  if (!address?.startsWith('/')) return fallback
  const base = 'https://this.invalid'
  const url = URL.parse(address, base)
  return url?.origin === base ? `${url.pathname}${url.search}${url.hash}` : fallback
}
