import { knownLanguages, type PageLanguages } from '@house-edge/routing'
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
      people: 'personen',
      topics: 'themen',
      'game-makers': 'spielehersteller',
      'payment-methods': 'zahlungswege',
      operators: 'betreiber',
      regulators: 'aufsicht',
      warnings: 'warnungen',
      news: 'neuigkeiten',
      'worked-out': 'ausgerechnet',
      login: 'anmelden',
      'second-factor': 'zweiter-schritt',
      'sign-up': 'registrieren',
      'forgotten-password': 'passwort-vergessen',
      confirm: 'bestaetigen',
      account: 'konto',
      prove: 'nachweis',
      profile: 'profil',
      password: 'passwort',
      email: 'e-mail',
      sessions: 'geraete',
      data: 'daten',
      delete: 'loeschen',
      saved: 'gemerkt',
      experiences: 'erfahrungen',
      complaints: 'meldungen',
      stop: 'beenden',
    },
  },
  'ar-ae': { tag: 'ar-AE', hreflang: 'ar', prefix: 'ar', instead: ['en-gb'] },
} as const satisfies PageLanguages

/** The id of a language of the site. */
export type SiteLanguage = keyof typeof languages

/** The language without prefix, all of them, and how they are found. */
export const {
  original: originalLanguage,
  all: siteLanguages,
  ofPath: languageOf,
  ofTag: languageOfTag,
  tagOf,
} = knownLanguages(languages)

/** What each language calls itself. */
export const ownNames: Readonly<Record<SiteLanguage, string>> = {
  'en-gb': 'English',
  'de-at': 'Deutsch',
  'ar-ae': 'العربية',
}

/** The id of the language of the page that is rendered. */
export function pageLanguage(): SiteLanguage {
  return languageOfTag(spokenLanguage()) ?? originalLanguage
}

/** The same; `undefined` for the original. */
export function otherLanguage(): SiteLanguage | undefined {
  const lang = pageLanguage()
  return lang === originalLanguage ? undefined : lang
}
