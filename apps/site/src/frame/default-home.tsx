import { ButtonLink } from '@house-edge/ui'
import { PageHeader } from '@house-edge/ui/page'
import type { ReactElement } from 'react'
import { here, routes } from '../routes.ts'
import { words } from '../words/words.ts'

/** Shown at `/` until editors publish a home page (docs/requirements.md#r012): links into the site. */
export function DefaultHome(): ReactElement {
  const { about, beingWritten, allReviews, allArticles } = words().home
  return (
    <>
      <PageHeader title="House Edge" lead={`${about} ${beingWritten}`} />
      <p>
        <ButtonLink href={here(routes.reviews)}>{allReviews}</ButtonLink>{' '}
        <ButtonLink href={here(routes.blog)}>{allArticles}</ButtonLink>
      </p>
    </>
  )
}
