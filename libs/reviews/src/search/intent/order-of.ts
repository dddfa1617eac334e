import { isOpen, orders, sortedWords } from '../../filter/facets.ts'
import { noMarket } from '../../rendering/markets/markets.ts'
import { countryWords } from '../../rendering/words/list-words.ts'
import { words } from '../../words/words.ts'
import { type Asking, type Candidate, takesPlayersIn } from './rank-casinos.ts'
import type { Aspect, Intent } from './read-intent.ts'

/** The rule by which `rankCasinos` has put the casinos of an answer in order, as far as readers can see it. */
export interface AnswerOrder {
  aspect: Aspect
  /** Those that take players of this market come before others. `undefined`: all do, or none. */
  market: string | undefined
  /** Whether others stand after those one may choose, whatever they take: they are warned of, closed or no longer listed. */
  hasApart: boolean
}

/** `undefined`: by how well each has the words of the question, which is no rule that a reader could follow. */
export function orderOf(
  candidates: readonly Candidate[],
  { aspects, hours, isOfAll, isOfBad, isNegated, country }: Intent,
  { market }: Asking,
): AnswerOrder | undefined {
  const open = candidates.filter(({ casino }) => isOpen(casino))
  if (!isOfAll || isOfBad || isNegated || open.length < 2) return undefined
  const taking = open.filter(({ document }) => takesPlayersIn(document, market)).length
  const isSplit = country === undefined && market !== noMarket && taking > 0 && taking < open.length
  return {
    aspect: aspects[0] ?? (hours === undefined ? 'score' : 'paid'),
    market: isSplit ? market : undefined,
    hasApart: open.length < candidates.length,
  }
}

/** The same in words. */
export function orderWords({ aspect, market, hasApart }: AnswerOrder): string {
  const { orders: others, hereFirst, apartLast } = words().search
  const order = aspect === 'limit' || aspect === 'safety' ? { said: () => others[aspect] } : orders[aspect]
  return [sortedWords(order), market && hereFirst(countryWords(market) ?? market), hasApart && apartLast]
    .filter(Boolean)
    .join(' ')
}
