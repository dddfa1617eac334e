import type { ReactElement, ReactNode } from 'react'
import { ButtonLink } from '@house-edge/ui'
import type { SliceContext } from '../context/slice-context.ts'
import type { DocumentFields } from '../field/relation.ts'
import { isOpenIn, perMarket } from '../markets/markets.ts'
import { OfferPart } from '../offer/offer-part.tsx'
import { visitOf } from '../review/offer.tsx'
import { PaidNotice } from './paid-notice.tsx'
import { words } from '../../words/words.ts'

/** The way to a casino, for readers where it is open. Nothing where readers are not sent to it. */
export function ReviewVisit({
  review,
  context,
  saysPaid = 'in one word',
  children,
}: {
  review: DocumentFields<'casino_review'>
  context: SliceContext | undefined
  /** Whether we earn by it is said beside the button, or in one word on it where there is little room. @default 'in one word' */
  saysPaid?: 'beside' | 'in one word'
  /** What the button says. */
  children: ReactNode
}): ReactElement {
  const visit = visitOf(review, context)
  const places = perMarket(context?.markets, (market) =>
    market === undefined || isOpenIn(review, market) ? visit : undefined,
  )
  return (
    <>
      {places.map(({ shown: { href, relation }, markets }) => (
        <OfferPart key={markets ?? ''} markets={markets}>
          <ButtonLink href={href} relation={relation}>
            <span>{children}</span>
            {/* Between the words of its name, which would run together. */}{' '}
            {saysPaid === 'in one word' && relation === 'affiliate' && (
              <small>{words().summary.advertisement}</small>
            )}
          </ButtonLink>
          {saysPaid === 'beside' && <PaidNotice review={review} />}
        </OfferPart>
      ))}
    </>
  )
}
