import { ButtonLink, DateText, FactList, Link } from '@house-edge/ui'
import { Panel } from '@house-edge/ui/forms'
import { Section } from '@house-edge/ui/page'
import { href } from '@house-edge/routing'
import type { ReactElement } from 'react'
import { publicBackend } from '../backend.ts'
import { findPageFront } from '../finished/page-front.ts'
import { routes } from '../routes.ts'
import type { Glance } from './glance.ts'
import { readGlance } from './read-glance.ts'

interface ReaderGlanceProps {
  documentId: string
  uid: string
  name: string | null
}

/**
 * What readers say, beside a review: the average and the latest, apart from the editors' score. The page is stored and
 * rendered again when they change (`start-following.ts`).
 */
export async function ReaderGlance({ documentId, uid, name }: ReaderGlanceProps): Promise<ReactElement> {
  const glance = await glanceOf(documentId)
  return (
    <Section title="Readers’ experiences" titleId="experiences">
      <p>What readers say of {name} for themselves. It never changes our score.</p>
      {glance && <Glimpse glance={glance} />}
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

function Glimpse({ glance: { votes, mean, marks, latest } }: { glance: Glance }): ReactElement {
  if (votes === 0) return <p>No reader has told theirs yet.</p>
  return (
    <>
      <p>
        <b>{mean} of 5</b> from {votes === 1 ? '1 reader' : `${votes} readers`}
      </p>
      <FactList layout="columns" facts={marks} />
      {latest.map((experience) => (
        <Panel
          key={experience.id}
          level={3}
          title={
            <>
              {experience.author}, <DateText date={experience.day} />
            </>
          }
        >
          <p>
            {experience.mean} of 5. {experience.words}
          </p>
        </Panel>
      ))}
    </>
  )
}

async function glanceOf(documentId: string): Promise<Glance | undefined> {
  // A build needs the content only.
  if (process.env['NEXT_PHASE'] === 'phase-production-build') return undefined
  const read = await readGlance(publicBackend(), documentId)
  // The page is rendered again when the experiences can be read.
  if (!read) findPageFront()?.shownExperiences.delete(documentId)
  return read
}
