import { plural } from '@house-edge/ui/language'
import type { lists as english } from './english-lists.ts'

/** The same in German. */
export const lists: typeof english = {
  casinos: 'Casinos',
  pageOf: (page, pages) => `Seite ${page} von ${pages}`,
  filter: {
    title: 'Filtern',
    sortBy: 'Ordnen nach',
    any: 'Beliebig',
    option: (option, count) => `${option} (${count})`,
    show: 'Casinos zeigen',
    clear: 'Alles zurücksetzen',
    chosen: (count) => `${count} gewählt`,
    more: 'Weitere Bedingungen',
  },
  orders: {
    score: 'Beste Wertung zuerst',
    paid: 'Schnellste Auszahlung zuerst',
    wagering: 'Geringste Umsatzbedingung zuerst',
    checked: 'Zuletzt geprüfte zuerst',
    name: 'Nach Namen',
  },
  quick: {
    score: 'Beste Wertung',
    paid: 'Schnellste Auszahlung',
    wagering: 'Geringster Umsatz',
    checked: 'Zuletzt geprüft',
    name: 'Name',
  },
  facets: {
    score: { label: 'Wertung', chip: 'Wertung' },
    paid: { label: 'Ausgezahlt binnen', chip: 'Ausgezahlt binnen' },
    wagering: { label: 'Geringste Umsatzbedingung', chip: 'Umsatzbedingung' },
    licence: { label: 'Geprüfte Lizenz', chip: 'Geprüfte Lizenz von' },
    country: { label: 'Offen für Spieler aus', chip: 'Offen für' },
    method: { label: 'Zahlungsweg', chip: 'Nimmt' },
    maker: { label: 'Spielehersteller', chip: 'Spiele von' },
    operator: { label: 'Betrieben von', chip: 'Betrieben von' },
    author: { label: 'Getestet von', chip: 'Getestet von' },
    checker: { label: 'Fakten geprüft von', chip: 'Fakten geprüft von' },
    status: { label: 'Status', chip: 'Status' },
  },
  options: {
    scoreFrom: (least) => `${least} und mehr`,
    hours: { '2': '2 Stunden', '12': '12 Stunden', '24': 'eines Tages', '72': '3 Tagen' },
    noWagering: 'keine',
    timesAtMost: (times) => `höchstens ${times}-\u2060mal`,
    status: { active: 'offen', warning: 'Warnung', closed: 'geschlossen', unlisted: 'nicht mehr geführt' },
  },
  chosen: {
    chip: (chip, option) => `${chip} ${option}`.trim(),
    paid: (chip, option, method) => `${chip} ${option} über ${method}`,
    fastest: 'den schnellsten Weg',
    title: (things, conditions) => `${things}: ${conditions}`,
    ordered: (things, order) => `${things}, ${order}`,
    byChoice: 'nach Ihrer Auswahl',
    others: (count) => plural(count, { one: '1 weitere', other: `${count} weitere` }),
    // Nouns keep their capitals, and a condition may begin with one.
    inSentence: (words) =>
      /^(?:Ausgezahlt|Offen|Nimmt|Betrieben|Getestet|Nach|Zuletzt|Am|Bestes?|Kleinste|Schnellste|Geringste|Höchste|Geprüfte|Für|Eingezahlt|Zählt)\b/.test(
        words,
      )
        ? words.charAt(0).toLowerCase() + words.slice(1)
        : words,
  },
  reasons: {
    lastChecked: (day) => `Zuletzt geprüft am ${day}.`,
    parts: (best, bestScore, worst, worstScore) =>
      `Am besten: ${best} (${bestScore}). Am schwächsten: ${worst} (${worstScore}).`,
  },
  found: {
    everywhere: 'alle Länder',
    all: (count) =>
      plural(count, {
        one: `1 Casino steht zur Wahl.`,
        other: `${count} Casinos stehen zur Wahl.`,
      }),
    toChoose: (found, all) => `${found} von ${all} Casinos stehen zur Wahl.`,
    some: (found, all) => `${found} von ${all} Casinos.`,
    sorted: (order) => `Geordnet: ${order}.`,
  },
  apart: {
    elsewhere: (count) =>
      plural(count, {
        one: 'Danach folgt eines, [vor dem wir warnen oder das geschlossen hat].',
        other: `Danach folgen ${count}, [vor denen wir warnen oder die geschlossen haben].`,
      }),
    title: 'Mit Warnung, geschlossen oder nicht mehr geführt',
    text: 'Diese stehen nicht zur Wahl: Wir zeigen weder ihre Angebote noch einen Weg dorthin. [Seit wann und warum].',
  },
  none: {
    nothingYet: 'Noch ist nichts erschienen',
    comeBack: 'Schauen Sie bald wieder vorbei: Die ersten Texte entstehen gerade.',
    noneThere: 'Dort empfehlen wir keines',
    noneRecommended: 'Keines, das wir empfehlen, erfüllt alles davon',
    apartBelow:
      'Was passt, steht unten für sich: Wir warnen davor, es hat geschlossen, oder wir führen es nicht mehr. Oder sehen Sie [alle Tests].',
    noCasino: 'Kein Casino erfüllt alles davon',
    takeAway: 'Nehmen Sie oben eine Bedingung weg, oder sehen Sie [alle Tests].',
  },
  whoseOffers: {
    elsewhere: 'Anderswo',
    keep: (place) => `${place} auf jeder Seite zeigen`,
    kept: (place) =>
      `Angebote und Umsatzbedingungen gelten hier und auf jeder Seite für Spieler in diesem Land: ${place}.`,
    noneAt: (place) => `${place}: Für Spieler dort kennen wir keine Angebote und zeigen auch keine.`,
    noneHere: 'Für Spieler dort, wo Sie sind, kennen wir keine Angebote und zeigen auch keine.',
    of: (place) => `Angebote und Umsatzbedingungen gelten für Spieler in einem Land: ${place}.`,
    otherCountry: '[Anderes Land wählen].',
  },
  row: {
    licence: 'Lizenz',
    offer: 'Angebot',
    paid: 'Auszahlung',
    wagering: 'Umsatz',
    noOffer: 'derzeit keines bekannt',
    noOfferIn: (country) => `keines für Spieler aus: ${country}`,
    verified: 'geprüft',
  },
  comparison: {
    title: 'Casinos im Vergleich',
    open: 'Offen',
    status: 'Status',
    score: 'Wertung',
    bonus: 'Bonus',
    costs: 'Kostet im Schnitt',
    nothing: 'nichts',
    free: 'nichts, sobald man ihn hat',
    costOf: (cost, bonus) => `${cost} von ${bonus}`,
    limit: 'Grenze im Monat',
    fees: 'Gebühren',
    feeOf: (fee, methods) => `${fee} (${methods})`,
    returns: 'Auszahlungsquote',
    published: 'angegeben',
    notPublished: 'nicht angegeben',
    notHere: 'nicht dort, wo Sie sind',
    licences: 'Lizenzen',
  },
  comparing: { name: 'Vergleichen', box: 'Vergleichen', bar: 'Angekreuzte vergleichen' },
  saving: { save: 'Merken', saved: 'Gemerkt' },
  ranked: { notNow: 'Früher auf dieser Liste, derzeit nicht empfohlen:' },
  articles: {
    filter: 'Filtern',
    show: 'Artikel zeigen',
    topic: 'Thema',
    writtenBy: 'Geschrieben von',
    year: 'Jahr',
  },
  featured: { reviews: 'Tests für den Anfang', articles: 'Aus dem Magazin' },
  seeAlso: {
    alsoRunBy: (operator) => `Ebenfalls betrieben von ${operator}`,
    sameOperator: 'derselben Firma',
    allOfOperator: 'Alle Casinos dieses Betreibers',
    sameTopics: 'Mehr zu denselben Themen',
    casinosHere: 'Casinos in diesem Artikel',
  },
}
