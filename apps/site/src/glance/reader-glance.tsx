import { Island } from '@house-edge/serving/islands'
import { ButtonLink } from '@house-edge/ui'
import { Section } from '@house-edge/ui/page'
import { href } from '@house-edge/routing'
import type { ReactElement } from 'react'
import { publicBackend } from '../backend.ts'
import { backendConfig } from '../config.ts'
import { findPageFront } from '../finished/page-front.ts'
import { routes } from '../routes.ts'
import { LiveGlance, type LiveGlanceProps } from './live-glance.island.tsx'
import { readGlance } from './read-glance.ts'

interface ReaderGlanceProps {
  documentId: string
  uid: string
  name: string | null
}

/** The part of a review's page that it makes. */
export const glanceContents = { id: 'experiences', text: 'Readers’ experiences', level: 2 } as const

/**
 * What readers say, beside a review: the average and the latest, apart from the editors' score. The page is stored and
 * rendered again when they change (`start-following.ts`); an open one follows by itself.
 */
export async function ReaderGlance({ documentId, uid, name }: ReaderGlanceProps): Promise<ReactElement> {
  const props = await glanceOf(documentId)
  return (
    <Section title={glanceContents.text} titleId={glanceContents.id}>
      <p>What readers say of {name} for themselves. It never changes our score.</p>
      {props && <Island name="reader-glance" component={LiveGlance} props={props} wakes="visible" />}
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

async function glanceOf(documentId: string): Promise<LiveGlanceProps | undefined> {
  // A build needs the content only.
  if (process.env['NEXT_PHASE'] === 'phase-production-build') return undefined
  const { BACKEND_URL: url, BACKEND_PUBLISHABLE_KEY: publishableKey } = backendConfig()
  const glance = await readGlance(publicBackend(), documentId)
  // The page is rendered again when the experiences can be read.
  if (!glance) findPageFront()?.shownExperiences.delete(documentId)
  return { url, publishableKey, documentId, glance }
}
