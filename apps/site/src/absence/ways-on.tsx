import { ButtonLink } from '@house-edge/ui'
import { href } from '@house-edge/routing'
import type { ReactElement } from 'react'
import { routes } from '../routes.ts'

/** Where to go from an address that has no page: what most come for, and how to say that a link is wrong. */
export function WaysOn(): ReactElement {
  return (
    <>
      <ButtonLink href={href(routes.home)}>Go to the front page</ButtonLink>
      <ButtonLink href={href(routes.search)} variant="quiet">
        Search
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
