import { AuthorLine, Callout, DateText, Disclosure, FactList, Verdict } from '@house-edge/ui'
import type { ReactElement, ReactNode } from 'react'
import { ContentLink, hasRichText, RichText } from '@house-edge/slices'
import { readDay, readImage, readNumber, readText } from '@house-edge/slices/reading'
import type { CasinoReviewDocument } from '../../documents.ts'
import { bandOf } from '../../bands/band-of.ts'
import { type DocumentFields, type RelatedDocument, readRelation } from '../field/relation.ts'
import { readPerson } from '../person/person.ts'
import type { SliceContext } from '../context/slice-context.ts'
import { firstOffers, firstOfferId } from './first-offer.ts'
import { perMarket } from '../markets/markets.ts'
import { OfferTerms, todayOf } from './offer.tsx'
import { OfferPart } from '../offer/offer-part.tsx'
import { shownUntil } from '../offer/offer-terms.ts'
import { reviewStatus } from './review-status.ts'

interface ReviewSummaryProps {
  document: CasinoReviewDocument | null | undefined
  context?: SliceContext
  /** How we may earn from this review. @default a sentence saying so, when the review says we may */
  disclosure?: ReactNode
}

/** The head of a review: casino, verdict, score, who answers for it, how we earn, and the first offer. */
export function ReviewSummary({ document, context, disclosure }: ReviewSummaryProps): ReactElement | null {
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
      scoreNotes={<ScoreNotes review={fields} />}
      summary={<RichText field={fields.summary} />}
      byline={
        <AuthorLine
          author={readPerson(fields.author)}
          checker={readPerson(fields.fact_checker)}
          dateLabel="Last reviewed"
          date={readDay(fields.last_reviewed)}
        />
      }
      disclosure={disclosure ?? paidNotice(fields)}
      offer={<FirstOffer review={review} context={context} />}
    />
  )
}

const warnings = {
  warning: {
    title: (name: string) => `Do not deposit at ${name}`,
    words: 'We warn against this casino. We show none of its offers and no way to it.',
  },
  closed: {
    title: (name: string) => `${name} has closed`,
    words: 'It takes no players. We keep the review for the record, without offers and without a way to it.',
  },
  unlisted: {
    title: (name: string) => `We no longer list ${name}`,
    words: 'Its review is not kept up to date. We show none of its offers and no way to it.',
  },
} as const

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
  const { title, words } = warnings[status]
  return (
    <Callout kind="warning" title={title(name)}>
      {hasRichText(review.warning) ? <RichText field={review.warning} size="note" /> : <p>{words}</p>}
    </Callout>
  )
}

function ScoreNotes({ review }: { review: DocumentFields<'casino_review'> }): ReactElement | null {
  const bestFor = readText(review.best_for)
  const nextDue = readDay(review.next_review_due)
  const method = (
    <ContentLink field={review.methodology}>
      {readText(readRelation(review.methodology, 'page')?.fields.title) ?? 'How we rate'}
    </ContentLink>
  )
  return (
    <>
      <FactList
        layout="columns"
        facts={[
          ...(bestFor ? [{ label: 'Best for', value: bestFor }] : []),
          ...(nextDue ? [{ label: 'Next review', value: <DateText date={nextDue} /> }] : []),
        ]}
      />
      {readRelation(review.methodology, 'page') && <p>{method}</p>}
    </>
  )
}

function paidNotice(review: DocumentFields<'casino_review'>): ReactNode {
  return (
    review.has_affiliate === true && (
      <Disclosure>
        <p>
          We may be paid when you visit this casino from here. What we are paid never changes a score, and no
          casino sees a review before it is published.
        </p>
      </Disclosure>
    )
  )
}

function FirstOffer({
  review,
  context,
}: {
  review: RelatedDocument<'casino_review'>
  context: SliceContext | undefined
}): ReactElement {
  return (
    <>
      {perMarket(context?.markets, firstOffers(review.fields, context)).map(({ shown, markets }) => (
        <OfferPart key={markets ?? ''} until={shownUntil(shown.fields, todayOf(context))} markets={markets}>
          <OfferTerms
            bonus={shown.fields}
            href={shown.url}
            review={review}
            context={context}
            level={2}
            id={firstOfferId}
          />
        </OfferPart>
      ))}
    </>
  )
}
