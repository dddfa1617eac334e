import { numberWords, plural } from '@house-edge/ui/language'
import { words } from '../words/words.ts'
import { averageRating, averagesByCriterion } from './average-rating.ts'
import type { Criterion, Marks } from './criteria.ts'

/** What a criterion is called. */
export function criterionWords(name: Criterion): string {
  return words().rating.criteria[name]
}

/** What each of what a moderator can ask about is called. Another name is said as it is. */
export function correctableWords(name: string): string {
  const { payoutField, bodyField, picturesField } = words().experiences
  const known: Readonly<Record<string, string>> = {
    ...words().rating.criteria,
    payout_hours: payoutField,
    body: bodyField,
    pictures: picturesField,
  }
  return Object.hasOwn(known, name) ? known[name]! : name
}

/** What a mark means: `4 of 5: good`. */
export function markWords(mark: 1 | 2 | 3 | 4 | 5): string {
  const { ofFive, marks } = words().experiences
  return `${ofFive(numberWords(mark))}: ${marks[mark]}`
}

/** The average of all marks: `4.1 of 5 from 12 readers`. */
export function averageWords(sums: Marks, votes: number): string {
  const { total } = words().rating
  return plural(votes, { ...total, other: total['other']! })
    .replace('#', oneDecimal(Number(averageRating(sums, votes))))
    .replace('%', numberWords(votes))
}

/** The average of each criterion. */
export function averageFacts(sums: Marks, votes: number): { label: string; value: string }[] {
  return averagesByCriterion(sums, votes).map(({ name, average }) => ({
    label: criterionWords(name),
    value: words().experiences.ofFive(oneDecimal(average)),
  }))
}

function oneDecimal(value: number): string {
  return numberWords(value, { minimumFractionDigits: 1, maximumFractionDigits: 1 })
}
