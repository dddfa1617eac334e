import { plural } from '@house-edge/ui/language'
import type * as english from './english-search.ts'

/** The same in German. */
export const search: typeof english.search = {
  kinds: {
    casino_review: 'Casino-Tests',
    article: 'Artikel',
    bonus: 'Angebote',
    payment_method: 'Zahlungswege',
    game_provider: 'Spielehersteller',
    operator: 'Betreiber',
    regulator: 'Aufsichtsbehörden',
    topic: 'Themen',
    person: 'Personen',
    page: 'Über diese Website',
  },
  notes: {
    casino_review: 'Casino-Test',
    article: 'Artikel',
    payment_method: 'Zahlungsweg',
    game_provider: 'Spielehersteller',
    operator: 'Betreiber',
    regulator: 'Aufsichtsbehörde',
    topic: 'Thema',
    person: 'Person',
    page: 'Über diese Website',
    help: 'Hilfe',
    list: 'Liste',
  },
  lists: {
    casino_review: 'tests, alle tests, alle casinos',
    article: 'alle artikel, blog',
    bonus: 'alle angebote, boni, alle boni',
    payment_method:
      'zahlungsarten, zahlungsart, zahlungsmethoden, zahlungsmethode, zahlungsmittel, bezahlmethoden, zahlungsmöglichkeiten, auszahlung, auszahlungen',
    game_provider: 'hersteller, spieleanbieter, spielestudios, softwareanbieter',
    operator: 'firmen',
    regulator: 'behörden, glücksspielbehörden, lizenzgeber',
    topic: 'alle themen',
    person: 'autoren, autorinnen, redaktion, team',
  },
  ways: {
    'credit cards': 'Kreditkarten',
    cryptocurrency: 'Kryptowährungen',
    'e-wallets': 'E-Wallets',
    'debit cards': 'Debitkarten',
    'bank transfers': 'Überweisungen',
    vouchers: 'Gutscheine',
    'payment by phone': 'Zahlungen per Mobiltelefon',
  },
  answers: {
    everyCasino: (casinos, order) =>
      plural(casinos, {
        one: `Das einzige Casino, das wir getestet haben, ${order}`,
        other: `Alle ${casinos} Casinos, ${order}`,
      }),
    casinosIn: (casinos, place, order) =>
      plural(casinos, {
        one: `1 Casino für Spieler in diesem Land (${place}), ${order}`,
        other: `Alle ${casinos} Casinos für Spieler in diesem Land (${place}), ${order}`,
      }),
    take: (casinos, name, place) =>
      plural(casinos, {
        one: `1 Casino, das zur Wahl steht, nimmt ${name} (${place})`,
        other: `${casinos} Casinos, die zur Wahl stehen, nehmen ${name} (${place})`,
      }),
    apart: (casinos) =>
      plural(casinos, {
        one: '1 weiteres nimmt es, vor dem wir warnen, das geschlossen hat oder das wir nicht mehr führen.',
        other: `${casinos} weitere nehmen es, vor denen wir warnen, die geschlossen haben oder die wir nicht mehr führen.`,
      }),
    onlyApart: (casinos) =>
      plural(casinos, {
        one: 'Eines nimmt es, vor dem wir warnen, das geschlossen hat oder das wir nicht mehr führen.',
        other: `${casinos} nehmen es, vor denen wir warnen, die geschlossen haben oder die wir nicht mehr führen.`,
      }),
    noneTakes: (name) => `Kein Casino hier nimmt ${name}.`,
    noneRecommendedTakes: (name) => `Kein Casino, das wir empfehlen, nimmt ${name}.`,
    whatTheyTake: 'Sehen Sie, [was sie nehmen].',
    all: 'alle zeigen',
    fastest: (time) => `Damit am schnellsten ausgezahlt, Dauer ${time}:`,
    noneThere: (place) => `Kein Casino hier nimmt Spieler aus diesem Land an: ${place}.`,
    noneRecommendedThere: (place) => `Spielern in diesem Land empfehlen wir kein Casino: ${place}.`,
  },
  suggested: {
    label: 'Vorschläge',
    announcement: (count) =>
      count === 0
        ? 'Keine Vorschläge.'
        : plural(count, {
            one: '1 Vorschlag. Pfeiltasten wählen aus.',
            other: `${count} Vorschläge. Pfeiltasten wählen aus.`,
          }),
  },
  orders: { limit: 'Höchste Auszahlungsgrenze zuerst', safety: 'Beste Wertung für Sicherheit zuerst' },
  hereFirst: (country) => `Vor den anderen stehen die, die Spieler aus diesem Land annehmen: ${country}.`,
  apartLast:
    'Erst nach all diesen kommen die, vor denen wir warnen, die geschlossen haben oder die wir nicht mehr führen.',
  facts: {
    paid: (times) => `Dauer der Auszahlung: ${times}`,
    paidBy: (time, way) => `${time} über ${way}`,
    deposit: (sum, ways) => `Kleinste Einzahlung: ${sum} über ${ways}`,
    paysOutAlone: (ways) => `Zahlt über ${ways} aus, nimmt aber keine Einzahlungen an`,
    takes: (ways) => `Nimmt ${ways}`,
    limit: (sum) => `Auszahlungsgrenze im Monat: ${sum}`,
    wagering: (wagering, offer) => `Geringste Umsatzbedingung: ${wagering} (${offer})`,
    safety: (score) => `Sicherheit: ${score} von 10`,
  },
}

/** The same in German. */
export const help: typeof english.help = {
  title: 'Sprechen Sie jetzt mit jemandem',
  lead: 'Sie müssen nicht sicher sein, dass etwas nicht stimmt, und Sie dürfen auch wegen eines anderen Menschen anrufen.',
  inDanger: 'In Gefahr',
  danger:
    'Ist ein Leben in Gefahr, wählen Sie den Notruf: [112] in ganz Europa, auch in Großbritannien und Irland, [911] in Nordamerika.',
  name: 'Hilfe',
  notNow:
    'Wir können gerade nicht zeigen, wo Sie anrufen können. Versuchen Sie es bitte in einer Minute noch einmal; auch eine Ärztin oder ein Arzt kann helfen.',
  answersIn: (country) => `Reden hilft. Hilfe am Telefon (${country}):`,
  noneIn: (country) =>
    `Für dieses Land kennen wir keine Stelle: ${country}. Diese hier können Ihnen vielleicht sagen, an wen Sie sich dort wenden.`,
}
