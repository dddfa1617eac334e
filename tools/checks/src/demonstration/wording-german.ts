import { isForExisting, type OfferRow } from './casino-row.ts'
import { longDate, wordFor, type Wording } from './wording.ts'

const countries: Readonly<Record<string, string>> = { GB: 'Großbritannien', IE: 'Irland', NZ: 'Neuseeland' }
const counts = ['Keine', 'Eine', 'Zwei', 'Drei', 'Vier', 'Fünf', 'Sechs', 'Sieben', 'Acht', 'Neun']
const criteria: Readonly<Record<string, string>> = {
  safety: 'Sicherheit',
  payouts: 'Auszahlungen',
  bonuses: 'Boni',
  games: 'Spiele',
  support: 'Kundendienst',
  experience: 'Bedienung',
  responsible_gambling: 'Spielerschutz',
}

const lang = 'de-at'
const figure = (value: number): string => String(value).replace('.', ',')
const tenths = (value: number): string => value.toFixed(1).replace('.', ',')
const withdrawals = (count: number): string =>
  `${counts[count] ?? count} Auszahlung${count === 1 ? '' : 'en'}`
const hours = (count: number): string =>
  count < 1 ? `${Math.round(count * 60)} Minuten` : `${figure(count)} ${count === 1 ? 'Stunde' : 'Stunden'}`
const amount = (value: number, { currency }: OfferRow): string => {
  if (currency === 'GBP' && value < 1) return `${Math.round(value * 100)} Pence`
  const sign = { GBP: '£', EUR: '€', NZD: 'NZ$' }[currency]
  return `${sign}\u00A0${new Intl.NumberFormat('de-DE').format(value)}`
}

/** What the generator says in German. */
export const german: Wording = {
  lang,
  english: 'Englisch',
  noFee: 'Keine',
  noWagering: 'Keine Umsatzbedingung',
  feeOfWithdrawal: /Auszahlung|unter/,
  payouts: ({ count, median, slowest }, hasFee) =>
    `${withdrawals(count)}, im Median ${hours(median)}, längstens ${hours(slowest)}. ${hasFee ? 'Bei Karten eine Gebühr.' : 'Keine Gebühren.'}`,
  timedBetween: ({ count, fastest, slowest, median }, from, to) =>
    `${withdrawals(count)} vom ${longDate('de-AT', from)} bis zum ${longDate('de-AT', to)}: ${hours(fastest)} bis ${hours(slowest)}, im Median ${hours(median)}.`,
  register: (number, state, holder) => {
    const said = {
      verified: `gilt und gehört ${holder}.`,
      withdrawn: 'gilt nicht mehr.',
      'not found': 'hat keinen Eintrag.',
    }
    return `Im Register gelesen: ${number} ${wordFor(said, state, lang)}`
  },
  firstPublished: (score) => `Erstmals erschienen, mit ${tenths(score)}.`,
  turned: (criterion, before, now) =>
    `${wordFor(criteria, criterion, lang)} von ${tenths(before)} auf ${tenths(now)} ${before < now ? 'angehoben' : 'gesenkt'}.`,
  terms: (offer) => {
    const staked = offer.base === 'deposit and bonus' ? 'Einzahlung und Bonus zusammen sind' : 'Der Bonus ist'
    const times = offer.wagering === 1 ? 'einmal' : `${offer.wagering}-mal`
    const inCash =
      offer.type === 'free spins'
        ? `ohne Umsatzbedingung und Obergrenze; die Freispiele gelten ${offer.days} Tage.`
        : `ohne Umsatzbedingung; anzumelden innerhalb von ${offer.days} Tagen.`
    return {
      who: `${isForExisting(offer) ? 'Bestehende' : 'Neue'} Spielerinnen und Spieler in ${wordFor(countries, offer.for, lang)}, ab 18.`,
      wagering:
        offer.wagering === 0
          ? `Ausgezahlt in bar, ${inCash}`
          : `${staked} innerhalb von ${offer.days} Tagen ${times} zu setzen.`,
      counts: offer.counts && `Was zählt: ${offer.counts}.`,
      bet: offer.bet ? `Höchsteinsatz dabei ${amount(offer.bet, offer)}.` : undefined,
      win: offer.win
        ? `Höchstgewinn daraus ${amount(offer.win, offer)}.`
        : offer.wagering > 1
          ? 'Der Gewinn ist nicht begrenzt.'
          : undefined,
    }
  },
}
