import { type Criterion, criteria, type Marks } from './criteria.ts'

/**
 * The average of all marks, to one decimal.
 *
 * @param sums The marks of one reader, or the sums of the marks of several.
 * @param votes How many readers. Default: one.
 */
export function averageRating(sums: Marks, votes = 1): string {
  const sum = criteria.reduce((total, name) => total + sums[name], 0)
  return (sum / criteria.length / votes).toFixed(1)
}

/** What readers make of one criterion on average. */
export interface AverageMark {
  name: Criterion
  /** From 1 to 5, to one decimal. */
  average: number
}

/** The average of each criterion. */
export function averagesByCriterion(sums: Marks, votes: number): AverageMark[] {
  return criteria.map((name) => ({ name, average: Number((sums[name] / votes).toFixed(1)) }))
}
