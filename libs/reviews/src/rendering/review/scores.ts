import type { CriterionScore } from '@house-edge/ui'
import { readChoice, readGroup, readNumber, readText } from '@house-edge/slices/reading'
import { bandOf } from '../../bands/band-of.ts'
import type { DocumentFields } from '../field/relation.ts'

/** What each criterion is called. */
export const criterionWords = {
  safety: 'Safety',
  payouts: 'Payouts',
  bonuses: 'Bonuses',
  games: 'Games',
  support: 'Support',
  experience: 'Experience',
  responsible_gambling: 'Responsible gambling',
} as const

const criteria = Object.keys(criterionWords) as readonly (keyof typeof criterionWords)[]

/** The scores of a review, criterion by criterion. */
export function criterionScores(review: DocumentFields<'casino_review'>): readonly CriterionScore[] {
  return readGroup(review.rating_breakdown).flatMap((item) => {
    const criterion = readChoice(item.criterion, criteria)
    const score = readNumber(item.score)
    if (!criterion || score === undefined) return []
    return [{ criterion: criterionWords[criterion], score, band: bandOf(score), note: readText(item.note) }]
  })
}
