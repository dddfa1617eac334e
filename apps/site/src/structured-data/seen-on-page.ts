/** What a page shows, read from its markup. */
export interface SeenPage {
  /** All text outside scripts and styles. */
  text: string
  /** What it says of the score of its subject; of criteria and of other casinos it shows others. */
  score: string
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
  if (isRating(thing)) {
    // A figure stands on every page somewhere: this one is shown with its scale, where the page opens.
    const score = `${thing.ratingValue.toFixed(1)} out of ${String(thing.bestRating)}`
    return stands(score, page.score) ? [] : [`${name}: ${score}`]
  }
  if (typeof thing === 'object' && thing !== null)
    return Object.entries(thing).flatMap(([field, value]) =>
      unshown.has(field) ? [] : unseenValues(value, page, field),
    )
  return isSeen(thing, page) ? [] : [`${name}: ${String(thing)}`]
}

function isRating(thing: unknown): thing is { ratingValue: number; bestRating: unknown } {
  return (
    typeof thing === 'object' &&
    thing !== null &&
    'ratingValue' in thing &&
    typeof thing.ratingValue === 'number' &&
    'bestRating' in thing
  )
}

function isSeen(value: unknown, { text, addresses, days }: SeenPage): boolean {
  if (typeof value === 'number')
    return new RegExp(`(?<![\\d.,])${String(value).replace('.', '\\.')}(?![.,]?\\d)`).test(text)
  if (typeof value !== 'string') return false
  // Pictures come in many sizes, each with a query.
  if (/^https?:/.test(value))
    return addresses.some((address) => withoutQuery(address) === withoutQuery(value))
  if (/^\d{4}-\d{2}-\d{2}/.test(value)) return days.includes(value)
  return stands(value, text)
}

/** Whether words stand on the page as they are, and not as part of others. */
function stands(words: string, text: string): boolean {
  const [said, within] = [plain(words), plain(text)]
  const isApart = (sign: string | undefined, other: string | undefined): boolean =>
    !/[\p{L}\p{N}]/u.test(sign ?? '') || !/[\p{L}\p{N}]/u.test(other ?? '')
  for (let at = within.indexOf(said); at !== -1; at = within.indexOf(said, at + 1))
    if (isApart(said[0], within[at - 1]) && isApart(said.at(-1), within[at + said.length])) return true
  return false
}

function withoutQuery(address: string): string {
  return address.replace(/[?#].*$/s, '')
}

function plain(words: string): string {
  return words.replaceAll(/\s+/g, ' ').trim()
}
