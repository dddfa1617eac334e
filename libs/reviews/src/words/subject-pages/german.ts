import { plural } from '@house-edge/ui/language'
import type * as english from './english.ts'

/** The same in German. */
export const subjectPages: typeof english.subjectPages = {
  titles: {
    reviewsBy: (name) => `Tests von ${name}`,
    reviewsCheckedBy: (name) => `Tests, deren Fakten ${name} geprüft hat`,
    articlesBy: (name) => `Artikel von ${name}`,
    articlesCheckedBy: (name) => `Artikel, deren Fakten ${name} geprüft hat`,
    articlesAbout: (topic) => `Artikel zum Thema „${topic}“`,
    gamesBy: (maker) => `Casinos mit Spielen von ${maker}`,
    atCasinos: (method) => `${method}, Casino für Casino`,
    runBy: (operator) => `Casinos, betrieben von ${operator}`,
    licensedBy: (regulator) => `Casinos mit Lizenz der Behörde ${regulator}`,
    naming: (regulator) => `Casinos, die ${regulator} nennen: nicht geprüft oder nicht mehr lizenziert`,
    maker: 'Das Casino',
  },
  facts: {
    elsewhere: 'Anderswo',
    country: 'Land',
    kind: 'Art',
    founded: 'Gegründet',
    tier: 'Wie genau sie hinsieht',
    register: 'Register',
    lookUp: 'Eine Lizenz nachschlagen',
  },
  methods: {
    card: 'Karte',
    bank: 'Banküberweisung',
    wallet: 'E-Wallet',
    voucher: 'Gutschein',
    mobile: 'Mobiltelefon',
  },
  tiers: { strict: 'Streng', standard: 'Wie die meisten', light: 'Kaum' },
  about: (name) => `Über ${name}`,
  casino: 'Casino',
  caption: (method) => `${method} bei den Casinos, die wir testen`,
  casinos: (count) => plural(count, { one: '1 Casino', other: `${count} Casinos` }),
  reviews: (count) => plural(count, { one: '1 Test', other: `${count} Tests` }),
  written: (works) => `${works} geschrieben`,
  checked: (works) => `${works} geprüft`,
  offerAt: (offer, casino) => `${offer} bei ${casino}`,
  claimedOnly: (count) =>
    plural(count, {
      one: 'keine Lizenz bestätigt; 1 Casino beruft sich darauf',
      other: `keine Lizenz bestätigt; ${count} Casinos berufen sich darauf`,
    }),
  articles: (count) => plural(count, { one: '1 Artikel', other: `${count} Artikel` }),
  seeAlso: {
    writesAbout: 'Schreibt über',
    allTopics: 'Alle Themen',
    writers: 'Wer darüber schreibt',
    allPeople: 'Alle Personen',
    licensedBy: 'Lizenziert von',
    allRegulators: 'Alle Aufsichtsbehörden',
    operators: 'Betreiber, die sie nennen',
    allOperators: 'Alle Betreiber',
  },
  descriptions: {
    game_provider: (name) =>
      `Casinos mit Spielen von ${name}, die wir getestet haben: Wertung, Lizenz und wie schnell sie auszahlen.`,
    payment_method: (name) =>
      `Was ${name} kostet und wie lange eine Auszahlung dauert, Casino für Casino, so wie wir es getestet haben.`,
    operator: (name) =>
      `Die von uns getesteten Casinos, die ${name} betreibt: Wertung, Lizenz und wie schnell sie auszahlen.`,
    regulator: (name) =>
      `Casinos, die ${name} nennen: Lizenznummern, ob das Register sie kennt, und wann wir zuletzt nachgesehen haben.`,
    bonus: (title) =>
      `${title}: Umsatzbedingung, Grenzen und die wesentlichen Bedingungen dieses Angebots, und wann wir sie zuletzt gelesen haben.`,
  },
}

/** The same in German. */
export const news: typeof english.news = {
  kinds: {
    review: 'Erster Test',
    score: 'Wertung geändert',
    terms: 'Bedingungen geändert',
    warning: 'Warnung',
    closing: 'Schließung angekündigt',
    closed: 'Geschlossen',
    offer: 'Neues Angebot',
  },
  nothingYet: 'Noch ist nichts geschehen',
  toldHere: 'Was sich bei einem Casino ändert, steht hier.',
  warnedOf: 'Vor diesen warnen wir',
  noneWarnedOf: 'Zurzeit warnen wir vor keinem.',
  closed: 'Geschlossen',
  noneClosed: 'Keines von denen, die wir getestet haben, hat geschlossen.',
}
