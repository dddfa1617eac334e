import { ButtonLink } from '@house-edge/ui'
import { href } from '@house-edge/routing'
import type { ReactElement } from 'react'
import { routes } from '../routes.ts'
import { ofAddress } from './words-of-address.ts'

/** The search reads the address from the `Referer`, so that the page is the same for all of them. */
const searchForIt = `${href(routes.search)}?${ofAddress.name}=${ofAddress.value}`

/** Where to go from an address that has no page: what most come for, and how to say that a link is wrong. */
export function WaysOn(): ReactElement {
  return (
    <>
      <ButtonLink href={href(routes.home)}>Go to the front page</ButtonLink>
      <ButtonLink href={searchForIt} variant="quiet">
        Search for it
      </ButtonLink>
      <ButtonLink href={href(routes.reviews)} variant="quiet">
        Casino reviews
      </ButtonLink>
      <ButtonLink href={href(routes.blog)} variant="quiet">
        Articles
      </ButtonLink>
      <ButtonLink href={href(routes.complaints)} variant="quiet">
        Say that a link is wrong
      </ButtonLink>
    </>
  )
}
