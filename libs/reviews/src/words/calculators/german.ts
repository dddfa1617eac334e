import type * as english from './english.ts'

/** The same in German. */
export const calculators: typeof english.calculators = {
  send: 'Ausrechnen',
  wrong: 'Solange die markierten Zahlen nicht stimmen, lässt sich nichts ausrechnen.',
  link: 'Link zu diesem Ergebnis',
  problems: {
    empty: 'Geben Sie eine Zahl ein.',
    negative: 'Geben Sie 0 oder mehr ein.',
    noFigure: 'Geben Sie eine Zahl ein, etwa 50 oder 12,50.',
    most: 'Geben Sie höchstens {most} ein.',
  },
  wagering: {
    fields: {
      deposit: 'Ihre Einzahlung',
      bonus: 'Der Bonus',
      multiple: 'Umsatzbedingung: wie oft',
      tables: 'Tischspiele zählen, in Prozent',
      largestBet: 'Höchster Einsatz (0: keine Grenze)',
      largestWin: 'Höchster Gewinn (0: keine Grenze)',
      base: 'Umzusetzen ist',
    },
    bases: { bonus: 'der Bonus', 'deposit and bonus': 'Einzahlung und Bonus' },
    games: {
      slots: 'Automaten, die 96\u00A0% auszahlen',
      roulette: 'Roulette mit einer Null',
      blackjack: 'Blackjack nach der Grundstrategie',
    },
    answer: 'Um aus einem Bonus von {bonus} Geld zu machen, müssen Sie [{turnover}] einsetzen: {times} {of}.',
    once: '{count}-\u2060mal',
    times: '{count}-\u2060mal',
    of: { bonus: 'den Bonus', 'deposit and bonus': 'den Bonus samt Ihrer Einzahlung von {deposit}' },
    caption: 'Was es im Schnitt kostet, so viel einzusetzen',
    columns: {
      game: 'Spiel',
      edge: 'Hausvorteil',
      cost: 'Kosten im Schnitt',
      left: 'Bleibt vom Bonus',
    },
    counted: '{game}, zu {share} gezählt',
    nothing: 'Nichts',
    bets: 'Mit dem höchsten Einsatz sind das {bets} Drehungen an einem Automaten.',
    mostOut: 'Mehr als {win} darf nicht ausgezahlt werden.',
    note: 'Durchschnitte über sehr viele Spieler. Ein einzelner Versuch kann weit darüber oder darunter enden. Nichts bleibt, wo vor dem Ende alles verspielt ist, oder wo das Spiel nicht zählt. Wie viel ein Spiel zählt, der höchste Einsatz und der höchste Gewinn stehen in den Bedingungen des Angebots.',
  },
  evening: {
    fields: {
      stake: 'Einsatz je Runde',
      rounds: 'Runden in der Stunde',
      hours: 'Stunden',
      edge: 'Hausvorteil, in Prozent',
      swing: 'Die Ergebnisse schwanken wie bei',
    },
    swings: {
      even: 'Rot oder Schwarz',
      blackjack: 'Blackjack',
      number: 'einer Zahl am Roulette',
      slot: 'einem Automaten',
    },
    answer:
      '{rounds} Runden zu {stake} bringen {staked} ins Spiel. Das Haus behält davon im Schnitt [{cost}]. Zwei von drei Abenden enden zwischen {from} und {to}.',
    even: 'null',
    loss: 'einem Verlust von {amount}',
    win: 'einem Gewinn von {amount}',
    caption: 'Was das kostet: im Schnitt, und wie weit es davon abweicht',
    columns: {
      played: 'Gespielt',
      staked: 'Eingesetzt',
      average: 'Im Schnitt',
      usual: 'Zwei von drei Malen',
      nearlyAll: '19 von 20 Malen',
    },
    one: 'Ein Abend',
    year: 'Einer in der Woche, ein Jahr lang',
    range: '[{from}] bis [{to}]',
    note: 'Der Durchschnitt ist genau, die Streuung geschätzt. Automaten sind schief: Die meisten Abende enden unter ihrem Durchschnitt, wenige weit darüber.',
  },
}

/** The same in German. */
export const curves: typeof english.curves = {
  left: {
    title: 'Was beim Freispielen übrig bleibt, im Schnitt',
    summary: (left, turnover) =>
      `An Automaten bleiben von Einzahlung und Bonus ${left}, wenn ${turnover} eingesetzt sind.`,
    inBets: (left, turnover, bets) =>
      `An Automaten bleiben von Einzahlung und Bonus ${left}, wenn ${turnover} eingesetzt sind, in mindestens ${bets} Einsätzen.`,
    mostOut: (win) => `Mehr als ${win} darf nicht ausgezahlt werden.`,
    staked: 'Bisher gezählt',
    counted: (game, percent) => `${game}, zu ${percent} gezählt`,
    notCounted: (games) => `Zählt gar nicht: ${games}.`,
    largestWin: 'mehr darf nicht ausgezahlt werden',
  },
  outcomes: {
    title: 'Hundert solche Abende',
    summary: (losing, average) =>
      `${losing} von hundert enden mit weniger, als sie begonnen haben; im Schnitt endet einer bei ${average}.`,
    result: 'Ergebnis',
    evenings: 'Abende von hundert',
    range: (from, to) => `${from} bis ${to}`,
    even: 'null',
  },
}
