import { ButtonLink } from '@house-edge/ui'
import { PageHeader } from '@house-edge/ui/page'
import { href } from '@house-edge/routing'
import type { ReactElement } from 'react'
import { createIcon, houseIcons } from '@house-edge/ui/icons'
import { siteLog } from '../logging/log.ts'
import { routes } from '../routes.ts'

const Icon = createIcon({
  collections: [houseIcons],
  warn: (message) => siteLog().warn('icons', { message }),
})

/** Shown at `/` until editors publish a home page (docs/requirements.md#r012): links into the site. */
export function DefaultHome(): ReactElement {
  return (
    <>
      <PageHeader title="House Edge" lead="Casino reviews and articles. The front page is being written." />
      <p>
        <ButtonLink href={href(routes.reviews)}>
          Read the reviews <Icon name="house:arrow" className="he-turns" />
        </ButtonLink>{' '}
        <ButtonLink href={href(routes.blog)}>Read the blog</ButtonLink>
      </p>
    </>
  )
}
