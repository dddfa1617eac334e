import { createMatcher, type RouteMatch } from '../table/match.ts'
import { segmentsOf, type RouteTable } from '../table/define.ts'
import { languageOfPath, type PageLanguages, type TranslatedRoute } from './languages.ts'

/**
 * The one spelling of an address that is written with words of another language, or with the id of its language as prefix:
 * `/de/casino-reviews/a` is at `/de/casino-tests/a`, and so is `/de-AT/casino-tests/a`. A word of the path comes before a
 * parameter, as in every table: `/de/login` is at `/de/anmelden`, whatever uid a page at `/de/:uid` might have.
 *
 * @param asWritten What the path matches, for a caller that has matched it already. Default: it is matched.
 * @returns `undefined` where nothing is there, or the address is written as it should be.
 */
export function findSpelling(
  routes: RouteTable,
  languages: PageLanguages,
  path: string,
  asWritten?: RouteMatch<RouteTable>,
): string | undefined {
  const match = createMatcher(routes)
  const parameters = parametersOf(asWritten ?? match(path))
  if (parameters === 0) return undefined
  const [first = '', ...rest] = segmentsOf(path)
  const asId = Object.keys(languages).find((lang) =>
    [lang, languages[lang]?.tag.toLowerCase()].includes(first.toLowerCase()),
  )
  const lang = asId ?? languageOfPath(languages, path)
  const { prefix, words = {} } = languages[lang]!
  if (asId === undefined && prefix === '') return undefined
  const inOriginal = rest.map((segment) => originalWord(segment, languages))
  for (const segments of [
    rest,
    rest.map((segment) => words[segment] ?? segment),
    inOriginal.map((segment) => words[segment] ?? segment),
  ]) {
    const written = `/${[prefix, ...segments].filter((segment) => segment !== '').join('/')}`
    const found = match(written)
    if (written === path || found.kind !== 'matched') continue
    if (parametersOf(found) < parameters && (found.route as TranslatedRoute).lang === lang) return written
  }
  return undefined
}

/** How much of an address any word would match. */
function parametersOf(match: RouteMatch<RouteTable>): number {
  return match.kind === 'matched' ? Object.keys(match.params).length : Number.POSITIVE_INFINITY
}

function originalWord(segment: string, languages: PageLanguages): string {
  for (const { words = {} } of Object.values(languages))
    for (const [original, word] of Object.entries(words)) if (word === segment) return original
  return segment
}
