/** What a page shows, read from its markup. */
export interface SeenPage {
  /** All text outside scripts and styles. */
  text: string
  /** The URLs of links and pictures, absolute. */
  addresses: readonly string[]
  /** The `datetime` of `time` elements. */
  days: readonly string[]
}

/**
 * Fields about the data itself, and those that a page shows in another form: the end of a scale, the field
 * of a search, the place in a list, the mark in the header.
 */
const unshown = new Set([
  '@context',
  '@type',
  'worstRating',
  'urlTemplate',
  'query-input',
  'position',
  'logo',
])

/** Values of structured data that the page does not show. */
export function unseenValues(thing: unknown, page: SeenPage, name = ''): readonly string[] {
  if (Array.isArray(thing)) return thing.flatMap((each) => unseenValues(each, page, name))
  if (typeof thing === 'object' && thing !== null)
    return Object.entries(thing).flatMap(([field, value]) =>
      unshown.has(field) ? [] : unseenValues(value, page, field),
    )
  return isSeen(thing, page) ? [] : [`${name}: ${String(thing)}`]
}

function isSeen(value: unknown, { text, addresses, days }: SeenPage): boolean {
  if (typeof value === 'number') return text.includes(value.toFixed(1)) || text.includes(String(value))
  if (typeof value !== 'string') return false
  // Pictures come in many sizes, each with a query.
  if (/^https?:/.test(value))
    return addresses.some((address) => withoutQuery(address) === withoutQuery(value))
  if (/^\d{4}-\d{2}-\d{2}/.test(value)) return days.includes(value)
  return plain(text).includes(plain(value))
}

function withoutQuery(address: string): string {
  return address.replace(/[?#].*$/s, '')
}

function plain(words: string): string {
  return words.replaceAll(/\s+/g, ' ').trim()
}
