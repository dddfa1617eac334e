import type { ScoreBand } from '@house-edge/ui'

/** The bands of scores, the best first: each begins at its score, in points. The page about how we rate names them. */
export const bands: readonly (ScoreBand & { from: number })[] = [
  { from: 9, word: 'Excellent', tone: 'best' },
  { from: 8, word: 'Very good', tone: 'good' },
  { from: 7, word: 'Good', tone: 'good' },
  { from: 6, word: 'Fair', tone: 'fair' },
  { from: 4, word: 'Weak', tone: 'weak' },
  { from: 0, word: 'Poor', tone: 'bad' },
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
  return bands.find(({ from }) => shown >= from)
}
