import { type PageLanguages, originalOf } from '@house-edge/routing'
import { spokenLanguage } from '@house-edge/ui/language'

/** The languages of the site, by the ids of their documents. A page of each but the original is below `app/<prefix>`. */
export const languages = {
  'en-gb': { tag: 'en-GB', hreflang: 'en', prefix: '' },
  'de-at': {
    tag: 'de-AT',
    hreflang: 'de',
    prefix: 'de',
    instead: ['en-gb'],
    words: {
      'casino-reviews': 'casino-tests',
      'casino-blog': 'casino-magazin',
      page: 'seite',
      find: 'auswahl',
      search: 'suche',
      compare: 'vergleich',
      market: 'land',
      offers: 'angebote',
    },
  },
  'ar-ae': { tag: 'ar-AE', hreflang: 'ar', prefix: 'ar', instead: ['en-gb'] },
} as const satisfies PageLanguages

/** The id of a language of the site. */
export type SiteLanguage = keyof typeof languages

/** The language without prefix. */
export const originalLanguage: SiteLanguage = originalOf(languages) as SiteLanguage

/** What each language calls itself. */
export const ownNames: Readonly<Record<SiteLanguage, string>> = {
  'en-gb': 'English',
  'de-at': 'Deutsch',
  'ar-ae': 'العربية',
}

/** The id of the language of the page that is rendered. */
export function pageLanguage(): SiteLanguage {
  const tag = spokenLanguage()
  const known = Object.entries(languages).find(([, language]) => language.tag === tag)
  return (known?.[0] ?? originalLanguage) as SiteLanguage
}

/** The same; `undefined` for the original. */
export function otherLanguage(): SiteLanguage | undefined {
  const lang = pageLanguage()
  return lang === originalLanguage ? undefined : lang
}

/** The language of a page that says this of itself (BCP 47). `undefined`: none of this site, or the original. */
export function otherLanguageOf(tag: string | null): SiteLanguage | undefined {
  const found = Object.entries(languages).find(
    ([lang, language]) => lang !== originalLanguage && language.tag === tag,
  )
  return found?.[0] as SiteLanguage | undefined
}

/** A language as a page says it (BCP 47). */
export function tagOf(lang: string | undefined): string {
  return languages[(lang ?? originalLanguage) as SiteLanguage].tag
}

/** The language of the page as Open Graph writes it (https://ogp.me). */
export function openGraphLocale(): string {
  return spokenLanguage().replace('-', '_')
}
