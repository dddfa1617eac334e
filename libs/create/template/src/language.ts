import { knownLanguages, type PageLanguages } from '@house-edge/routing'
import { speak, spokenLanguage } from '@house-edge/ui/language'

/**
 * The languages of the site, by the ids of their documents. The first has addresses without a prefix. `instead`: the language
 * whose document is shown, whole and marked, where there is none in this one.
 */
export const languages = {
  'en-gb': { tag: 'en-GB', hreflang: 'en', prefix: '' },
} as const satisfies PageLanguages

export type SiteLanguage = keyof typeof languages

export const {
  original: originalLanguage,
  all: siteLanguages,
  ofPath: languageOf,
  ofTag: languageOfTag,
  tagOf,
} = knownLanguages(languages)

/** The language of the page that is rendered. */
export function pageLanguage(): SiteLanguage {
  return languageOfTag(spokenLanguage()) ?? originalLanguage
}

/** Sets it, for what the site and components say. */
export function speakIn(lang: string | undefined): void {
  speak(tagOf(lang), tagOf())
}

/** What a language calls itself: with its country only beside another of the same language. */
export function ownName(lang: SiteLanguage): string {
  const { tag, hreflang = tag }: PageLanguages[string] = languages[lang]
  return new Intl.DisplayNames(tag, { type: 'language' }).of(hreflang) ?? tag
}
