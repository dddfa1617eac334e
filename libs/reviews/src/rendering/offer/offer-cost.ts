import { readChoice, readNumber, readText } from '@house-edge/slices/reading'
import { slotsEdge, wageringCosts } from '../../components/wagering-calculator/wagering.ts'
import type { DocumentFields } from '../field/relation.ts'

type Bonus = DocumentFields<'bonus'>

/** A kind of game that offers are cleared on. */
export type ClearingGame = 'slots' | 'tables' | 'live'

/** What clearing an offer costs on average. Amounts in its currency. */
export interface OfferCost {
  /** The largest bonus; of free spins what they win on average. */
  bonus: number
  cost: number
  /** Of each unit of the bonus: offers of any size and currency are ordered by it. */
  share: number
  /** What is left of the bonus, as much as may be taken out. Negative: it costs more than it gives. */
  left: number
  /** How many bets it takes at least. 0: there is no largest bet, or no wagering. */
  bets: number
  /** The game it is reckoned on: slots where they count, which most offers are for. */
  game: 'slots' | 'roulette' | 'blackjack'
}

/**
 * What the largest bonus of an offer costs to clear on average, by the rule of the calculator.
 *
 * @returns `undefined` where the offer does not say how large its bonus is, or how often it must be staked.
 */
export function offerCost(bonus: Bonus): OfferCost | undefined {
  const multiple = readNumber(bonus.wagering_multiple, { min: 0 })
  const largest = largestBonus(bonus)
  if (multiple === undefined || !largest) return undefined
  const counted = countedShares(bonus)
  const { cap, given } = largest
  const [slots, tables] = wageringCosts({
    deposit: (cap * 100) / matchedPercent(bonus),
    bonus: given,
    multiple,
    base: readChoice(bonus.wagering_base, ['bonus', 'deposit and bonus'] as const) ?? 'bonus',
    tables: 100 * Math.max(counted.tables, counted.live),
    largestBet: readNumber(bonus.max_bet, { min: 0 }) ?? 0,
    largestWin: readNumber(bonus.max_cashout, { min: 0 }) ?? 0,
  })
  const reckoned = counted.slots === 0 && tables?.outcome !== 'not counted' ? tables : slots
  if (!reckoned) return undefined
  const { left, bets, game } = reckoned
  // Slots keep their share of what has to be staked before anything is given, too: it is the player’s own, which no limit binds.
  const first = (readNumber(bonus.qualifying_stake, { min: 0 }) ?? 0) * slotsEdge
  const cost = coins(reckoned.cost + first)
  return { bonus: given, cost, share: cost / given, left: coins(left - first), bets, game }
}

function coins(amount: number): number {
  return Math.round(amount * 100) / 100
}

/**
 * The largest bonus as it is stated, and what is given of it: of free spins what they win on average.
 *
 * @returns `undefined` where the offer does not say how large its bonus is.
 */
export function largestBonus(bonus: Bonus): { cap: number; given: number; isAverage: boolean } | undefined {
  const cap = readNumber(bonus.cap, { min: 0 })
  if (!cap) return undefined
  // Spins are played before anything of them is the player’s: slots keep their share of them as of any stake.
  const isAverage = bonus.type === 'free spins'
  return { cap, given: isAverage ? coins(cap * (1 - slotsEdge)) : cap, isAverage }
}

/** How much of a stake counts towards wagering, by kind of game, from 0 to 1, as the terms say it. */
export function countedShares(bonus: Bonus): Readonly<Record<ClearingGame, number>> {
  const games = readText(bonus.eligible_games) ?? ''
  const counts = readText(bonus.contribution) ?? ''
  const said = (name: string): number | undefined => {
    const percent = new RegExp(`(?:^|[,;]\\s*)(?:named )?${name} (\\d+)\\s?%`, 'i').exec(counts)?.[1]
    return percent === undefined ? undefined : Math.min(1, Number(percent) / 100)
  }
  // Without wagering nothing has to count, and the games it is for are all there is to say.
  const isFor = (pattern: RegExp): number => (pattern.test(games) ? 1 : 0)
  const isFree = bonus.wagering_multiple === 0
  const live = said('live tables') ?? (isFree ? isFor(/^all games$|^live/i) : 0)
  return {
    slots: said('slots?') ?? (live > 0 && !isFree ? 0 : isFor(/slot|return|^all games|^$/i)),
    tables: said('tables') ?? (isFree ? isFor(/^all games|and tables/i) : 0),
    live,
  }
}

/** How often the bonus is staked. Five times deposit and bonus is ten times the bonus where the bonus is as large as the deposit, which is assumed of others. */
export function timesTheBonus(
  bonus: Pick<Bonus, 'wagering_multiple' | 'wagering_base' | 'value'>,
): number | undefined {
  const multiple = readNumber(bonus.wagering_multiple, { min: 0 })
  if (multiple === undefined || bonus.wagering_base !== 'deposit and bonus') return multiple
  return multiple * (1 + 100 / matchedPercent(bonus))
}

/** How much of a deposit is given on top; of an offer that does not say so all of it, which is assumed. */
function matchedPercent(bonus: Pick<Bonus, 'value'>): number {
  return Number(/^(\d+)\s?%/.exec(readText(bonus.value) ?? '')?.[1]) || 100
}
