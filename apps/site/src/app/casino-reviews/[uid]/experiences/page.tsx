import { ButtonLink, FactList, Link, StatusTag } from '@house-edge/ui'
import { Notice } from '@house-edge/ui/forms'
import { Breadcrumbs, EmptyState, Flow, PageHeader, Section } from '@house-edge/ui/page'
import { href } from '@house-edge/routing'
import type { Metadata } from 'next'
import { cookies } from 'next/headers'
import { notFound, permanentRedirect } from 'next/navigation'
import { visitorBackend } from '../../../../backend.ts'
import { backendConfig } from '../../../../config.ts'
import { averageRating, averagesByCriterion } from '@house-edge/readers/criteria'
import {
  ExperiencePanel,
  type ExperienceTotal,
  findTotal,
  listExperiences,
  readCursor,
  writeCursor,
} from '@house-edge/readers/experiences'
import { findCasino } from '../../../../experiences/find-casino.ts'
import { LiveExperiences } from '@house-edge/readers/islands'
import { Island } from '@house-edge/serving/islands'
import { SiteFrame } from '../../../../frame/site-frame.tsx'
import { routes } from '../../../../routes.ts'

/** Rendered for each request, never cached. */
export const dynamic = 'force-dynamic'

interface Props {
  params: Promise<{ uid: string }>
  searchParams: Promise<Record<string, string | string[] | undefined>>
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const casino = await findCasino((await params).uid)
  return casino ? { title: `Readers’ experiences with ${casino.name}` } : {}
}

/** What readers say of a casino, at `/casino-reviews/{uid}/experiences`. */
export default async function ExperiencesPage({ params, searchParams }: Props) {
  const { uid } = await params
  const casino = await findCasino(uid)
  if (!casino) notFound()
  const { documentId, name, status } = casino
  const path = href(routes.experiences, { uid: casino.uid })
  const { after: cursor } = await searchParams
  const after = readCursor(cursor)
  // The review was renamed: one address for what readers say.
  if (casino.uid !== uid)
    permanentRedirect(typeof cursor === 'string' ? `${path}?after=${encodeURIComponent(cursor)}` : path)
  const backend = await visitorBackend(await cookies())
  const [list, total] = await Promise.all([
    listExperiences(backend, documentId, after),
    findTotal(backend, documentId),
  ])
  const last = list?.shown.at(-1)
  const { BACKEND_URL: url, BACKEND_PUBLISHABLE_KEY: publishableKey } = backendConfig()
  return (
    <SiteFrame path={path} isPersonal>
      <Breadcrumbs
        trail={[
          { href: href(routes.reviews), text: 'Casino reviews' },
          { href: href(routes.review, { uid }), text: name },
        ]}
        current="Readers’ experiences"
      />
      <PageHeader
        title={`Readers’ experiences with ${name}`}
        lead="What readers say for themselves. It never changes the score of our review."
      >
        <StatusTag status={status} />
      </PageHeader>
      <Island
        name="experiences"
        component={LiveExperiences}
        props={{ url, publishableKey, documentId }}
        wakes="visible"
        isPlain
      />
      {/* Whether it shows what there is now: a part that does not is taken over by no page that is open. */}
      <Flow data-live-experiences={list !== undefined && total !== undefined}>
        <Section title={total ? 'All readers together' : 'Have you played there?'}>
          <Average total={total} />
          <p>
            <ButtonLink href={href(routes.accountExperience, { uid })}>Tell yours</ButtonLink>
          </p>
          <p>
            A moderator reads each experience before it shows. What is refused and why stands in{' '}
            <Link href="/experience-rules">our rules for experiences</Link>.
          </p>
        </Section>
        <Section title={after ? 'Older experiences' : 'Latest experiences'}>
          {!list && (
            <Notice tone="error">
              <p>
                What readers say cannot be shown just now. Nothing is lost. Load the page again in a minute.
              </p>
            </Notice>
          )}
          {list?.shown.length === 0 && (
            <EmptyState title="No experiences yet">If you have played there, be the first.</EmptyState>
          )}
          {list?.shown.map((experience) => (
            <ExperiencePanel key={experience.id} experience={experience}>
              <p>
                <Link href={`${href(routes.complaints)}?experience=${experience.id}`}>
                  Report this<span className="he-hidden"> experience of {experience.author_name}</span>
                </Link>
              </p>
            </ExperiencePanel>
          ))}
          {list?.hasMore && last && (
            <p>
              <Link href={`${path}?after=${encodeURIComponent(writeCursor(last))}`}>Older experiences</Link>
            </p>
          )}
        </Section>
      </Flow>
    </SiteFrame>
  )
}

function Average({ total }: { total: ExperienceTotal | null | undefined }) {
  if (!total) return null
  const { votes } = total
  return (
    <>
      <p>
        {averageRating(total, votes)} of 5 from {votes === 1 ? '1 reader' : `${votes} readers`}
      </p>
      <FactList layout="columns" facts={averagesByCriterion(total, votes)} />
    </>
  )
}
