import { plural } from '@house-edge/ui/language'
import type { english } from './english.ts'

/** The same in German. */
export const german: typeof english = {
  frame: { account: 'Konto', searchSite: 'Diese Website durchsuchen', search: 'Suchen' },
  languages: {
    name: 'Sprachen',
    frontPage: '(Startseite)',
    notTranslated: (shown) => `Diese Seite ist noch nicht übersetzt. Sie lesen sie auf ${shown}.`,
  },
  home: {
    readReviews: 'Zu den Casino-Tests',
    allReviews: 'Alle Tests',
    allArticles: 'Alle Artikel',
  },
  listing: {
    page: (title, page) => `${title}, Seite ${page}`,
    pageOf: (page, pages) => `Seite ${page} von ${pages}`,
    nothingYet: 'Noch ist nichts erschienen',
    comeBack: 'Schauen Sie bald wieder vorbei: Die ersten Beiträge sind in Arbeit.',
    articles: 'Artikel',
  },
  blog: {
    title: 'Magazin',
    lead: 'Ratgeber, Rechnungen und klare Worte darüber, was Casinospiele kosten.',
    description:
      'Artikel über Quoten, Boni und die Kosten von Casinospielen: mit Rechnungen, die stimmen, und ohne Werbesprache.',
  },
  reviews: {
    title: 'Casino-Tests',
    lead: 'Alle Casinos, die wir geprüft haben, das beste zuerst. Keine Wertung ist käuflich.',
    description:
      'Casino-Tests mit Wertung, Lizenz, Zahlungswegen und Angeboten, jeweils mit Belegen und dem Tag der letzten Prüfung.',
  },
  compare: {
    readers: 'Das sagen Leser',
    average: (average, votes) =>
      plural(votes, {
        one: `${average} von 5, ein Leser`,
        other: `${average} von 5, ${votes} Leser`,
      }),
    noReader: 'noch niemand',
    notNow: 'gerade nicht abrufbar',
  },
  absence: {
    titles: {
      missing: 'Seite nicht gefunden',
      gone: 'Seite entfernt',
      unavailable: 'Vorübergehend nicht erreichbar',
      failed: 'Etwas ist schiefgegangen',
    },
    home: 'Zur Startseite',
    searchForIt: 'Danach suchen',
    sayIt: 'Fehlerhaften Link melden',
  },
}
