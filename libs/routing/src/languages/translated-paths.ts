import { href, type ParamsOf } from '../table/href.ts'
import { knownLanguages } from './known-languages.ts'
import type { Route } from '../table/define.ts'
import type { PageLanguages, TranslatedRoute } from './languages.ts'

/** A route of the original language, and what its pattern asks for. */
type Params<pattern extends string> = unknown extends ParamsOf<pattern> ? [] : [params: ParamsOf<pattern>]

/** Pages whose address is always the same, by their names in the original language. */
type FixedPaths<routes> = {
  readonly [
    name in keyof routes as routes[name] extends { pattern: infer pattern extends string }
      ? string extends pattern
        ? never
        : unknown extends ParamsOf<pattern>
          ? name
          : never
      : never
  ]: string
}

/** The addresses of a site in several languages. */
export interface TranslatedPaths<Lang extends string, routes = unknown> {
  /** The path of a page in a language, where it is in that, else in the original. */
  pathIn: <const pattern extends string>(
    lang: Lang,
    route: { pattern: pattern; page: string },
    ...params: Params<pattern>
  ) => string
  /** The same, in the language of the page that is rendered. */
  here: <const pattern extends string>(
    route: { pattern: pattern; page: string },
    ...params: Params<pattern>
  ) => string
  /**
   * The address of a handler, which has one for all languages, for what it answers in one: `/api/save?lang=de-AT`. The
   * original is not named.
   */
  handlerIn: (lang: Lang, address: string) => string
  /**
   * The paths of all pages without parameters by their names, each in the language that holds when it is read, beside others:
   * what a library is given that leads to them.
   */
  pathsBeside: <Others extends object>(lang: () => Lang, others: Others) => FixedPaths<routes> & Others
}

/**
 * Writes the addresses of a site in several languages.
 *
 * @param routes As `translateRoutes` makes them.
 * @param spoken The language of the page that is rendered.
 *
 * @example
 * ```ts
 * const { here } = translatedPaths(routes, languages, () => 'de-at')
 * here(routes.review, { uid: 'a' }) // '/de/tests/a'
 * ```
 */
export function translatedPaths<
  const routes extends Readonly<Record<string, Route>>,
  const languages extends PageLanguages,
>(
  routes: routes,
  languages: languages,
  spoken: () => keyof languages & string,
): TranslatedPaths<keyof languages & string, routes> {
  type Lang = keyof languages & string
  type Paths = TranslatedPaths<Lang, routes>
  const { original, tagOf } = knownLanguages(languages)
  const pathIn: Paths['pathIn'] = (lang, route, ...[params]) =>
    href(routes[`${route.page}@${lang}`] ?? route, params as Readonly<Record<string, string>>)
  return {
    pathIn,
    here: (route, ...params) => pathIn(spoken(), route, ...params),
    handlerIn: (lang, address) => (lang === original ? address : `${address}?lang=${tagOf(lang)}`),
    pathsBeside: (lang, others) => {
      const fixed = Object.entries(routes).flatMap(([page, { pattern }]) => {
        const get = (): string => pathIn(lang(), { pattern, page })
        return page.includes('@') || pattern.includes(':') ? [] : [[page, { get, enumerable: true }]]
      })
      return Object.defineProperties({ ...others }, Object.fromEntries(fixed))
    },
  }
}

/** The pages that there are in a language, as patterns: in the original, and in it. */
export function translationsIn(
  routes: Readonly<Record<string, Partial<TranslatedRoute>>>,
  lang: string,
): { original: string; translation: string }[] {
  return Object.values(routes).flatMap(({ page = '', lang: own, pattern: translation }) => {
    const original = routes[page]?.pattern
    return own === lang && original !== undefined && translation !== undefined
      ? [{ original, translation }]
      : []
  })
}
