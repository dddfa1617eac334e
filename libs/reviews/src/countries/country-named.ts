import { foldLetters } from '../letters/fold-letters.ts'

/** What people say for a country besides its name. “French”, “American” and “English” are left out: of roulette and of languages. */
const said: Readonly<Record<string, string>> = {
  australian: 'AU',
  britain: 'GB',
  british: 'GB',
  canadian: 'CA',
  england: 'GB',
  'great britain': 'GB',
  irish: 'IE',
  'new zealander': 'NZ',
  'northern ireland': 'GB',
  scotland: 'GB',
  scottish: 'GB',
  uk: 'GB',
  usa: 'US',
  wales: 'GB',
  welsh: 'GB',
}

const letters = Array.from({ length: 26 }, (_each, place) => String.fromCodePoint(65 + place))

/** Regions and placeholders that the list of names has too, and are no countries (CLDR). */
const noCountries = /^(?:EU|EZ|QO|UN|XA|XB|ZZ)$/

/** Codes that another has replaced, such as `DD`, have its name (BCP 47). */
const isCurrent = (code: string): boolean => Intl.getCanonicalLocales(`und-${code}`)[0] === `und-${code}`

let named: ReadonlyMap<string, string> | undefined
let codes: ReadonlySet<string> | undefined

/** In which readers name them. Names of two languages that are alike are of one country. */
const languages = ['en', 'de', 'ar']

function countryNames(): ReadonlyMap<string, string> {
  named ??= new Map([
    ...languages.flatMap((language) => {
      const names = new Intl.DisplayNames(language, { type: 'region', fallback: 'none' })
      return letters
        .flatMap((one) => letters.map((other) => one + other))
        .flatMap((code): [string, string][] => {
          const name = names.of(code)
          return !name || !isCurrent(code) || noCountries.test(code) ? [] : [[wordsOf(name), code]]
        })
    }),
    ...Object.entries(said),
  ])
  return named
}

/** The words of a question without those that name its country. */
export function withoutCountry(words: readonly string[], country: string | undefined): readonly string[] {
  if (country === undefined) return words
  for (let length = words.length; length > 0; length -= 1)
    for (let from = 0; from + length <= words.length; from += 1)
      if (countryNames().get(words.slice(from, from + length).join(' ')) === country)
        return withoutCountry([...words.slice(0, from), ...words.slice(from + length)], country)
  return words
}

/**
 * The country that a question names in words: “casinos in Ireland”, “british offers”. Of several the longest name counts,
 * then the first.
 *
 * @returns An ISO 3166 code in capitals. `undefined`: it names none.
 */
export function countryNamedIn(question: string): string | undefined {
  const words = wordsOf(question).split(' ')
  for (let length = words.length; length > 0; length -= 1)
    for (let from = 0; from + length <= words.length; from += 1) {
      const code = countryNames().get(words.slice(from, from + length).join(' '))
      if (code !== undefined) return code
    }
  return undefined
}

function wordsOf(text: string): string {
  return foldLetters(text)
    .replaceAll(/[^\p{L}]+/gu, ' ')
    .trim()
}

/**
 * The country that an address names, by its code or in words: the first value counts.
 *
 * @returns An ISO 3166 code in small letters, as addresses have it. `undefined`: none.
 */
export function readCountry(asked: string | string[] | undefined): string | undefined {
  const typed = [asked ?? ''].flat()[0] ?? ''
  codes ??= new Set(countryNames().values())
  const code = typed.toUpperCase()
  return (codes.has(code) ? code : countryNamedIn(typed))?.toLowerCase()
}
