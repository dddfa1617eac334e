import { Island } from '@house-edge/serving/islands'
import { ButtonLink } from '@house-edge/ui'
import { Section } from '@house-edge/ui/page'
import type { CasinoReviewDocument } from '@house-edge/reviews/documents'
import { ReadersBesideOurs } from '@house-edge/reviews/rendering'
import { href } from '@house-edge/routing'
import type { ReactElement } from 'react'
import { publicBackend } from '../../backend.ts'
import { backendConfig } from '../../config.ts'
import { routes } from '../../routes.ts'
import { experiencesMissing, readRating } from '@house-edge/readers/rating'
import { LiveRating, type LiveRatingProps } from '@house-edge/readers/islands'

interface ReaderRatingProps {
  document: CasinoReviewDocument
  uid: string
}

/** The part of a review's page that it makes. */
export const ratingContents = { id: 'experiences', text: 'Readers’ experiences', level: 2 } as const

/**
 * What readers say, beside a review: the average and the latest, apart from the editors' score. The page is stored and
 * rendered again when they change (`follow-experiences.ts`); an open one follows by itself.
 */
export async function ReaderRating({ document, uid }: ReaderRatingProps): Promise<ReactElement> {
  const { name } = document.data
  const props = await ratingOf(document.id)
  const { marks = [], votes = 0 } = props?.rating ?? {}
  return (
    <Section title={ratingContents.text} titleId={ratingContents.id}>
      <p>What readers say of {name} for themselves. It never changes our score.</p>
      {props && <Island name="reader-rating" component={LiveRating} props={props} wakes="visible" />}
      <ReadersBesideOurs document={document} marks={marks} votes={votes} />
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

async function ratingOf(documentId: string): Promise<LiveRatingProps | undefined> {
  // A build needs the content only.
  if (process.env['NEXT_PHASE'] === 'phase-production-build') return undefined
  const { BACKEND_URL: url, BACKEND_PUBLISHABLE_KEY: publishableKey } = backendConfig()
  const rating = await readRating(publicBackend(), documentId)
  // The page is rendered again when the experiences can be read.
  if (!rating) experiencesMissing(documentId)
  return { url, publishableKey, documentId, rating }
}
