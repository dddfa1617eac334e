import { CreateError } from './create-error.ts'

/** Languages that a new site has words in. */
const wordsByLanguage: Readonly<Record<string, string>> = { en: 'english', de: 'german', ar: 'arabic' }

/** A language of a site's pages. */
export interface SiteLanguage {
  /** With its region: `de-DE`. */
  tag: string
  /** Without it: `de`. */
  code: string
  /** As the content service writes it: `German - Germany`. */
  name: string
  /** The file of its words. `undefined`: the site speaks another language there until somebody translates them. */
  words: string | undefined
}

/** The files of words in the template. */
export const languagesWithWords: readonly string[] = Object.values(wordsByLanguage)

/**
 * The content service wants a region, which most languages have a likeliest one of.
 * https://www.unicode.org/reports/tr35/#Likely_Subtags
 *
 * @throws {CreateError} `create/bad-language`: it is none of BCP 47.
 */
function readLanguage(language: string): SiteLanguage {
  const locale = findLocale(language)
  const { language: code = '', region } = locale ?? {}
  const name = locale && new Intl.DisplayNames('en', { type: 'language' }).of(code)
  if (!region || name === code)
    throw new CreateError(
      'create/bad-language',
      `"${language}" is no language, and pages have to say theirs. Nothing was written. Take one of BCP 47, such as de-DE.`,
    )
  const place = new Intl.DisplayNames('en', { type: 'region' }).of(region)
  return { tag: `${code}-${region}`, code, name: `${name} - ${place}`, words: wordsByLanguage[code] }
}

/**
 * The languages of a site, the one without prefix first.
 *
 * @throws {CreateError} `create/bad-language`: one is none of BCP 47, or is named twice.
 */
export function readLanguages(language: string, others: readonly string[] = []): readonly SiteLanguage[] {
  const read = [language, ...others].map(readLanguage)
  const twice = read.find(({ tag }, at) => read.findIndex((each) => each.tag === tag) !== at)
  if (twice)
    throw new CreateError(
      'create/bad-language',
      `${twice.tag} is named twice, and each language has one address for a page. Nothing was written. Name it once.`,
    )
  return read
}

function findLocale(language: string): Intl.Locale | undefined {
  try {
    return new Intl.Locale(language).maximize()
  } catch {
    return undefined
  }
}
