import { pseudoLanguage, spokenLanguage } from './spoken.ts'

/** Days and names of the pseudo-language are in Greek: in letters that tell them from what was written by English rules. */
const ofPseudo = 'el'

/** Languages in Arabic letters, whose marks are turned round (CLDR, Arab). */
const isArabic = /^(?:ar|fa|ur|ps)\b/
const arabicMarks = { ',': '،', ';': '؛' } as const

/** Making a format costs far more than using it, and a page of tables uses few. */
const made = new Map<string, unknown>()

/** @param kind What it is, with its options: no two kinds may have one name. */
function kept<Format>(kind: string, make: (language: string) => Format, language = spokenLanguage()): Format {
  const key = `${kind} ${language}`
  const known = made.get(key) as Format | undefined
  if (known) return known
  const format = make(language === pseudoLanguage ? ofPseudo : language)
  made.set(key, format)
  return format
}

/**
 * Writes a number as readers of the page's language do.
 *
 * @param language Of the page, for what a server renders apart from it, such as an island. Elsewhere it is known.
 */
export function numberWords(
  value: number,
  options?: Intl.NumberFormatOptions,
  language: string = spokenLanguage(),
): string {
  const make = (known: string) => new Intl.NumberFormat(known, options)
  return kept(`number ${JSON.stringify(options)}`, make, language).format(value)
}

/**
 * Writes a moment as readers of the page's language do.
 *
 * @param language As of {@link numberWords}.
 */
export function timeWords(
  at: Date | number,
  options: Intl.DateTimeFormatOptions,
  language: string = spokenLanguage(),
): string {
  const make = (known: string) => new Intl.DateTimeFormat(known, options)
  return kept(`time ${JSON.stringify(options)}`, make, language).format(at)
}

/** Joins words as a sentence of the page's language would. */
export function listFormat(type: 'conjunction' | 'disjunction' = 'conjunction'): Intl.ListFormat {
  const options = { style: 'long', type } as const
  return kept(`list ${type}`, (language) => new Intl.ListFormat(language, options))
}

/**
 * Puts words in a row between the commas of the page's language, or its semicolons, without an “and”.
 *
 * @param language Of the words, where it is not that of the page.
 */
export function inRow(
  words: readonly string[],
  mark: ',' | ';' = ',',
  language: string = spokenLanguage(),
): string {
  return words.join(`${isArabic.test(language) ? arabicMarks[mark] : mark} `)
}

/** The name of a region or a language, by its code, in the page's language. What has no name is left as it is. */
export function nameOf(type: 'region' | 'language', code: string): string {
  const names = (language: string) => new Intl.DisplayNames(language, { type, fallback: 'code' })
  return kept(`${type} ${code}`, () => kept(`name ${type}`, names).of(code) ?? code)
}

/** Compares as a dictionary of the page's language does, figures by their value. */
export function inOrder(one: string, other: string): number {
  return kept('order', (language) => new Intl.Collator(language, { numeric: true })).compare(one, other)
}

/** The form that a count takes in the page's language. */
export function plural(
  count: number,
  forms: Partial<Record<Intl.LDMLPluralRule, string>> & { other: string },
): string {
  return forms[kept('plural', (language) => new Intl.PluralRules(language)).select(count)] ?? forms.other
}
