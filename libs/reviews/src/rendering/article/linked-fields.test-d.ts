/**
 * What the generated types promise about linked documents: the fields a model
 * asks for come along, typed, and no others. Checked by the compiler, never run.
 *
 * @module
 */
import type { KeyTextField, NumberField } from '@prismicio/client'
import { expectTypeOf } from 'vitest'
import type { AllDocumentTypes, CasinoReviewDocument } from '../../documents.ts'

declare const review: Extract<AllDocumentTypes, { type: 'casino_review' }>
expectTypeOf(review).toEqualTypeOf<CasinoReviewDocument>()

const { operator } = review.data
if ('data' in operator && operator.data) {
  expectTypeOf(operator.data.name).toEqualTypeOf<KeyTextField>()
  expectTypeOf(operator.data.founded_year).toEqualTypeOf<NumberField>()
  // @ts-expect-error The model of reviews does not ask for this field.
  void operator.data.about
}

const bonus = review.data.bonuses[0]?.bonus
if (bonus && 'data' in bonus && bonus.data) {
  expectTypeOf(bonus.type).toEqualTypeOf<'bonus'>()
  expectTypeOf(bonus.data.wagering_multiple).toEqualTypeOf<NumberField>()
}
