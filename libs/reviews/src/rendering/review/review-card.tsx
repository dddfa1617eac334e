import { ReviewCard } from '@house-edge/ui'
import type { ReactElement } from 'react'
import { readDay, readImage, readNumber, readText } from '@house-edge/slices/reading'
import { bandOf } from '../../bands/band-of.ts'
import { type DocumentOrRelation, readRelation } from '../field/relation.ts'
import { CompareBox } from '../save/compare-box.tsx'
import { SaveButton } from '../save/save-button.tsx'
import { isPromoted, reviewStatus } from './review-status.ts'

interface ReviewCardOfProps {
  /** A review, or a relationship to one that carries its fields. */
  document: DocumentOrRelation<'casino_review'>
  /** The rank of the name in the page. @default 3 */
  level?: 2 | 3 | 4
  /** The id of a form that saves. See `SaveButton`. */
  saveForm?: string | undefined
  /** The id of a `ChoiceBar` that compares. See `CompareBox`. */
  compareForm?: string | undefined
  /** Its place among the `ChoiceNames` of the page. */
  place?: number | undefined
}

/** The card of a review. Renders nothing when it has no name. */
export function ContentReviewCard({
  document,
  level = 3,
  saveForm,
  compareForm,
  place,
}: ReviewCardOfProps): ReactElement | null {
  const review = readRelation(document, 'casino_review')
  const name = readText(review?.fields.name)
  if (!review || !name) return null
  const { fields } = review
  const score = readNumber(fields.overall_score)
  return (
    <ReviewCard
      href={review.url}
      name={name}
      headline={readText(fields.headline)}
      language={review.lang}
      score={score}
      band={bandOf(score)}
      bestFor={readText(fields.best_for)}
      status={reviewStatus(fields)}
      // A logo is better than an empty frame among cards with pictures.
      image={readImage(fields.cover, 'card') ?? readImage(fields.logo)}
      lastReviewed={readDay(fields.last_reviewed)}
      level={level}
    >
      {(saveForm || compareForm) && (
        <p>
          <CompareBox
            form={isPromoted(fields) ? compareForm : undefined}
            uid={review.uid}
            name={name}
            place={place}
          />
          <SaveButton form={saveForm} id={review.id} title={name} />
        </p>
      )}
    </ReviewCard>
  )
}
