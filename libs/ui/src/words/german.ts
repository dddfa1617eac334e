import type { english } from './english.ts'

/** The same in German, as readers in Austria and Germany are addressed: with Sie. */
export const german: typeof english = {
  skip: 'Zum Inhalt springen',
  mainNavigation: 'Hauptnavigation',
  allPages: 'Alle Seiten',
  footerNavigation: 'Fußzeile',
  trail: 'Sie sind hier',
  menu: 'Menü',
  close: 'Schließen',
  search: 'Suchen',
  searchSite: 'Diese Website durchsuchen',
  findHelp: 'Hilfe finden',
  onThisPage: 'Auf dieser Seite',
  source: 'Quelle',
  howWeArePaid: 'Wie wir Geld verdienen',
  age: 'Alter',
  callout: { info: 'Hinweis', warning: 'Warnung', adult: 'Altersgrenze' },
  status: { warning: 'Warnung', closed: 'Geschlossen', unlisted: 'Nicht mehr geführt' },
  figures: 'Die Zahlen als Tabelle',
  outOfTen: 'von 10',
  bestFor: 'Gut für',
  reviewed: 'Geprüft am',
  prosAndCons: { for: 'Dafür spricht', against: 'Dagegen spricht' },
  comparison: {
    point: 'Vergleichspunkt',
    differs: 'verschieden',
    best: 'am besten',
    onlyDifferences: 'Nur Unterschiede',
  },
  filters: { narrowedBy: 'Eingegrenzt auf', remove: (what) => `Entfernen: ${what}` },
  pages: { name: 'Seiten', previous: 'Zurück', next: 'Weiter', page: (number) => `Seite ${number}` },
  preview: { name: 'Vorschau', draft: 'Sie sehen einen Entwurf', leave: 'Vorschau verlassen' },
  absence: {
    code: (status) => `Fehler ${status}`,
    reference: 'Kennung',
    again: 'Noch einmal versuchen',
    home: 'Zur Startseite',
    missing: {
      title: 'Seite nicht gefunden',
      description:
        'Unter dieser Adresse gibt es nichts. Vielleicht ist die Seite umgezogen, oder der Link, der Sie hierher geführt hat, stimmt nicht.',
    },
    gone: {
      title: 'Seite entfernt',
      description: 'Was hier stand, wurde endgültig entfernt. Ersatz gibt es dafür keinen.',
    },
    unavailable: {
      title: 'Vorübergehend nicht erreichbar',
      description:
        'Wir erreichen unsere Inhalte gerade nicht und können daher nicht sagen, ob es diese Seite gibt. Bitte versuchen Sie es in einer Minute noch einmal.',
    },
    generic: {
      title: 'Etwas ist schiefgegangen',
      description:
        'Der Fehler liegt bei uns, nicht bei Ihnen. Er ist bereits vermerkt; bitte versuchen Sie es noch einmal.',
    },
  },
}
