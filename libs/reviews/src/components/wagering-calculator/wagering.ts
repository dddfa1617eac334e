/** What a wagering requirement multiplies. */
export type WageringBase = 'bonus' | 'deposit and bonus'

/** An offer as its terms put it. Amounts in units of one currency. */
export interface WageringTerms {
  deposit: number
  bonus: number
  /** How many times the base must be staked before anything is paid out. */
  multiple: number
  base: WageringBase
  /** How much of a stake at a table counts, per cent. A stake on slots counts in full. */
  tables: number
  /** The largest bet allowed; 0 where the terms name none. */
  largestBet: number
  /** The most of it that may be taken out; 0 where the terms name no limit. */
  largestWin: number
}

/** What the terms are where they are not given, and the most that makes sense. */
export const wageringFigures = {
  deposit: { first: 100, most: 1_000_000 },
  bonus: { first: 100, most: 1_000_000 },
  multiple: { first: 35, most: 1000 },
  tables: { first: 10, most: 100 },
  largestBet: { first: 0, most: 1_000_000 },
  largestWin: { first: 0, most: 1_000_000 },
}

/** A kind of game and the share of every stake the house keeps there on average. */
interface GameEdge {
  game: 'slots' | 'roulette' | 'blackjack'
  isTable: boolean
  /** A share: 0.04 is 4 %. */
  edge: number
}

/** What clearing an offer comes to on one kind of game, on average. */
export interface WageringCost extends GameEdge {
  /** The share of a stake that counts: 0.1 is 10 %. */
  counted: number
  /**
   * `cleared`: something of deposit and bonus is left at the end. `spent`: clearing costs all of both, or more.
   * `not counted`: no stake on this game brings the end nearer.
   */
  outcome: 'cleared' | 'spent' | 'not counted'
  cost: number
  /** What is left of the bonus, as much as may be taken out; negative when clearing costs more than it gives. */
  left: number
  /** How many bets it takes at least; 0 where there is no largest bet. */
  bets: number
}

/** A share: the common return of slots is 96 %. */
export const slotsEdge = 0.04

/**
 * Typical edges. European roulette: 1/37. Blackjack with basic strategy and
 * usual rules: about 0.5 %. Slots: 4 %, the common return of 96 %.
 */
const gameEdges: readonly GameEdge[] = [
  { game: 'slots', isTable: false, edge: slotsEdge },
  { game: 'roulette', isTable: true, edge: 1 / 37 },
  { game: 'blackjack', isTable: true, edge: 0.005 },
]

/** The amount to stake before the offer pays out, where stakes count in full. */
export function wageringTurnover(terms: WageringTerms): number {
  const base = terms.base === 'bonus' ? terms.bonus : terms.bonus + terms.deposit
  return base * terms.multiple
}

/** What that costs on each kind of game, rounded to the smallest coin. */
export function wageringCosts(terms: WageringTerms): readonly WageringCost[] {
  const turnover = wageringTurnover(terms)
  const { deposit, bonus, largestBet, largestWin } = terms
  return gameEdges.map((game) => {
    const counted = game.isTable ? terms.tables / 100 : 1
    if (counted === 0 && turnover > 0)
      return { ...game, counted, outcome: 'not counted', cost: 0, left: 0, bets: 0 }
    const stake = turnover === 0 ? 0 : turnover / counted
    const cost = coins(stake * game.edge)
    const left = largestWin > 0 ? Math.min(bonus - cost, largestWin) : bonus - cost
    return {
      ...game,
      counted,
      outcome: cost > 0 && cost >= deposit + bonus ? 'spent' : 'cleared',
      cost,
      left: coins(left),
      bets: largestBet > 0 ? Math.ceil(stake / largestBet) : 0,
    }
  })
}

function coins(amount: number): number {
  return Math.round(amount * 100) / 100
}
