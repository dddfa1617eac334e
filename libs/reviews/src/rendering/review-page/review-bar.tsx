import { Band, ButtonLink, scoreWords } from '@house-edge/ui'
import type { ReactElement } from 'react'
import { readNumber, readText } from '@house-edge/slices/reading'
import { bandOf } from '../../bands/band-of.ts'
import type { CasinoReviewDocument } from '../../documents.ts'
import type { SliceContext } from '../context/slice-context.ts'
import { readRelation } from '../field/relation.ts'
import { isOpenIn, perMarket } from '../markets/markets.ts'
import { OfferPart } from '../offer/offer-part.tsx'
import { visitOf } from '../review/offer.tsx'
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
  const visit = visitOf(review, context)
  const places = perMarket(context.markets, (market) =>
    market === undefined || isOpenIn(review, market) ? visit : undefined,
  )
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
      {places.map(({ shown: { href, relation }, markets }) => (
        <OfferPart key={markets ?? ''} markets={markets}>
          <ButtonLink href={href} relation={relation}>
            {marked(words().review.bar.visit(name), (casino) => (
              <span className="he-hidden">{casino}</span>
            ))}
          </ButtonLink>
        </OfferPart>
      ))}
    </div>
  )
}
