import { LicenceList } from '../../components/licence-list/licence-list.tsx'
import { PaymentsTable } from '../../components/payments-table/payments-table.tsx'
import { Link, type ScoreBand } from '@house-edge/ui'
import type { ReactElement } from 'react'
import { readNumber, readText } from '@house-edge/slices/reading'
import { bandOf } from '../../bands/band-of.ts'
import type { CasinoReviewDocument } from '../../documents.ts'
import { type DocumentFields, readRelation } from '../field/relation.ts'
import type { OfferMarkets } from '../markets/markets.ts'
import { licencesOf } from '../review/licences.ts'
import { paymentsOf } from '../review/payments.ts'
import { isPromoted, reviewStatus } from '../review/review-status.ts'
import { SaveButton } from '../save/save-button.tsx'
import { words } from '../../words/words.ts'
import { idsOf } from './ids-of.ts'
import { type SubjectDocument, subjectName } from './subject-header.tsx'

interface AtCasinosProps {
  /** Markets whose amounts are shown. @default those a review states first */
  markets?: OfferMarkets | undefined
  /** The method or the regulator. */
  subject: Extract<SubjectDocument, { type: 'payment_method' | 'regulator' }>
  reviews: readonly CasinoReviewDocument[]
  /** The id of a form that saves. See `SaveButton`. */
  saveForm?: string | undefined
}

/** Of what is not known: more hours than any payout takes. */
const last = Number.MAX_SAFE_INTEGER

/** What a payment method costs and how long it takes, casino by casino. */
export function PaymentAtCasinos({ subject, reviews, markets, saveForm }: AtCasinosProps): ReactElement {
  const said = words().subjectPages
  const ids = idsOf(subject)
  const found = reviews.flatMap((document) => {
    const casino = casinoOf(document)
    if (!casino) return []
    return paymentsOf(casino.fields, markets)
      .filter(({ id }) => ids.has(id ?? ''))
      .map((payment) => ({
        ...payment,
        casino: casino.id,
        method: casino.name,
        href: casino.href,
        // The page is about one method, so its kind would be the same in every row.
        kind: undefined,
        status: reviewStatus(casino.fields),
        action: <SaveButton form={saveForm} id={casino.id} title={casino.name} />,
      }))
  })
  // The first are those to choose from, by how soon they pay out by it at the latest, then at the soonest; who says nothing of it comes last.
  const payments = found.toSorted(
    (one, other) =>
      Number(isPromoted(other)) - Number(isPromoted(one)) ||
      (one.payoutHours ?? last) - (other.payoutHours ?? last) ||
      (one.fastestHours ?? last) - (other.fastestHours ?? last),
  )
  const [first] = payments
  const name = subjectName(subject) ?? ''
  // Counted as the answer of a search and the filter of casinos count them: a casino may have two rows.
  const casinos = (rows: typeof payments): number => new Set(rows.map(({ casino }) => casino)).size
  const toChoose = casinos(payments.filter(isPromoted))
  const apart = casinos(payments.filter((payment) => !isPromoted(payment)))
  const { take, noneRecommendedTakes, fastest, apart: others, onlyApart } = words().search.answers
  const { orders, found: listed, chosen } = words().lists
  return (
    <>
      {payments.length > 0 && (
        <p>
          {toChoose === 0 ? noneRecommendedTakes(name) : `${take(toChoose, name, listed.everywhere)}.`}{' '}
          {apart > 0 && (toChoose === 0 ? onlyApart : others)(apart)}{' '}
          {first?.payoutHours !== undefined && isPromoted(first) && (
            <>
              {fastest(first.time ?? '')} <Link href={first.href ?? ''}>{first.method}</Link>.{' '}
              {listed.sorted(chosen.inSentence(orders.paid))}
            </>
          )}
        </p>
      )}
      <PaymentsTable payments={payments} heading={said.casino} caption={said.caption(name)} />
    </>
  )
}

/** Which casinos a regulator licenses, under which numbers, and when we looked. */
export function LicencesOfCasinos({
  subject,
  reviews,
  saveForm,
}: Omit<AtCasinosProps, 'markets'>): ReactElement {
  const ids = idsOf(subject)
  const licences = reviews.flatMap((document) => {
    const casino = casinoOf(document)
    if (!casino) return []
    return licencesOf(casino.fields)
      .filter(({ id }) => ids.has(id ?? ''))
      .map((licence) => ({
        ...licence,
        regulator: casino.name,
        href: casino.href,
        status: reviewStatus(casino.fields),
        score: scoreOf(casino.fields),
        action: <SaveButton form={saveForm} id={casino.id} title={casino.name} />,
        // The page is about one regulator, so both would be the same in every row.
        tier: undefined,
        country: undefined,
      }))
  })
  return <LicenceList licences={licences} layout="rows" />
}

function scoreOf(
  fields: DocumentFields<'casino_review'>,
): { value: number; band: ScoreBand | undefined } | undefined {
  const value = readNumber(fields.overall_score, { min: 0, max: 10 })
  return value === undefined ? undefined : { value, band: bandOf(value) }
}

/** Reviews without a name are unfinished, and could not be told from each other in a table. */
function casinoOf(document: CasinoReviewDocument) {
  const review = readRelation(document, 'casino_review')
  const name = readText(review?.fields.name)
  return review && name ? { id: review.id, name, href: review.url, fields: review.fields } : undefined
}
