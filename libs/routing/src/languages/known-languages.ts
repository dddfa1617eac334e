import { languageOfPath, originalOf, type PageLanguages } from './languages.ts'

/** The languages of a site, found by what names them. */
export interface KnownLanguages<Lang extends string> {
  /** The one without prefix. */
  readonly original: Lang
  /** All of them, in the order in which they were given. */
  readonly all: readonly Lang[]
  /** By how a page or a browser names it (BCP 47). `undefined`: it is none of this site. */
  ofTag: (tag: string | null | undefined) => Lang | undefined
  /** By an address, whether there is a page or not. */
  ofPath: (path: string) => Lang
  /** How a page names it (BCP 47). @param lang Default, and where it is none of this site: the original. */
  tagOf: (lang?: string) => string
}

/**
 * Finds the languages of a site by what names them.
 *
 * @throws {RoutePatternError} There is not exactly one language without a prefix.
 *
 * @example
 * ```ts
 * const known = knownLanguages({ 'en-gb': { tag: 'en-GB', prefix: '' }, 'de-at': { tag: 'de-AT', prefix: 'de' } })
 * known.ofTag('de-AT') // 'de-at'
 * known.ofPath('/de/tests') // 'de-at'
 * ```
 */
export function knownLanguages<const languages extends PageLanguages>(
  languages: languages,
): KnownLanguages<keyof languages & string> {
  type Lang = keyof languages & string
  const original = originalOf(languages) as Lang
  const all = Object.keys(languages) as Lang[]
  return {
    original,
    all,
    ofTag: (tag) => all.find((lang) => languages[lang]!.tag === tag),
    ofPath: (path) => languageOfPath(languages, path),
    tagOf: (lang) => (languages[lang as Lang] ?? languages[original])!.tag,
  }
}
