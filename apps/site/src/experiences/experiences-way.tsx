import { ButtonLink } from '@house-edge/ui'
import { Section } from '@house-edge/ui/page'
import { href } from '@house-edge/routing'
import type { ReactElement } from 'react'
import { routes } from '../routes.ts'

/** Links a review to the readers' experiences. The review is a finished page; the experiences change without it. */
export function ExperiencesWay({ uid, name }: { uid: string; name: string | null }): ReactElement {
  return (
    <Section title="Readers’ experiences" titleId="experiences">
      <p>What readers say of {name} for themselves. It never changes our score.</p>
      <p>To tell yours you sign in: each reader counts once, and can change or withdraw what they wrote.</p>
      <p>
        <ButtonLink href={href(routes.experiences, { uid })} variant="quiet">
          Read what readers say
        </ButtonLink>{' '}
        <ButtonLink href={href(routes.accountExperience, { uid })} variant="quiet">
          Tell yours
        </ButtonLink>
      </p>
    </Section>
  )
}
