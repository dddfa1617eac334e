import type { english } from './english.ts'
import { hearNews, hearWarnings, subject, workedOut } from './german-pages.ts'

/** The same in German. */
export const german: typeof english = {
  frame: {
    account: 'Konto',
    accountSignedIn: 'Konto, angemeldet',
    searchSite: 'Diese Website durchsuchen',
    search: 'Suchen',
  },
  languages: {
    name: 'Sprachen',
    frontPage: 'Startseite',
    readHere: 'Auf Deutsch lesen',
    offer: 'Diese Seite in anderen Sprachen',
    notTranslated: (shown) => `Diese Seite ist noch nicht übersetzt. Sie lesen sie auf ${shown}.`,
  },
  home: {
    about: 'Casino-Tests mit Belegen und klare Worte darüber, was jedes Spiel kostet.',
    beingWritten: 'Die Startseite wird gerade geschrieben.',
    readReviews: 'Zu den Casino-Tests',
    allReviews: 'Alle Tests',
    allArticles: 'Alle Artikel',
  },
  listing: {
    page: (title, page) => `${title}, Seite ${page}`,
    articles: 'Artikel',
  },
  workedOut,
  subject,
  hearNews,
  hearWarnings,
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
    unknownVisitor:
      'Unser Anmeldedienst ist gerade nicht zu erreichen, deshalb können wir Ihr Konto nicht anzeigen. Sie sind nicht abgemeldet, und nichts ist verloren. Bitte versuchen Sie es in einer Minute noch einmal.',
    tooMany:
      'Aus Ihrem Netz kamen in der letzten Minute mehr Anfragen, als wir auf einmal beantworten. Warten Sie eine Minute und fragen Sie dann noch einmal. Alle anderen Seiten sind offen.',
    home: 'Zur Startseite',
    searchForIt: 'Danach suchen',
    sayIt: 'Fehlerhaften Link melden',
  },
}
