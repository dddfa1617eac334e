import { links } from '../../links.ts'
import { Island } from '@house-edge/serving/islands'
import { ButtonLink } from '@house-edge/ui'
import { type ContentsEntry, Section } from '@house-edge/ui/page'
import type { CasinoReviewDocument } from '@house-edge/reviews/documents'
import { ReadersBesideOurs } from '@house-edge/reviews/rendering'
import type { ReactElement } from 'react'
import { publicBackend } from '../../backend.ts'
import { backendConfig } from '../../config.ts'
import { here, routes } from '../../routes.ts'
import { experiencesMissing, ratingWords, readRating } from '@house-edge/readers/rating'
import { LiveRating, type LiveRatingProps } from '@house-edge/readers/islands'
import { words } from '../../words/words.ts'

interface ReaderRatingProps {
  document: CasinoReviewDocument
  uid: string
}

const id = 'experiences'

/** The part of a review's page that it makes. */
export function ratingContents(): ContentsEntry {
  return { id, text: words().experiences.title, level: 2 }
}

/**
 * What readers say, beside a review: the average and the latest, apart from the editors' score. The page is stored and
 * rendered again when they change (`follow-experiences.ts`); an open one follows by itself.
 */
export async function ReaderRating({ document, uid }: ReaderRatingProps): Promise<ReactElement> {
  const { name } = document.data
  const props = await ratingOf(links.toldId(document))
  const { marks = [], votes = 0 } = props?.rating ?? {}
  // The island says so in a line, and there is nothing to read or to explain.
  const isEmpty = props?.rating?.votes === 0
  const said = words().experiences
  return (
    <Section title={said.title} titleId={id}>
      {!isEmpty && <p>{said.lead(name ?? '')}</p>}
      {props && <Island name="reader-rating" component={LiveRating} props={props} wakes="visible" />}
      <ReadersBesideOurs document={document} marks={marks} votes={votes} />
      {!isEmpty && <p>{said.how}</p>}
      <div className="he-form-actions">
        {!isEmpty && (
          <ButtonLink href={here(routes.experiences, { uid })} variant="quiet">
            {said.read}
          </ButtonLink>
        )}
        <ButtonLink href={here(routes.accountExperience, { uid })} variant="quiet">
          {said.tell}
        </ButtonLink>
      </div>
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
  return { url, publishableKey, documentId, rating, words: ratingWords() }
}
