/** What calculators say, in English: texts alone, because a browser works out what stands in braces. What stands in brackets is marked. */
export const calculators = {
  send: 'Work it out',
  wrong: 'No cost can be worked out until the marked figures are put right.',
  link: 'Link to this result',
  problems: {
    empty: 'Enter a figure.',
    negative: 'Enter 0 or more.',
    noFigure: 'Enter a figure, such as 50 or 12.50.',
    most: 'Enter {most} at most.',
  },
  wagering: {
    fields: {
      deposit: 'Your deposit',
      bonus: 'The bonus',
      multiple: 'Wagering, times',
      tables: 'Table games count, per cent',
      largestBet: 'Largest bet (0: no limit)',
      largestWin: 'Largest win (0: no limit)',
      base: 'Wagering counts',
    },
    bases: { bonus: 'the bonus', 'deposit and bonus': 'deposit and bonus' },
    games: {
      slots: 'Slots returning 96%',
      roulette: 'Single-zero roulette',
      blackjack: 'Blackjack, basic strategy',
    },
    answer: 'To turn a bonus of {bonus} into money you must stake [{turnover}]: {times} {of}.',
    once: '{count} time',
    times: '{count} times',
    of: { bonus: 'the bonus', 'deposit and bonus': 'the bonus and the {deposit} you deposit' },
    caption: 'What staking that much costs on average',
    columns: {
      game: 'Played on',
      edge: 'House edge',
      cost: 'Average cost',
      left: 'Left of the bonus',
    },
    counted: '{game}, counted {share}',
    nothing: 'Nothing',
    bets: 'At the largest bet that is {bets} spins of a slot.',
    mostOut: 'No more than {win} may be taken out.',
    note: 'Averages over many players. A single run can end far above or below. Nothing is left where all is spent before the end, or where the game does not count. How much a game counts, the largest bet and the largest win are in the terms of the offer.',
  },
  evening: {
    fields: {
      stake: 'Stake of a round',
      rounds: 'Rounds an hour',
      hours: 'Hours',
      edge: 'House edge, per cent',
      swing: 'Results swing like',
    },
    swings: {
      even: 'red or black',
      blackjack: 'blackjack',
      number: 'one number at roulette',
      slot: 'a slot',
    },
    answer:
      '{rounds} rounds of {stake} put {staked} through the game. The house keeps [{cost}] of it on average. Two evenings in three end between {from} and {to}.',
    even: 'even',
    loss: 'a loss of {amount}',
    win: 'a win of {amount}',
    caption: 'What that costs, on average and how far from it',
    columns: {
      played: 'Played',
      staked: 'Staked',
      average: 'On average',
      usual: 'Two times in three',
      nearlyAll: '19 times in 20',
    },
    one: 'One evening',
    year: 'One a week, a year long',
    range: '[{from}] to [{to}]',
    note: 'The average is exact, the spread an estimate. Slots are lopsided: most evenings end below their average, and a few far above it.',
  },
}

/** What the pages of results say, in English. */
export const curves = {
  left: {
    title: 'What is left while the offer is cleared, on average',
    summary: (left: string, turnover: string): string =>
      `On slots ${left} of deposit and bonus is left when ${turnover} is staked.`,
    inBets: (left: string, turnover: string, bets: string): string =>
      `On slots ${left} of deposit and bonus is left when ${turnover} is staked, in ${bets} bets at least.`,
    mostOut: (win: string): string => `No more than ${win} may be taken out.`,
    staked: 'Counted so far',
    counted: (game: string, percent: string): string => `${game}, counted ${percent}`,
    notCounted: (games: string): string => `Does not count at all: ${games}.`,
    largestWin: 'the most that may be taken out',
  },
  outcomes: {
    title: 'A hundred such evenings',
    summary: (losing: string, average: string): string =>
      `${losing} in a hundred end with less than they began with; on average one ends at ${average}.`,
    result: 'Result',
    evenings: 'Evenings in a hundred',
    range: (from: string, to: string): string => `${from} to ${to}`,
    even: 'even',
  },
}
