import { reviewWords } from '@house-edge/reviews/rendering'
import { ButtonLink } from '@house-edge/ui'
import { ofAddress } from '@house-edge/reviews/question'
import type { ReactElement } from 'react'
import { here, routes } from '../routes.ts'
import { words } from '../words/words.ts'

/** Where to go from an address that has no page: what most come for, and how to say that a link is wrong. */
export function WaysOn(): ReactElement {
  // The search reads the address from the `Referer`, so that the page is the same for all of them.
  const searchForIt = `${here(routes.search)}?${ofAddress.name}=${ofAddress.value}`
  return (
    <>
      <ButtonLink href={here(routes.home)}>{words().absence.home}</ButtonLink>
      <ButtonLink href={searchForIt} variant="quiet">
        {words().absence.searchForIt}
      </ButtonLink>
      <ButtonLink href={here(routes.reviews)} variant="quiet">
        {reviewWords().subjects.casino_review.title}
      </ButtonLink>
      <ButtonLink href={here(routes.blog)} variant="quiet">
        {words().listing.articles}
      </ButtonLink>
      <ButtonLink href={here(routes.complaints)} variant="quiet">
        {words().absence.sayIt}
      </ButtonLink>
    </>
  )
}
