import { listFormat, numberWords, plural } from '@house-edge/ui/language'
import type * as english from './english-questions.ts'

/** The same in German. */
export const searchPage: typeof english.searchPage = {
  title: 'Suche',
  titled: (question) => `Suche: ${question}`,
  description: 'Tests, Artikel, Personen, Themen, Angebote und Zahlungswege in einer Suche.',
  form: 'Alles durchsuchen',
  what: 'Was suchen Sie?',
  hint: 'Ein Casino, ein Spiel, ein Angebot, einen Zahlungsweg oder jemanden, der hier schreibt.',
  somethingElse: 'Etwas anderes suchen',
  anyWord: 'Ein Wort oder einen Namen.',
  found: (count, question) =>
    plural(count, { one: `1 Treffer für „${question}“`, other: `${count} Treffer für „${question}“` }),
  inOurWords: (searched) => `Treffer für „${searched}“: Das bedeutet hier dasselbe.`,
  corrected: (question, searched) =>
    `„${question}“ steht so nirgends, darum sehen Sie die Treffer für „${searched}“.`,
  allKinds: 'Alle Arten',
  allOf: (count, kind) => `Alle ${count}: ${kind}`,
  all: (count) => `Alle ${count}`,
  theBest: (shown, found) => `Die besten ${shown} von ${found}. Mit mehr Wörtern finden Sie weniger.`,
  nothing: (question) => `Nichts gefunden für „${question}“`,
  meant: (question) => `Meinten Sie [${question}]?`,
  everything: 'Suchen Sie danach [auf der ganzen Website].',
  fewer: 'Mit weniger Wörtern finden Sie mehr, und ein Name genügt.',
  lookAround: 'Oder sehen Sie sich um',
}

/** The same in German. */
export const compare: typeof english.compare = {
  title: 'Casinos im Vergleich',
  description: 'Casinos nebeneinander, mit den Ergebnissen unserer Tests; die Unterschiede zuerst.',
  lead: (most) =>
    `Bis zu ${most} nebeneinander, mit den Ergebnissen unserer Tests. Die Unterschiede stehen zuerst.`,
  short: (most) => `Bis zu ${most} nebeneinander, die Unterschiede zuerst.`,
  tooMany: (most) => `Es waren mehr als ${most} angekreuzt, darum sehen Sie die ersten ${most}.`,
  tick: (most) => `Kreuzen Sie bis zu ${most} Casinos an, hier oder in [der Liste der Tests].`,
  name: 'Vergleich',
  remove: (casino) => `Entfernen[ – ${casino}]`,
  caption: (casinos) => `${casinos} im Vergleich`,
  choose: 'Casinos wählen',
  another: 'Weitere hinzufügen',
  show: 'Vergleichen',
  readers: 'Das sagt die Leserschaft',
  average: (average, votes) =>
    plural(votes, {
      one: `${average} von 5, eine Stimme`,
      other: `${average} von 5, ${votes} Stimmen`,
    }),
  noReader: 'noch niemand',
  notNow: 'gerade nicht abrufbar',
}

/** The same in German. */
export const market: typeof english.market = {
  title: 'Wo Sie sind',
  description:
    'Angebote gelten für einzelne Länder. Sagen Sie, wo Sie sind, und sehen Sie, was für Sie gilt.',
  none: 'Sie sehen keine Angebote: Wir kennen keines, das Sie annehmen können.',
  offersFor: (country) => `Sie sehen Angebote für Leserinnen und Leser in diesem Land: ${country}.`,
  text: 'Was ein Casino anbieten darf, ist von Land zu Land verschieden, und ebenso, was wir zeigen. Tests, Wertungen und Warnungen sind überall dieselben. Ihre Wahl steht in einem Cookie dieses Browsers, und sonst nichts über Sie.',
  form: 'Wählen, wo Sie sind',
  openElsewhere: (countries) =>
    `Angebote zeigen wir nur für diese Länder. Getestete Casinos nehmen auch Spieler aus anderen Ländern: ${listFormat().format(
      countries.map(({ name, casinos }) => `[${name}] (${numberWords(casinos)})`),
    )}. Sie sehen diese Casinos ohne ihre Angebote.`,
  noneElsewhere: (countries) =>
    `Wir kennen kein empfehlenswertes Casino, das Spieler aus diesen Ländern nimmt: ${listFormat().format(
      countries,
    )}. Sind Sie dort, so gelten [alle Tests] und [alle Warnungen] auch für Sie, und [Hilfe in Ihrem Land] finden Sie ebenso.`,
  waysOn: 'Danach sehen Sie [die Angebote und ihre Bedingungen] oder [alle Casinos, die wir getestet haben].',
}

/** The same in German. */
export const articlesFound: typeof english.articlesFound = {
  title: 'Artikel nach Auswahl',
  description: 'Unsere Artikel nach Thema, Verfasser und Jahr.',
  found: (found, all) => `${found} von ${all} Artikeln, die neuesten zuerst.`,
  none: 'Kein Artikel erfüllt alles davon',
  takeAway: 'Nehmen Sie oben eine Bedingung weg, oder sehen Sie [alle Artikel].',
}
