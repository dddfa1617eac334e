import { Fold } from '@house-edge/ui'
import { Flow, Section } from '@house-edge/ui/page'
import { type SliceMap, SliceZone } from '@house-edge/slices'
import type { ReactElement } from 'react'
import type { CasinoReviewDocument } from '../../documents.ts'
import type { SliceContext } from '../context/slice-context.ts'
import { PayoutPlot } from '../charts/payout-plot.tsx'
import { wordsIn } from '../article/reading-minutes.ts'
import { readRelation } from '../field/relation.ts'
import { FirstOffer } from './first-offer.tsx'
import { reviewStatus } from '../review/review-status.ts'
import { Receipts, unpaidReceipts } from './receipts.tsx'
import { payoutsId, reviewParts, testId } from './review-parts.ts'
import { words } from '../../words/words.ts'

/** Words that the first part of the test may have to be open from the start: a longer one would bury what follows. */
const mostOpen = 180

interface ReviewBodyProps {
  document: CasinoReviewDocument
  context: SliceContext
  components: SliceMap<SliceContext>
}

/**
 * What a review says, part by part, in the same order for every casino: the score, the payouts, the offer, the licence,
 * what speaks for and against, then the test as it was written, folded under its headings, and questions.
 */
export function ReviewBody({ document, context, components }: ReviewBodyProps): ReactElement {
  const parts = reviewParts(document)
  const review = readRelation(document, 'casino_review')
  const isWarned = review !== undefined && reviewStatus(review.fields) === 'warning'
  const receipts = review && <Receipts review={review.fields} />
  // What has not been paid stands open, before what the casino says of its payments.
  const isUnpaid = review !== undefined && unpaidReceipts(review.fields).length > 0
  const zone = (slices: readonly unknown[]): ReactElement | null =>
    slices.length > 0 ? <SliceZone slices={slices} components={components} context={context} /> : null
  return (
    <>
      {zone(parts.opening)}
      {zone(parts.score)}
      {parts.payments.length > 0 && (
        <Section
          title={words().review.parts.payments}
          titleId={payoutsId}
          aside={parts.paymentsAside}
          width="wide"
        >
          {review && <PayoutPlot reviews={[review.fields]} />}
          {isUnpaid && receipts}
          <Fold title={words().review.folds.methods}>{zone(parts.payments)}</Fold>
          {!isUnpaid && receipts}
        </Section>
      )}
      {review && <FirstOffer review={review} context={context} />}
      {parts.costs.length > 0 ? (
        <Section width="wide">
          <Fold title={words().review.folds.costs}>
            {zone(parts.offers)}
            {zone(parts.costs)}
          </Fold>
        </Section>
      ) : (
        zone(parts.offers)
      )}
      {zone(parts.licence)}
      {zone(parts.weighed)}
      {parts.test.length > 0 && (
        <Section title={words().review.parts.test} titleId={testId} width="wide">
          <div className="he-folds">
            {parts.test.map(({ id, title, aside, slices }, at) => (
              <Fold
                key={id}
                id={id}
                title={title}
                aside={aside}
                level={3}
                // What a casino did that we warn of is why we do: it stands open whatever its length.
                open={at === 0 && (isWarned || (slices.length === 1 && wordsIn(slices) <= mostOpen))}
              >
                {zone(slices)}
              </Fold>
            ))}
          </div>
        </Section>
      )}
      {zone(parts.questions)}
    </>
  )
}

/** Where readers find help and what to read next: the last of a review. */
export function ReviewWays({ document, context, components }: ReviewBodyProps): ReactElement | null {
  const { ways } = reviewParts(document)
  return ways.length > 0 ? (
    <Flow>
      <SliceZone slices={ways} components={components} context={context} />
    </Flow>
  ) : null
}
