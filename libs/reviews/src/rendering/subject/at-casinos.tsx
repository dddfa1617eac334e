import { LicenceList } from '../../components/licence-list/licence-list.tsx'
import { PaymentsTable } from '../../components/payments-table/payments-table.tsx'
import type { ReactElement } from 'react'
import { readText } from '@house-edge/slices/reading'
import type { CasinoReviewDocument } from '../../documents.ts'
import { readRelation } from '../field/relation.ts'
import type { OfferMarkets } from '../markets/markets.ts'
import { licencesOf } from '../review/licences.ts'
import { paymentsOf } from '../review/payments.ts'
import { reviewStatus } from '../review/review-status.ts'
import { SaveButton } from '../save/save-button.tsx'

interface AtCasinosProps {
  /** Markets whose amounts are shown. @default those a review states first */
  markets?: OfferMarkets | undefined
  /** The page of the method or the regulator, by which reviews name it. */
  path: string
  /** What it is called. */
  name: string
  reviews: readonly CasinoReviewDocument[]
  /** The id of a form that saves. See `SaveButton`. */
  saveForm?: string | undefined
}

/** What a payment method costs and how long it takes, casino by casino. */
export function PaymentAtCasinos({ path, name, reviews, markets, saveForm }: AtCasinosProps): ReactElement {
  const payments = reviews.flatMap((document) => {
    const casino = casinoOf(document)
    if (!casino) return []
    return paymentsOf(casino.fields, markets)
      .filter(({ href }) => href === path)
      .map((payment) => ({
        ...payment,
        method: casino.name,
        href: casino.href,
        // The page is about one method, so its kind would be the same in every row.
        kind: undefined,
        status: reviewStatus(casino.fields),
        action: <SaveButton form={saveForm} id={casino.id} title={casino.name} />,
      }))
  })
  return <PaymentsTable payments={payments} heading="Casino" caption={`${name} at the casinos we review`} />
}

/** Which casinos a regulator licenses, under which numbers, and when we looked. */
export function LicencesOfCasinos({
  path,
  reviews,
  saveForm,
}: Omit<AtCasinosProps, 'name' | 'markets'>): ReactElement {
  const licences = reviews.flatMap((document) => {
    const casino = casinoOf(document)
    if (!casino) return []
    return licencesOf(casino.fields)
      .filter(({ href }) => href === path)
      .map((licence) => ({
        ...licence,
        regulator: casino.name,
        href: casino.href,
        status: reviewStatus(casino.fields),
        action: <SaveButton form={saveForm} id={casino.id} title={casino.name} />,
        // The page is about one regulator, so both would be the same in every row.
        tier: undefined,
        country: undefined,
      }))
  })
  return <LicenceList licences={licences} />
}

/** Reviews without a name are unfinished, and could not be told from each other in a table. */
function casinoOf(document: CasinoReviewDocument) {
  const review = readRelation(document, 'casino_review')
  const name = readText(review?.fields.name)
  return review && name ? { id: review.id, name, href: review.url, fields: review.fields } : undefined
}
