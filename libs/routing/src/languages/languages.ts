import { RoutePatternError } from '../errors/routing-error.ts'
import { defineRoutes, type Route, type RouteTable, segmentsOf } from '../table/define.ts'

/** A language in which a site has pages. */
export interface PageLanguage {
  /** As a page says it (BCP 47): `de-AT`. */
  readonly tag: string
  /** As search engines are told it: `de` for every reader of German. Default: `tag`. */
  readonly hreflang?: string
  /** The first segment of its addresses: `de`. Empty for one language, the original, whose pages have none. */
  readonly prefix: string
  /** Its words in place of those of the patterns: `{ 'casino-reviews': 'casino-tests' }`. Default: the same. */
  readonly words?: Readonly<Record<string, string>>
  /** Languages whose document is shown where there is none in this one, in this order. Default: none. */
  readonly instead?: readonly string[]
}

/** Languages by the id of their documents: `{ 'en-gb': …, 'de-at': … }`. */
export type PageLanguages = Readonly<Record<string, PageLanguage>>

/** A page in one of several languages. */
export interface TranslatedRoute extends Route {
  /** The id of its language. */
  readonly lang: string
  /** The name of the same page in the original language. */
  readonly page: string
}

/** The table of all languages: the pages of the original by their names, the others by `page@lang`. */
export type TranslatedRoutes<table extends RouteTable> = {
  readonly [name in keyof table]: table[name] & { lang: string; page: string }
} & Readonly<Record<`${string}@${string}`, TranslatedRoute & table[keyof table]>>

/**
 * Writes the routes of a site in each of its languages: those of the original stay as they are, the others begin with their
 * prefix and have their own words. Everything that reads a route table takes the result.
 *
 * @param routes In the original language.
 * @param languages The original is the one without prefix.
 * @param isIn Whether there is a page in a language. Default: each is.
 * @throws {RoutePatternError} There is not exactly one language without a prefix.
 * @throws {DuplicateRouteError} Two words of a language are the same.
 *
 * @example
 * ```ts
 * const routes = translateRoutes(
 *   { reviews: { pattern: '/reviews' }, review: { pattern: '/reviews/:uid' } },
 *   { 'en-gb': { tag: 'en-GB', prefix: '' }, 'de-at': { tag: 'de-AT', prefix: 'de', words: { reviews: 'tests' } } },
 * )
 * routes['review@de-at'] // { pattern: '/de/tests/:uid', lang: 'de-at', page: 'review' }
 * ```
 */
export function translateRoutes<const table extends RouteTable>(
  routes: table,
  languages: PageLanguages,
  isIn: (page: keyof table & string, lang: string) => boolean = () => true,
): TranslatedRoutes<table> {
  const original = originalOf(languages)
  const all = Object.entries(languages).flatMap(([lang, { prefix, words = {} }]) =>
    Object.entries<Route>(routes)
      .filter(([page]) => lang === original || isIn(page, lang))
      .map(([page, route]): [string, TranslatedRoute] => [
        lang === original ? page : `${page}@${lang}`,
        { ...route, lang, page, pattern: translated(route.pattern, prefix, words) },
      ]),
  )
  return defineRoutes(Object.fromEntries(all)) as TranslatedRoutes<table>
}

/** The id of the language without prefix. @throws {RoutePatternError} */
export function originalOf(languages: PageLanguages): string {
  const without = Object.keys(languages).filter((lang) => languages[lang]?.prefix === '')
  const [original] = without
  if (original === undefined || without.length > 1)
    throw new RoutePatternError({
      name: without.join(' and '),
      pattern: '/',
      reason: 'exactly one language has no prefix',
    })
  return original
}

/** The language of an address, by its first segment, whether there is a page or not. */
export function languageOfPath(languages: PageLanguages, path: string): string {
  const [, first = ''] = path.split('/')
  const found = Object.keys(languages).find((lang) => {
    const { prefix } = languages[lang]!
    return prefix !== '' && prefix === first
  })
  return found ?? originalOf(languages)
}

function translated(pattern: string, prefix: string, words: Readonly<Record<string, string>>): string {
  const segments = segmentsOf(pattern).map((segment) => words[segment] ?? segment)
  return `/${[prefix, ...segments].filter((segment) => segment !== '').join('/')}`
}
