import type { lists as english } from './english-lists.ts'

/** The same in German. */
export const lists: typeof english = {
  person: {
    title: 'Personen',
    lead: 'Wer testet, schreibt und prüft, was Sie hier lesen.',
    description:
      'Alle, die bei House Edge Casinos testen, schreiben und Fakten prüfen, und wofür sie einstehen.',
  },
  topic: {
    title: 'Themen',
    lead: 'Worüber wir schreiben, Thema für Thema.',
    description:
      'Die Themen von House Edge: was Spiele kosten, Bedingungen von Angeboten, Zahlungen, Regeln und Hilfe.',
  },
  game_provider: {
    title: 'Spielehersteller',
    lead: 'Wer die Spiele macht, und welche Casinos sie haben.',
    description:
      'Die Hersteller von Casinospielen, und welche der Casinos, die wir getestet haben, Spiele von ihnen anbieten.',
  },
  payment_method: {
    title: 'Zahlungswege',
    lead: 'Wie Geld hinein- und herauskommt: was es kostet und wie lange es dauert, Casino für Casino.',
    description:
      'Wie man in Casinos bezahlt: Gebühren, Grenzen und die Dauer einer Auszahlung bei jedem Casino, das wir getestet haben.',
  },
  operator: {
    title: 'Betreiber',
    lead: 'Die Firmen hinter den Casinos. Zwei Namen im Netz sind oft eine Firma.',
    description:
      'Die Firmen, die die von uns getesteten Casinos betreiben, und welche Casinos zu jeder gehören.',
  },
  regulator: {
    title: 'Aufsichtsbehörden',
    lead: 'Wer Casinos Lizenzen gibt, und wo Sie selbst eine Lizenz nachschlagen können.',
    description:
      'Die Behörden, die von uns getestete Casinos als ihre nennen, mit öffentlichen Registern und Lizenznummern.',
  },
  warnings: {
    title: 'Warnungen',
    lead: 'Casinos, vor denen wir warnen, und Casinos, die geschlossen haben, mit Tag und Grund.',
    description:
      'Casinos, vor denen House Edge warnt oder die geschlossen haben: seit wann, warum, und was mit einem Guthaben dort zu tun ist.',
  },
  news: {
    title: 'Neues und Änderungen',
    lead: 'Was aufgemacht, geschlossen oder seine Bedingungen geändert hat, und jede Wertung, die sich bewegt hat, mit dem Tag.',
    description:
      'Was sich bei den Casinos geändert hat, die wir testen: neue Tests, Wertungen, Bedingungen, Warnungen und Angebote, Tag für Tag.',
  },
}
