import { ButtonLink, FactList, Link, StatusTag } from '@house-edge/ui'
import { Notice } from '@house-edge/ui/forms'
import { Breadcrumbs, EmptyState, Flow, PageHeader, Section } from '@house-edge/ui/page'
import { href } from '@house-edge/routing'
import type { VisitPage } from '@house-edge/publishing'
import { averageRating, averagesByCriterion } from '@house-edge/readers/criteria'
import {
  ExperiencePanel,
  type ExperienceTotal,
  type findTotal,
  type listExperiences,
  writeCursor,
} from '@house-edge/readers/experiences'
import { LiveExperiences } from '@house-edge/readers/islands'
import { type listVotes, VoteForm } from '@house-edge/readers/voting'
import { Island } from '@house-edge/serving/islands'
import type { findCasino } from '@house-edge/reviews/casino'
import { FrameView } from '../../../../frame/frame-view.tsx'
import type { Framed } from '../../../../questions/framed.ts'
import { titled } from '../../../../questions/titled.ts'
import { routes } from '../../../../routes.ts'

/** What readers say of a casino. `undefined`: it cannot be read now. */
export interface ExperiencesShown extends Framed {
  casino: NonNullable<Awaited<ReturnType<typeof findCasino>>>
  list: Awaited<ReturnType<typeof listExperiences>>
  total: Awaited<ReturnType<typeof findTotal>>
  /** The votes on those listed. `undefined`: they cannot be read now. */
  votes: Awaited<ReturnType<typeof listVotes>>
  /** After which one the list begins, where older ones are asked for. */
  after: string | undefined
  /** Where browsers listen for more. */
  backend: { url: string; publishableKey: string }
}

/** What readers say of a casino, at `/casino-reviews/{uid}/experiences`. */
export const experiences: VisitPage<ExperiencesShown> = {
  head: ({ casino }) => ({ title: titled(`Readers’ experiences with ${casino.name}`) }),
  view: ({ settings, casino, list, total, votes, after, backend }, above) => {
    const { documentId, uid, name, status } = casino
    const path = href(routes.experiences, { uid })
    const last = list?.shown.at(-1)
    return (
      <FrameView path={path} settings={settings} above={above}>
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
          props={{ ...backend, documentId }}
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
          <Section title={after === undefined ? 'Latest experiences' : 'Older experiences'}>
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
                <VoteForm
                  experience={experience}
                  votes={votes?.get(experience.id)}
                  place={{ casino: uid, after }}
                />
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
      </FrameView>
    )
  },
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
