import { plural } from '@house-edge/ui/language'
import type * as english from './english-offers.ts'

/** The same in German. */
export const offers: typeof english.offers = {
  kinds: {
    welcome: 'Willkommensangebot',
    'no deposit': 'Angebot ohne Einzahlung',
    'free spins': 'Freispiele',
    cashback: 'Cashback',
    reload: 'Angebot für spätere Einzahlungen',
  },
  facts: {
    players: 'Für',
    existing: 'bestehende Kundschaft',
    firstStake: 'Vorher einzusetzen',
    wagering: 'Umsatz\u00ADbedingung',
    turnover: 'Einzusetzen höchstens',
    averageTurnover: 'Einzusetzen im Durchschnitt',
    smallestDeposit: 'Kleinste Einzahlung',
    largestBet: 'Höchster Einsatz',
    largestPayout: 'Höchste Auszahlung',
    games: 'Spiele',
    whatCounts: 'Was zählt',
    expires: 'Verfällt',
    expiresAfter: (days) =>
      plural(days, { one: '1 Tag nach der Gutschrift', other: `${days} Tage nach der Gutschrift` }),
    code: 'Code',
    countries: 'Länder',
  },
  wagering: {
    none: 'keine',
    ofBonus: (multiple) => `${multiple}-\u2060mal der Bonus`,
    ofBoth: (multiple) => `${multiple}-\u2060mal Einzahlung und Bonus`,
  },
  amounts: {
    statedIn: (currency) => `angegeben in ${currency}`,
    statedFor: (country) => `angegeben für: ${country}`,
    remarked: (amount, remark) => `${amount} (${remark})`,
    from: (least) => `ab ${least}`,
    upTo: (most) => `bis ${most}`,
    range: (least, most) => `${least} bis ${most}`,
  },
  panel: {
    at: (casino) => `Bei [${casino}]`,
    ended: (day) => `Dieses Angebot endete am [${day}].`,
    begins: (day) => `Dieses Angebot beginnt am [${day}].`,
    verified: (day) => `Zuletzt geprüft am [${day}].`,
    terms: 'Vollständige Bedingungen',
    visitCasino: 'Zum Casino',
    visit: (casino) => `Zu ${casino}`,
    paid: 'Anzeige: Für diesen Besuch erhalten wir unter Umständen eine Provision.',
    opinion: 'Was wir von dem Angebot halten',
    elsewhere: {
      title: 'Nicht in Ihrem Land',
      countries: (countries) => `Dieses Angebot gilt für Spieler aus: ${countries}.`,
      some: 'Dieses Angebot gilt nicht für Spieler aus allen Ländern.',
      why: 'Seine Bedingungen und den Weg dorthin zeigen wir nur denen, die es annehmen können.',
      say: 'Sagen Sie, wo Sie sind',
    },
    noneCurrent: 'Kein aktuelles Angebot',
    unread:
      'Dieses Angebot ist beendet, oder wir haben seine Bedingungen länger nicht gelesen. Bedingungen, die nicht mehr stimmen könnten, zeigen wir nicht.',
  },
  line: {
    existing: 'für bestehende Kundschaft',
    wagering: (times) => `Umsatzbedingung: ${times}`,
    smallest: (deposit) => `Einzahlung ab ${deposit}`,
    costs: (cost) => `das Freispielen kostet im Schnitt ${cost}`,
    costsToGet: (cost) => `das Angebot zu bekommen kostet im Schnitt ${cost}`,
    free: 'nichts davon muss eingesetzt werden',
    unknown: 'was das Freispielen kostet, lässt sich aus den Bedingungen nicht errechnen',
    more: 'Alle Bedingungen',
  },
  list: {
    title: 'Angebote',
    show: 'Angebote zeigen',
    how: 'So sind Kosten gerechnet',
    quick: {
      cost: 'Billig freizuspielen',
      wagering: 'Geringster Umsatz',
      deposit: 'Kleinste Einzahlung',
      score: 'Bestes Casino',
    },
    reckoned:
      'Was das Freispielen kostet, samt dem, was vor der Gutschrift einzusetzen ist, ist am Bonus gemessen: gerechnet für den größten, bei Freispielen für das, was sie im Durchschnitt einbringen, an Automaten, die 96\u00A0% auszahlen, oder am Roulette, wo Automaten nicht zählen. Das ist ein Durchschnitt: Der einzelne Versuch endet weit darüber oder darunter.',
    found: (count) => plural(count, { one: '1 Angebot.', other: `${count} Angebote.` }),
    none: 'Kein Angebot erfüllt alles davon',
    takeAway: 'Nehmen Sie eine Bedingung weg, oder sehen Sie [alle Angebote]. Am billigsten ist gar keines.',
  },
  orders: {
    cost: 'Am billigsten freizuspielen zuerst',
    wagering: 'Geringste Umsatzbedingung zuerst',
    deposit: 'Kleinste Einzahlung zuerst',
    score: 'Bestes Casino zuerst',
  },
  facets: {
    kind: { label: 'Art des Angebots', chip: '' },
    wagering: { label: 'Umsatzbedingung', chip: 'Umsatzbedingung' },
    deposit: { label: 'Kleinste Einzahlung', chip: 'Einzahlung' },
    country: { label: 'Für Spieler aus', chip: 'Für Spieler aus' },
    method: { label: 'Eingezahlt über', chip: 'Eingezahlt über' },
    game: { label: 'Spiele, die zählen', chip: 'Zählt bei' },
  },
  options: {
    noDeposit: 'keine',
    depositAtMost: (amount) => `höchstens ${amount}`,
    games: { slots: 'Automaten', tables: 'Roulette, Blackjack und andere Tische', live: 'Live-Tische' },
  },
  row: {
    left: 'Bleibt im Schnitt',
    unknown: 'aus den Bedingungen nicht zu errechnen',
    costsMore: 'Es kostet mehr, als es bringt',
    betsADay: (bets, days) =>
      plural(days, {
        one: `Mindestens ${bets} Einsätze an einem Tag`,
        other: `Mindestens ${bets} Einsätze am Tag, ${days} Tage lang`,
      }),
    ownDeposit: 'Ihre eigene Einzahlung muss ebenso oft gesetzt werden',
  },
}

/** The same in German. */
export const payments: typeof english.payments = {
  title: 'Zahlungswege',
  titleAt: (casino) => `Zahlungswege bei ${casino}`,
  method: 'Zahlungsweg',
  deposit: 'Einzahlung',
  withdrawal: 'Auszahlung',
  limits: 'Grenzen',
  fee: 'Gebühr',
  time: 'Dauer der Auszahlung',
  unknown: 'nicht angegeben',
  yes: 'Ja',
  no: 'Nein',
  kinds: {
    card: 'Karte',
    bank: 'Bank',
    wallet: 'E-Wallet',
    voucher: 'Gutschein',
    mobile: 'Mobiltelefon',
  },
  asItClaims: (time) => `${time}, nach eigenen Angaben`,
}

/** The same in German. */
export const licences: typeof english.licences = {
  remarked: (regulator, remark) => `${regulator} (${remark})`,
  remarks: {
    verifiedOn: (day) => `geprüft am ${day}`,
    claimed: 'behauptet, nicht geprüft',
    'not found': 'behauptet, im Register nicht zu finden',
    withdrawn: 'nicht mehr gültig',
  },
  states: {
    verified: 'Im Register',
    claimed: 'Nur behauptet',
    'not found': 'Nicht im Register',
    withdrawn: 'Nicht mehr gültig',
  },
  tiers: { strict: 'Strenge Aufsicht', standard: 'Übliche Aufsicht', light: 'Lockere Aufsicht' },
  register: 'Im öffentlichen Register nachschlagen',
  numberGiven: 'Nummer nach eigenen Angaben',
  number: 'Lizenznummer',
  holderGiven: 'Inhaber nach eigenen Angaben',
  holder: 'Inhaber',
  country: 'Land',
  checked: 'Von uns geprüft',
  notYet: 'noch nicht',
}
