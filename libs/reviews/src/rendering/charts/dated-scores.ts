import { readDay, readGroup, readNumber, readText } from '@house-edge/slices/reading'
import type { DatedScore } from '../../components/charts/score-history.tsx'
import type { DocumentFields } from '../field/relation.ts'

/** The scores of a review since it was first published: of each change that says one. */
export function datedScores(review: DocumentFields<'casino_review'>): readonly DatedScore[] {
  return readGroup(review.changelog).flatMap((item) => {
    const date = readDay(item.date)
    const score = readNumber(item.score, { min: 0, max: 10 })
    return date === undefined || score === undefined ? [] : [{ date, score, note: readText(item.note) ?? '' }]
  })
}
