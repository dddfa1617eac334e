import { type ComparisonRow, ComparisonTable, Link } from '@house-edge/ui'
import { marked } from '@house-edge/ui/language'
import { words } from '../../words/words.ts'
import type { ReactElement } from 'react'
import { readImage, readText } from '@house-edge/slices/reading'
import type { CasinoReviewDocument } from '../../documents.ts'
import { readRelation } from '../field/relation.ts'
import { SaveButton } from '../save/save-button.tsx'
import { comparisonRows, scoreLabel } from './comparison-rows.tsx'
import type { OfferMarkets } from '../markets/markets.ts'

interface ReviewComparisonProps {
  documents: readonly CasinoReviewDocument[]
  /** Names the table. */
  caption: string
  /** The id of a form that saves. See `SaveButton`. */
  saveForm?: string | undefined
  /** Where the same is compared without one of them, by the last part of its address. */
  removeHref?: ((uid: string) => string) | undefined
  /** What else is said of each, such as by its readers, by the id of its document: stands below the score. */
  besideScore?: { label: string; of: (documentId: string) => string } | undefined
  /** Markets whose offers are shown. @default every first offer is */
  markets?: OfferMarkets | undefined
}

/** Casinos side by side in everything they can be compared by, what differs first. */
export function ReviewComparison({
  documents,
  caption,
  saveForm,
  removeHref,
  besideScore,
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
              image: readImage(review.fields.logo),
              action: (
                <>
                  <SaveButton form={saveForm} id={review.id} title={name} />
                  {removeHref && document.uid && <Remove name={name} href={removeHref(document.uid)} />}
                </>
              ),
            },
            id: review.id ?? '',
            review: review.fields,
          },
        ]
      : []
  })
  const rows = comparisonRows(
    compared.map(({ review }) => review),
    'everything',
    markets,
    compared.map(({ thing }) => thing.href),
  )
  const after = rows.findIndex(({ label }) => label === scoreLabel()) + 1
  const beside = besideScore && compared.length > 0 ? [rowOf(besideScore, compared)] : []
  return (
    <ComparisonTable
      caption={caption}
      things={compared.map(({ thing }) => thing)}
      rows={[...rows.slice(0, after), ...beside, ...rows.slice(after)]}
      marksDifferences={compared.length > 1}
    />
  )
}

function Remove({ name, href }: { name: string; href: string }): ReactElement {
  return (
    <Link href={href}>
      {marked(words().pages.compare.remove(name), (part) => (
        <span className="he-hidden">{part}</span>
      ))}
    </Link>
  )
}

function rowOf(
  { label, of }: NonNullable<ReviewComparisonProps['besideScore']>,
  compared: readonly { id: string }[],
): ComparisonRow {
  const cells = compared.map(({ id }) => of(id))
  return { label, cells, differs: new Set(cells).size > 1 }
}
