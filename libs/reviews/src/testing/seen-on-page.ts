/** What a page shows, read from its markup. */
export interface SeenPage {
  /** The language it is in, as its markup says it. @default 'en' */
  lang?: string | undefined
  /** The whole text of each element outside scripts and styles. */
  texts: readonly string[]
  /** What it says of the score of its subject; of criteria and of other casinos it shows others. */
  score: string
  /** The URLs of links, absolute. */
  addresses: readonly string[]
  /** The URLs of pictures, absolute. */
  pictures: readonly string[]
  /** The URLs of the icons of the site, absolute. */
  icons: readonly string[]
  /** What the search forms ask, absolute, with `{search_term_string}` in place of the words. */
  searches: readonly string[]
  /** The `datetime` of `time` elements. */
  days: readonly string[]
}

/** Fields about the data itself, and those that a page shows in another form: the end of a scale, the place in a list. */
const unshown = new Set(['@context', '@type', 'worstRating', 'position'])

/** What stands for the words of a visitor in the address of a search. */
export const searchTerm = 'search_term_string'

/** Parameters of a picture's size: of each picture there are many sizes. */
const sizes = new Set(['w', 'h', 'dpr', 'q'])

/** Between a score and the end of its scale, by language. */
const outOf: Readonly<Record<string, string>> = { en: 'out of', de: 'von', ar: 'من' }

/** Values of structured data that the page does not show. */
export function unseenValues(thing: unknown, page: SeenPage, name = ''): readonly string[] {
  if (Array.isArray(thing)) return thing.flatMap((each) => unseenValues(each, page, name))
  if (isRating(thing)) {
    // A figure stands on every page somewhere: this one is shown with its scale, where the page opens.
    const { lang = 'en' } = page
    const figure = thing.ratingValue.toLocaleString(lang, {
      minimumFractionDigits: 1,
      maximumFractionDigits: 1,
    })
    const score = `${figure} ${outOf[lang.slice(0, 2)] ?? ''} ${String(thing.bestRating)}`
    const said = [score, ...(thing.ratingExplanation === undefined ? [] : [thing.ratingExplanation])]
    return said.filter((each) => !stands(each, page.score)).map((each) => `${name}: ${each}`)
  }
  if (typeof thing === 'object' && thing !== null)
    return Object.entries(thing).flatMap(([field, value]) =>
      unshown.has(field) ? [] : unseenValues(value, page, field),
    )
  return isSeen(thing, page, name) ? [] : [`${name}: ${String(thing)}`]
}

function isRating(
  thing: unknown,
): thing is { ratingValue: number; bestRating: unknown; ratingExplanation?: string } {
  return (
    typeof thing === 'object' &&
    thing !== null &&
    'ratingValue' in thing &&
    typeof thing.ratingValue === 'number' &&
    'bestRating' in thing
  )
}

function isSeen(value: unknown, page: SeenPage, name: string): boolean {
  if (typeof value === 'number')
    return page.texts.some((text) =>
      new RegExp(`(?<![\\d.,])${String(value).replace('.', '\\.')}(?![.,]?\\d)`).test(text),
    )
  if (typeof value !== 'string') return false
  if (name === 'urlTemplate') return page.searches.includes(value)
  if (name === 'query-input') return value === `required name=${searchTerm}`
  if (name === 'inLanguage') return value.toLowerCase() === page.lang?.toLowerCase()
  if (name === 'logo') return page.icons.includes(value)
  if (/^https?:/.test(value))
    return page.addresses.includes(value) || page.pictures.some((picture) => isOfPicture(value, picture))
  if (/^\d{4}-\d{2}-\d{2}/.test(value)) return page.days.includes(value)
  // As part of a longer text it would be another sentence, if only by its full stop.
  return page.texts.some((text) => plain(text) === plain(value))
}

/** Whether an address is that of a picture on the page, in any size. */
function isOfPicture(address: string, picture: string): boolean {
  const apartFromSize = (text: string): string => {
    const url = new URL(text)
    for (const name of sizes) url.searchParams.delete(name)
    url.searchParams.sort()
    return url.href
  }
  // What deletes a parameter writes the others anew, which spells both addresses alike.
  return apartFromSize(address) === apartFromSize(picture)
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

function plain(words: string): string {
  return words.replaceAll(/\s+/g, ' ').trim()
}
