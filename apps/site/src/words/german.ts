import type { english } from './english.ts'
import { lists } from './german-lists.ts'
import { articlesFound, compare, market, search } from './german-questions.ts'

/** The same in German. */
export const german: typeof english = {
  frame: { account: 'Konto', searchSite: 'Diese Website durchsuchen', search: 'Suchen' },
  languages: {
    name: 'Sprachen',
    frontPage: 'Startseite',
    readHere: 'Auf Deutsch lesen',
    offer: 'Diese Seite in anderen Sprachen',
    notTranslated: (shown) => `Diese Seite ist noch nicht übersetzt. Sie lesen sie auf ${shown}.`,
  },
  home: {
    about: 'Casino-Tests mit Belegen und klare Worte darüber, was jedes Spiel kostet.',
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
    next: 'Nächster Artikel',
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
  offers: {
    title: 'Angebote',
    lead: 'Was freizuspielen am wenigsten kostet, steht zuerst, und bei jedem stehen seine Bedingungen. Kein Angebot macht ein Spiel billiger, als nicht zu spielen.',
    description:
      'Angebote der Casinos, die wir getestet haben, mit Umsatzbedingung, Grenzen und dem Tag, an dem wir die Bedingungen zuletzt gelesen haben.',
    notHere: (isOnePage) =>
      `Wir zeigen Angebote nur Leserinnen und Lesern, die sie annehmen können, und ${isOnePage ? 'kennen keines für Sie' : 'auf dieser Seite ist keines für Sie'}. Unsere Tests sind überall dieselben.`,
    noneCurrent: (isOnePage) =>
      `${isOnePage ? 'Keines unserer Angebote' : 'Kein Angebot auf dieser Seite'} kann gerade angenommen werden: Jedes ist abgelaufen, oder wir haben seine Bedingungen länger nicht gelesen.`,
  },
  lists,
  search,
  compare,
  market,
  articlesFound,
  experiences: {
    title: 'Erfahrungen unserer Leserinnen und Leser',
    lead: (casino) =>
      `Was Leserinnen und Leser selbst über ${casino} sagen. An unserer Wertung ändert das nichts.`,
    how: 'Um Ihre eigene Erfahrung zu erzählen, melden Sie sich an: Jede Person zählt einmal und kann ändern oder zurückziehen, was sie geschrieben hat.',
    read: 'Erfahrungen lesen',
    tell: 'Selbst erzählen',
  },
  absence: {
    titles: {
      malformed: 'Diese Adresse ist nicht lesbar',
      foreignForm: 'Dieses Formular kam von anderswo',
      tooMany: 'Zu viele Anfragen',
      missing: 'Seite nicht gefunden',
      gone: 'Seite entfernt',
      unavailable: 'Vorübergehend nicht erreichbar',
      failed: 'Etwas ist schiefgegangen',
    },
    malformed:
      'Ein Teil davon ist beschädigt, wie es vorkommt, wenn ein Link unvollständig kopiert wurde. Bitte prüfen Sie die Schreibweise.',
    foreignForm:
      'Dieses Formular wurde von einer anderen Website abgeschickt, daher wurde nichts geändert. Öffnen Sie die Seite hier und versuchen Sie es noch einmal.',
    tooMany:
      'Aus Ihrem Netz kamen in der letzten Minute mehr Anfragen, als wir auf einmal beantworten. Warten Sie eine Minute und fragen Sie dann noch einmal. Alle anderen Seiten sind offen.',
    home: 'Zur Startseite',
    searchForIt: 'Danach suchen',
    sayIt: 'Fehlerhaften Link melden',
  },
}
