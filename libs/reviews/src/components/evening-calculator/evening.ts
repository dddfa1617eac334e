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
export const swings: Readonly<Record<Swing, { deviation: number }>> = {
  even: { deviation: Math.sqrt(1 - 1 / 37 ** 2) },
  blackjack: { deviation: 1.15 },
  number: { deviation: Math.sqrt((35 ** 2 + 36) / 37 - 1 / 37 ** 2) },
  slot: { deviation: 8 },
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

/** The evenings in a hundred that end within a range. */
interface OutcomeBar extends Range {
  evenings: number
}

const barsEachSide = 6

/** How a hundred evenings end, by the same distribution. What would lose more than all stakes loses all of them. */
export function eveningOutcomes({ stake, rounds, hours, edge, swing }: EveningTerms): {
  bars: readonly OutcomeBar[]
  /** Evenings in a hundred that lose, as a whole number. */
  losing: number
  average: number
} {
  const staked = rounds * hours * stake
  const average = (-staked * edge) / 100
  const deviation = swings[swing].deviation * stake * Math.sqrt(rounds * hours)
  if (!(deviation > 0)) return { bars: [], losing: 0, average: toCoins(average) }
  const below = (amount: number): number => normalShare((amount - average) / deviation)
  const width = deviation / 2
  // One edge lies at nought, so that no bar both loses and wins.
  const steps = Array.from({ length: 2 * barsEachSide + 1 }, (_each, at) => (at - barsEachSide) * width)
  const edges = [...new Set(steps.map((amount) => toWhole(Math.max(amount, -staked))))]
  const bars = edges.slice(1).map((to, at) => {
    const from = edges[at] ?? to
    // The tails belong to the outermost bars.
    const low = at === 0 ? 0 : below(from)
    const high = at === edges.length - 2 ? 1 : below(to)
    return { from, to, evenings: (high - low) * 100 }
  })
  return { bars, losing: Math.round(below(0) * 100), average: toCoins(average) }
}

/**
 * The share of a standard normal distribution below a value, by formula 7.1.26 of Abramowitz and Stegun, which is out by
 * 1.5e-7 at most.
 */
function normalShare(value: number): number {
  const x = Math.abs(value) / Math.SQRT2
  const t = 1 / (1 + 0.3275911 * x)
  const series =
    t * (0.254829592 + t * (-0.284496736 + t * (1.421413741 + t * (-1.453152027 + t * 1.061405429))))
  const within = 1 - series * Math.exp(-x * x)
  return (1 + Math.sign(value) * within) / 2
}

function toCoins(amount: number): number {
  return toWhole(amount * 100) / 100
}

/** Without the `-0` of an evening that costs nothing. */
function toWhole(amount: number): number {
  return Math.round(amount) || 0
}
