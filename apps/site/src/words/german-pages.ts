import type * as english from './english-pages.ts'

/** The same in German. */
export const subject: typeof english.subject = {
  best: (count) => `Die ${count} mit der besten Wertung.`,
  newest: (count) => `Die neuesten ${count}.`,
  allCasinos: (count) => `Alle ${count} Casinos`,
  compare: 'Filtern und vergleichen',
  allArticles: (count) => `Alle ${count} Artikel`,
  nothing: 'Dazu gibt es noch nichts',
  seeAll: 'Keiner unserer Tests und Artikel erwähnt das. Sehen Sie [alle Casinos, die wir getestet haben].',
}

/** The same in German. */
export const hearNews: typeof english.hearNews = {
  apart: 'Nur die, vor denen wir warnen, und die geschlossen haben: [Warnungen und Schließungen].',
  title: 'Davon erfahren',
  text: 'Alles steht im [Feed der Neuigkeiten] (auf Englisch), für einen Feedreader. Älteres steht in jedem Test unter „Was sich geändert hat“.',
}

/** The same in German. */
export const hearWarnings: typeof english.hearWarnings = {
  title: 'Von der nächsten erfahren',
  text: 'Jede Warnung steht im [Feed der Warnungen] (auf Englisch), für einen Feedreader, und im [Newsletter]. Was sonst geschah, steht unter [Neues und Änderungen].',
}

/** The same in German. */
export const workedOut: typeof english.workedOut = {
  titles: { wagering: 'Was es kostet, einen Bonus freizuspielen', evening: 'Was ein Abend kostet' },
  description: 'Ein Ergebnis unserer Rechner, mit den Zahlen, aus denen es entstanden ist.',
  lead: 'Aus den Zahlen in der Adresse dieser Seite; anderswo werden sie nicht aufbewahrt.',
  calculator: 'Rechner',
}
