import { Band, scoreWords } from '@house-edge/ui'
import type { ReactElement } from 'react'
import { readNumber, readText } from '@house-edge/slices/reading'
import { bandOf } from '../../bands/band-of.ts'
import type { CasinoReviewDocument } from '../../documents.ts'
import type { SliceContext } from '../context/slice-context.ts'
import { readRelation } from '../field/relation.ts'
import { ReviewVisit } from './review-visit.tsx'
import { marked } from '@house-edge/ui/language'
import { words } from '../../words/words.ts'

/** Where the bar leads to the contents of the page. */
export const contentsId = 'contents'

/**
 * Stays at the top while a review is read: the casino, its score, the way there and the way to the contents. It has no
 * script: it sticks within its article.
 */
export function ReviewBar({
  document,
  context,
}: {
  document: CasinoReviewDocument
  context: SliceContext
}): ReactElement | null {
  const review = readRelation(document, 'casino_review')?.fields
  const name = readText(review?.name)
  if (!review || !name) return null
  const score = readNumber(review.overall_score, { min: 0, max: 10 })
  const band = bandOf(score)
  return (
    <div className="he-review-bar">
      <p className="he-review-bar-name">{name}</p>
      {score !== undefined && (
        <p>
          <b>{scoreWords(score)}</b> <span className="he-hidden">{words().review.outOfTen} </span>
          <Band band={band} />
        </p>
      )}
      <a href={`#${contentsId}`}>{words().review.bar.contents}</a>
      <ReviewVisit review={review} context={context}>
        {marked(words().review.bar.visit(name), (casino) => (
          <span className="he-hidden">{casino}</span>
        ))}
      </ReviewVisit>
    </div>
  )
}
