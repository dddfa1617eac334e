import type { cards as englishCards, subjects as english } from './english-subjects.ts'

/** The same in German. */
export const subjects: typeof english = {
  article: {
    next: 'Weiterlesen',
    title: 'Magazin',
    lead: 'Ratgeber, Rechnungen und klare Worte darüber, was Casinospiele kosten.',
    description:
      'Artikel über Quoten, Boni und die Kosten von Casinospielen: mit Rechnungen, die stimmen, und ohne Werbesprache.',
  },
  casino_review: {
    title: 'Casino-Tests',
    lead: 'Alle Casinos, die wir geprüft haben, das beste zuerst. Keine Wertung ist käuflich.',
    description:
      'Casino-Tests mit Wertung, Lizenz, Zahlungswegen und Angeboten, jeweils mit Belegen und dem Tag der letzten Prüfung.',
  },
  bonus: {
    title: 'Angebote',
    lead: 'Was freizuspielen am wenigsten kostet, steht zuerst, und bei jedem stehen seine Bedingungen. Kein Angebot macht ein Spiel billiger, als nicht zu spielen.',
    description:
      'Angebote der Casinos, die wir getestet haben, mit Umsatzbedingung, Grenzen und dem Tag, an dem wir die Bedingungen zuletzt gelesen haben.',
    notHere: (isOnePage) =>
      `Wir zeigen Angebote nur Leserinnen und Lesern, die sie annehmen können, und ${isOnePage ? 'kennen keines für Sie' : 'auf dieser Seite ist keines für Sie'}. Unsere Tests sind überall dieselben.`,
    noneCurrent: (isOnePage) =>
      `${isOnePage ? 'Keines unserer Angebote' : 'Kein Angebot auf dieser Seite'} kann gerade angenommen werden: Jedes ist abgelaufen, oder wir haben seine Bedingungen länger nicht gelesen.`,
  },
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
    lead: 'Die Firmen hinter den Casinos. Hinter zwei Namen im Netz steckt oft eine Firma.',
    description:
      'Die Firmen, die die von uns getesteten Casinos betreiben, und welche Casinos zu jeder gehören.',
  },
  regulator: {
    title: 'Aufsichtsbehörden',
    lead: 'Wer Casinos Lizenzen gibt, und wo Sie selbst eine Lizenz nachschlagen können.',
    description:
      'Die Behörden, auf deren Lizenz sich die Casinos in unseren Tests berufen, mit öffentlichen Registern und Lizenznummern.',
  },
  warnings: {
    title: 'Warnungen',
    lead: 'Casinos, vor denen wir warnen, und Casinos, die geschlossen haben, mit Datum und Grund.',
    description:
      'Casinos, vor denen House Edge warnt oder die geschlossen haben: seit wann, warum, und was mit einem Guthaben dort zu tun ist.',
  },
  news: {
    title: 'Neues und Änderungen',
    lead: 'Wer aufgemacht, geschlossen oder Bedingungen geändert hat, und jede Wertung, die gestiegen oder gefallen ist, mit Datum.',
    description:
      'Was sich bei den Casinos geändert hat, die wir testen: neue Tests, Wertungen, Bedingungen, Warnungen und Angebote, Tag für Tag.',
  },
}

/** The same in German. */
export const cards: typeof englishCards = {
  kinds: {
    casino_review: 'Casino-Test',
    article: 'Artikel',
    person: 'Wer hier schreibt',
    topic: 'Thema',
    game_provider: 'Spielehersteller',
    payment_method: 'Zahlungsweg',
    operator: 'Betreiber',
    regulator: 'Aufsichtsbehörde',
    bonus: 'Ein Angebot und seine Bedingungen',
  },
  statuses: { warning: 'Warnung', closed: 'Geschlossen', unlisted: 'Nicht mehr geführt' },
  outOfTen: 'von 10',
}
