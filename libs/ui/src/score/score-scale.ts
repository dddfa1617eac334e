import { numberWords } from '../language/formats.ts'

/** Moves a score onto the scale of 0 to 10. @returns `undefined` when it is not a number at all. */
export function withinScale(value: unknown): number | undefined {
  if (typeof value !== 'number' || Number.isNaN(value)) return undefined
  return Math.min(10, Math.max(0, value))
}

/** Writes a score with one decimal, and ten as `10`. */
export function scoreWords(score: number): string {
  return score === 10
    ? numberWords(10)
    : numberWords(score, { minimumFractionDigits: 1, maximumFractionDigits: 1 })
}
