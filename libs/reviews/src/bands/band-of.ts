import type { ScoreBand } from '@house-edge/ui'
import { words } from '../words/words.ts'

/** The bands of scores, the best first: each begins at its score, in points. The page about how we rate names them. */
export const bands: readonly (Pick<ScoreBand, 'tone'> & {
  from: number
  key: keyof ReturnType<typeof words>['bands']
})[] = [
  { from: 9, key: 'best', tone: 'best' },
  { from: 8, key: 'better', tone: 'good' },
  { from: 7, key: 'good', tone: 'good' },
  { from: 6, key: 'fair', tone: 'fair' },
  { from: 4, key: 'weak', tone: 'weak' },
  { from: 0, key: 'poor', tone: 'bad' },
]

/**
 * What a score means in a word, the same wherever it stands.
 *
 * Decides by the figure as it is shown, with one decimal: 8.96 is read as 9.0.
 *
 * @param score From 0 to 10, in points. Outside of it counts as the nearest end.
 * @returns `undefined` when it is not a number.
 */
export function bandOf(score: number | null | undefined): ScoreBand | undefined {
  if (score === null || score === undefined || Number.isNaN(score)) return undefined
  const shown = Math.max(0, Number(Math.min(10, score).toFixed(1)))
  const band = bands.find(({ from }) => shown >= from)
  return band && { word: words().bands[band.key], tone: band.tone }
}
