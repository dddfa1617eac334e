/** The same in German, as readers in Austria and Germany are addressed: with Sie. @module */
import type * as english from './english.ts'

export const skip = 'Zum Inhalt springen'
export const mainNavigation = 'Hauptnavigation'
export const allPages = 'Alle Seiten'
export const footerNavigation = 'Fußzeile'
export const trail = 'Sie sind hier'
export const menu = 'Menü'
export const close = 'Schließen'
export const readMore = 'Weiterlesen'
export const search = 'Suchen'
export const searchSite = 'Diese Website durchsuchen'
export const findHelp = 'Hilfe finden'
export const onThisPage = 'Auf dieser Seite'
export const source = 'Quelle'
export const term: typeof english.term = { meaning: (name) => `Was „${name}“ bedeutet` }
export const howWeArePaid = 'Wie wir Geld verdienen'
export const age = 'Alter'
export const callout: typeof english.callout = { info: 'Hinweis', warning: 'Warnung', adult: 'Altersgrenze' }
export const status: typeof english.status = {
  warning: 'Warnung',
  closed: 'Geschlossen',
  unlisted: 'Nicht mehr geführt',
}
export const figures = 'Die Zahlen als Tabelle'
export const outOfTen = 'von 10'
export const bestFor = 'Gut für'
export const reviewed = 'Geprüft am'
export const author: typeof english.author = {
  by: 'Von [name]',
  checker: 'Fakten geprüft von [name]',
  published: 'Erschienen am',
  updated: 'Aktualisiert am [day]',
  about: (name) => `Über ${name}`,
}
export const credits: typeof english.credits = {
  picture: (credit) => `Bild: ${credit}`,
  video: (provider) => `Video auf ${provider}`,
  loadsFrom: (provider) => `Wird von ${provider} geladen. ${provider} erfährt dann von Ihrem Besuch.`,
}
export const prosAndCons: typeof english.prosAndCons = { for: 'Dafür spricht', against: 'Dagegen spricht' }
export const comparison: typeof english.comparison = {
  point: 'Vergleichspunkt',
  alike: 'Bei allen gleich',
  best: 'Bestwert',
  onlyDifferences: 'Nur Unterschiede',
}
export const filters: typeof english.filters = {
  narrowedBy: 'Eingegrenzt auf',
  remove: (what) => `Entfernen: ${what}`,
  ofMost: (most) => `von ${most} angekreuzt`,
}
export const pages: typeof english.pages = {
  name: 'Seiten',
  previous: 'Zurück',
  next: 'Weiter',
  page: (number) => `Seite ${number}`,
}
export const preview: typeof english.preview = {
  name: 'Vorschau',
  draft: 'Sie sehen einen Entwurf',
  leave: 'Vorschau verlassen',
}
export const absence: typeof english.absence = {
  code: (status) => `Fehler ${status}`,
  reference: 'Kennung',
  again: 'Noch einmal versuchen',
  home: 'Zur Startseite',
  missing: {
    title: 'Seite nicht gefunden',
    description:
      'Unter dieser Adresse ist nichts zu finden. Vielleicht ist die Seite umgezogen, oder der Link, der Sie hierhergeführt hat, stimmt nicht.',
  },
  gone: {
    title: 'Seite entfernt',
    description: 'Was hier stand, wurde endgültig entfernt. Einen Ersatz gibt es nicht.',
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
}
