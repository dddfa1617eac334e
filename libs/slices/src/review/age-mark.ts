import type { DocumentFields } from '../field/relation.ts'
import { readNumber } from '../field/scalar.ts'

/** The age mark of a casino; 18+ when it names none, the lowest age anywhere. */
export function ageMark(review: DocumentFields<'casino_review'> | undefined): string {
  return `${readNumber(review?.min_age, { min: 18, max: 25 }) ?? 18}+`
}
