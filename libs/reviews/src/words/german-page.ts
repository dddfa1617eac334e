import { plural } from '@house-edge/ui/language'
import type * as english from './english-page.ts'

/** The same in German. */
export const review: typeof english.review = {
  helpSite: (name) => `Zur Website von ${name}`,
  outOfTen: 'von 10',
  bar: { contents: 'Inhalt', visit: (casino) => `Besuchen[: ${casino}]` },
  parts: {
    score: 'Wertung',
    payments: 'Auszahlungen',
    offers: 'Das Angebot',
    licence: 'Lizenz',
    weighed: 'Dafür und dagegen',
    test: 'Der Test',
    questions: 'Fragen',
  },
  folds: {
    costs: 'Was wir von den Angeboten halten, und was das Freispielen kostet',
    methods: 'Zahlungswege, Dauer und Gebühren',
  },
  receipts: {
    title: (count) => plural(count, { one: 'Der Beleg eines Tests', other: `Die Belege von ${count} Tests` }),
    note: 'Von uns ausgestellt, nach dem, was gestoppt wurde: kein Papier eines Casinos oder einer Bank.',
    from: (casino) => `Auszahlung von ${casino}`,
    amount: 'Betrag',
    method: 'Über',
    asked: 'Beantragt',
    received: 'Verfügbar',
    lasted: 'Dauer',
    notBy: (day) => `bis ${day} nicht`,
    unpaid: 'Nicht ausgezahlt',
    refusedOn: (day) => `nein: verweigert am ${day}`,
    refused: 'Verweigert',
    ours: 'Von uns gestoppt',
    readers: 'Von Lesern gestoppt',
  },
  key: {
    payout: 'Auszahlungsdauer',
    measured: (middle, tests, fastest, slowest) =>
      plural(tests, {
        one: `${middle}, ein Test von uns`,
        other: `${middle}, Median aus ${tests} Tests (${fastest} bis ${slowest})`,
      }),
    stated: (range) => `${range}, nach eigenen Angaben`,
    unmeasured: 'nicht gemessen',
    unpaid: (day) => `nicht ausgezahlt seit ${day}`,
    refused: (day) => `verweigert am ${day}`,
    wagering: 'Geringste Umsatzbedingung',
    noOffer: 'kein Angebot',
    notShown: 'wir zeigen keines seiner Angebote',
    licence: 'Lizenz',
    noLicence: 'keine, von der wir wissen',
    licensed: (regulator, state) => `${regulator}, ${state}`,
    states: {
      verified: 'geprüft',
      claimed: 'nur behauptet',
      'not found': 'nicht im Register',
      withdrawn: 'nicht mehr gültig',
    },
    country: 'Ihr Land',
    openTo: (country) => `offen für Spieler aus: ${country}`,
    closedTo: (country) => `nimmt keine Spieler an aus: ${country}`,
    openIn: (countries) => `offen für Spieler aus: ${countries}`,
    notThere: (country, open) => `nicht für Spieler aus: ${country}; ${open}`,
    unknown: 'nicht bekannt',
    ways: 'Zahlungswege',
    more: (names, count) =>
      plural(count, { one: `${names} und ein weiterer`, other: `${names} und ${count} weitere` }),
  },
}

/** The same in German. */
export const charts: typeof english.charts = {
  counts: (percent) => `${percent}\u00A0%`,
  score: {
    title: 'Die Wertung, Teil für Teil',
    summary: 'Sieben Teile ergeben die Wertung. Je dicker ein Balken, desto mehr zählt er.',
    part: 'Teil',
    weight: 'Zählt',
    score: 'Wertung',
    why: 'Warum',
  },
  history: {
    title: 'Die Wertung im Lauf der Zeit',
    summary: (first, from, last, to) =>
      `Von ${first} am ${from} auf ${last} am ${to}. Die Achse zeigt den Teil der Skala, in dem sie sich bewegt hat.`,
    since: 'Seit',
    change: 'Was sich geändert hat',
  },
  payouts: {
    title: 'Wie lange Auszahlungen gedauert haben',
    ofOne: 'Jedes Zeichen ist eine Auszahlung. Die Linie zeigt den Median der unseren.',
    ofSeveral: 'Jedes Zeichen ist eine Auszahlung auf ihrem Zahlungsweg. Das schnellste Casino steht oben.',
    methods: 'Zahlungswege in den Casinos',
    ofMethods:
      'Jedes Zeichen ist der Median unserer Auszahlungen eines Casinos auf einem Zahlungsweg, der Median einer Zeile gilt für alle zusammen.',
    unnamed: 'ein Weg, den wir nicht nennen',
    of: 'Von',
    by: 'Über',
    took: 'Dauer',
    when: 'Wann',
    middle: 'die Hälfte war kürzer',
    readers: 'von Lesern gestoppt',
    timedBy: (method, who) => `${method}, ${who}`,
    row: (name, middle) => `${name}: ${middle}`,
  },
  beside: {
    title: 'Wertungen von Leserinnen und Lesern neben unseren',
    summary: (votes) =>
      plural(votes, {
        one: 'Wir werten bis 10, Leserinnen und Leser bis 5. Was eine Person gab, ist doppelt so lang gezeichnet, damit die höchste Wertung beider gleich weit reicht. Keine Wertung ändert die andere.',
        other: `Wir werten bis 10, Leserinnen und Leser bis 5. Was ${votes} von ihnen im Schnitt gaben, ist doppelt so lang gezeichnet, damit die höchste Wertung beider gleich weit reicht. Keine Wertung ändert die andere.`,
      }),
    ours: 'unsere, bis 10',
    readers: 'die der Leserschaft, bis 5',
    oursColumn: 'Unsere, bis 10',
    readersColumn: 'Leserschaft, bis 5',
    line: (name, ours, readers) => `${name}: unsere ${ours}, Leserschaft ${readers}`,
  },
  marked: { payouts: 'Auszahlungen', terms: 'Faire Bedingungen', support: 'Kundendienst', games: 'Spiele' },
  ticks: {
    quarter: '15 min',
    hour: '1 h',
    sixHours: '6 h',
    day: '1 Tag',
    threeDays: '3 Tage',
    week: '1 Woche',
    threeWeeks: '3 Wochen',
  },
}
