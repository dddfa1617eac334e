import { AuthorLine, Callout, DateText, FactList, Verdict } from '@house-edge/ui'
import type { ReactElement } from 'react'
import { ContentLink, hasRichText, RichText } from '@house-edge/slices'
import { readDay, readImage, readNumber, readText } from '@house-edge/slices/reading'
import type { CasinoReviewDocument } from '../../documents.ts'
import { bandOf } from '../../bands/band-of.ts'
import { type DocumentFields, readRelation } from '../field/relation.ts'
import { readPerson } from '../person/person.ts'
import type { SliceContext } from '../context/slice-context.ts'
import { KeyFacts } from './key-facts.tsx'
import { OfferLine } from './offer-line.tsx'
import { ReviewVisit } from './review-visit.tsx'
import { reviewStatus } from '../review/review-status.ts'
import { marked } from '@house-edge/ui/language'
import { words } from '../../words/words.ts'

interface ReviewSummaryProps {
  document: CasinoReviewDocument | null | undefined
  context?: SliceContext
}

/** The head of a review: casino, verdict, score, who answers for it, how we earn, the way there, and the first offer. */
export function ReviewSummary({ document, context }: ReviewSummaryProps): ReactElement | null {
  const review = readRelation(document, 'casino_review')
  const name = readText(review?.fields.name)
  if (!review || !name) return null
  const { fields } = review
  const score = readNumber(fields.overall_score)
  return (
    <Verdict
      name={name}
      headline={readText(fields.headline)}
      logo={readImage(fields.logo)}
      status={reviewStatus(fields)}
      warning={<StatusWarning review={fields} name={name} />}
      score={score}
      band={bandOf(score)}
      scoreNotes={
        <div className="he-review-way">
          <ReviewVisit review={fields} context={context} saysPaid="beside">
            {marked(words().review.bar.visit(name), (casino) => (
              <span className="he-review-casino">{casino}</span>
            ))}
          </ReviewVisit>
          <MethodLink review={fields} />
        </div>
      }
      summary={<Summary review={fields} />}
      byline={
        <AuthorLine
          author={readPerson(fields.author)}
          checker={readPerson(fields.fact_checker)}
          dateLabel={words().summary.lastReviewed}
          date={readDay(fields.last_reviewed)}
        />
      }
      facts={<KeyFacts review={fields} context={context} />}
      offer={<OfferLine review={review} context={context} />}
    />
  )
}

/** Where a casino is not simply open, that is what the page begins with: in the editors' words, or else in ours. */
function StatusWarning({
  review,
  name,
}: {
  review: DocumentFields<'casino_review'>
  name: string
}): ReactElement | null {
  const status = reviewStatus(review)
  if (status === undefined || status === 'active') return null
  const { heading, text } = words().warnings[status]
  return (
    <Callout kind="warning" data-status={status} title={heading(name)}>
      {hasRichText(review.warning) ? <RichText field={review.warning} size="note" /> : <p>{text}</p>}
    </Callout>
  )
}

function MethodLink({ review }: { review: DocumentFields<'casino_review'> }): ReactElement | null {
  const method = readRelation(review.methodology, 'page')
  return method ? (
    <p>
      <ContentLink field={review.methodology}>
        {readText(method.fields.title) ?? words().summary.howWeRate}
      </ContentLink>
    </p>
  ) : null
}

/** The verdict at length, for whom it is best, and when we look again. */
function Summary({ review }: { review: DocumentFields<'casino_review'> }): ReactElement {
  const bestFor = readText(review.best_for)
  const nextDue = readDay(review.next_review_due)
  return (
    <>
      <RichText field={review.summary} />
      <FactList
        layout="columns"
        facts={[
          ...(bestFor ? [{ label: words().summary.bestFor, value: bestFor }] : []),
          ...(nextDue ? [{ label: words().summary.nextReview, value: <DateText date={nextDue} /> }] : []),
        ]}
      />
    </>
  )
}
