import type { WeightedScore } from '../../components/charts/score-chart.tsx'
import { readChoice, readGroup, readNumber, readText } from '@house-edge/slices/reading'
import { bandOf } from '../../bands/band-of.ts'
import type { DocumentFields } from '../field/relation.ts'
import { words } from '../../words/words.ts'

/** What a score is made of, what counts most first: the order wherever its parts are told. */
export const criteria = [
  'safety',
  'payouts',
  'games',
  'bonuses',
  'support',
  'experience',
  'responsible_gambling',
] as const

/** The weight of each criterion, in hundredths, as on the page about how we rate. */
export const criterionWeights: Readonly<Record<(typeof criteria)[number], number>> = {
  safety: 25,
  payouts: 20,
  games: 15,
  bonuses: 10,
  support: 10,
  experience: 10,
  responsible_gambling: 10,
}

/** The scores of a review, criterion by criterion, in the order of `criteria`, however its editor entered them. */
export function criterionScores(review: DocumentFields<'casino_review'>): readonly WeightedScore[] {
  const entered = readGroup(review.rating_breakdown)
  return criteria.flatMap((criterion) =>
    entered.flatMap((item) => {
      const score = readNumber(item.score)
      if (readChoice(item.criterion, criteria) !== criterion || score === undefined) return []
      return [
        {
          criterion: words().criteria[criterion],
          weight: criterionWeights[criterion],
          score,
          band: bandOf(score),
          note: readText(item.note),
        },
      ]
    }),
  )
}

/** Our score of one criterion, where there is one. */
export function criterionOf(
  review: DocumentFields<'casino_review'>,
  criterion: (typeof criteria)[number],
): number | undefined {
  const item = readGroup(review.rating_breakdown).find(
    (each) => readChoice(each.criterion, criteria) === criterion,
  )
  return readNumber(item?.score)
}
