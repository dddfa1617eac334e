/** An evening of play, as a visitor plans it. Amounts in units of one currency. */
export interface EveningTerms {
  /** On each round. */
  stake: number
  /** Rounds an hour. */
  rounds: number
  hours: number
  /** The house edge, in per cent. */
  edge: number
  swing: Swing
}

/** What results swing like. */
export type Swing = 'even' | 'blackjack' | 'number' | 'slot'

/**
 * The standard deviation of one round, in stakes. Red or black and one number: from the 37 numbers of a wheel with
 * one zero. Blackjack: 1.15 with usual rules, for splits and doubled stakes. Slots lie between 4 and 20; most state
 * none, and 8 is a middling one.
 */
export const swings: Readonly<Record<Swing, { words: string; deviation: number }>> = {
  even: { words: 'red or black', deviation: Math.sqrt(1 - 1 / 37 ** 2) },
  blackjack: { words: 'blackjack', deviation: 1.15 },
  number: { words: 'one number at roulette', deviation: Math.sqrt((35 ** 2 + 36) / 37 - 1 / 37 ** 2) },
  slot: { words: 'a slot', deviation: 8 },
}

/** What some evenings cost, on average and how far from it. Gains are positive. */
interface EveningCost {
  staked: number
  average: number
  /** About two results in three lie between these. */
  usual: Range
  /** About nineteen in twenty. */
  nearlyAll: Range
}

/** From the worse to the better end. */
export interface Range {
  from: number
  to: number
}

/**
 * What evenings cost, by the normal distribution, which many rounds come close to. No evening loses more than all stakes.
 *
 * @param evenings How many such evenings are taken together.
 */
export function eveningCost(
  { stake, rounds, hours, edge, swing }: EveningTerms,
  evenings: number,
): EveningCost {
  const played = rounds * hours * evenings
  const staked = played * stake
  const average = (-staked * edge) / 100
  const deviation = swings[swing].deviation * stake * Math.sqrt(played)
  const range = (width: number): Range => ({
    from: toWhole(Math.max(average - width * deviation, -staked)),
    to: toWhole(average + width * deviation),
  })
  return {
    staked: toCoins(staked),
    average: toCoins(average),
    usual: range(1),
    nearlyAll: range(1.96),
  }
}

function toCoins(amount: number): number {
  return toWhole(amount * 100) / 100
}

/** Without the `-0` of an evening that costs nothing. */
function toWhole(amount: number): number {
  return Math.round(amount) || 0
}
