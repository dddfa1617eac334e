import { ComparisonTable } from '@house-edge/ui'
import type { ReactElement } from 'react'
import { readText } from '@house-edge/slices/reading'
import type { CasinoReviewDocument } from '../../documents.ts'
import { readRelation } from '../field/relation.ts'
import { SaveButton } from '../save/save-button.tsx'
import { comparisonRows } from './comparison-rows.tsx'
import type { OfferMarkets } from '../markets/markets.ts'

interface ReviewComparisonProps {
  documents: readonly CasinoReviewDocument[]
  /** Names the table. */
  caption: string
  /** The id of a form that saves. See `SaveButton`. */
  saveForm?: string | undefined
  /** Markets whose offers are shown. @default every first offer is */
  markets?: OfferMarkets | undefined
}

/** Casinos side by side in everything they can be compared by, with the differences marked. */
export function ReviewComparison({
  documents,
  caption,
  saveForm,
  markets,
}: ReviewComparisonProps): ReactElement | null {
  const compared = documents.flatMap((document) => {
    const review = readRelation(document, 'casino_review')
    const name = readText(review?.fields.name)
    return review && name
      ? [
          {
            thing: {
              name,
              href: review.url,
              action: <SaveButton form={saveForm} id={review.id} title={name} />,
            },
            review: review.fields,
          },
        ]
      : []
  })
  return (
    <ComparisonTable
      caption={caption}
      things={compared.map(({ thing }) => thing)}
      rows={comparisonRows(
        compared.map(({ review }) => review),
        'everything',
        markets,
      )}
      marksDifferences={compared.length > 1}
    />
  )
}
