import type { RelatedDocument } from '../field/relation.ts'
import { readRelation } from '../field/relation.ts'
import type { SliceContext } from '../context/slice-context.ts'

/** The review a slice names, or the one whose page it stands on. */
export function thisReview(
  field: unknown,
  context: SliceContext | undefined,
): RelatedDocument<'casino_review'> | undefined {
  return readRelation(field, 'casino_review') ?? readRelation(context?.document, 'casino_review')
}
