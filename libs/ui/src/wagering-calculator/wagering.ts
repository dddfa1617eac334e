/** What a wagering requirement multiplies. */
export type WageringBase = 'bonus' | 'deposit and bonus'

/** An offer as its terms put it. Amounts in units of one currency. */
export interface WageringTerms {
  deposit: number
  bonus: number
  /** How many times the base must be staked before anything is paid out. */
  multiple: number
  base: WageringBase
}

/** A kind of game and the share of every stake the house keeps there on average. */
interface GameEdge {
  game: string
  /** A share: 0.04 is 4 %. */
  edge: number
}

/** What clearing an offer costs on one kind of game, on average. */
export interface WageringCost extends GameEdge {
  cost: number
  /** What is left of the bonus; negative when clearing costs more than it gives. */
  left: number
}

/**
 * Typical edges. European roulette: 1/37. Blackjack with basic strategy and
 * usual rules: about 0.5 %. Slots: 4 %, the common return of 96 %.
 */
const gameEdges: readonly GameEdge[] = [
  { game: 'Slots returning 96%', edge: 0.04 },
  { game: 'Single-zero roulette', edge: 1 / 37 },
  { game: 'Blackjack, basic strategy', edge: 0.005 },
]

/** The amount to stake before the offer pays out. */
export function wageringTurnover(terms: WageringTerms): number {
  const base = terms.base === 'bonus' ? terms.bonus : terms.bonus + terms.deposit
  return base * terms.multiple
}

/** What that costs on each kind of game, rounded to the smallest coin. */
export function wageringCosts(terms: WageringTerms): readonly WageringCost[] {
  const turnover = wageringTurnover(terms)
  return gameEdges.map(({ game, edge }) => {
    const cost = Math.round(turnover * edge * 100) / 100
    return { game, edge, cost, left: Math.round((terms.bonus - cost) * 100) / 100 }
  })
}
