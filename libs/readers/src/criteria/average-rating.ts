import { criteria, type Marks } from './criteria.ts'

/**
 * The average of all marks, to one decimal.
 *
 * @param sums The marks of one reader, or the sums of the marks of several.
 * @param votes How many readers. Default: one.
 */
export function averageRating(sums: Marks, votes = 1): string {
  const sum = criteria.reduce((total, { name }) => total + sums[name], 0)
  return (sum / criteria.length / votes).toFixed(1)
}

/** The average of each criterion, in words. */
export function averagesByCriterion(sums: Marks, votes: number): { label: string; value: string }[] {
  return criteria.map(({ name, label }) => ({ label, value: `${(sums[name] / votes).toFixed(1)} of 5` }))
}
