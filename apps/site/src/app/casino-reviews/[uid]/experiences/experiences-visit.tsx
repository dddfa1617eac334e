import { ButtonLink, FactList, Link, StatusTag } from '@house-edge/ui'
import { Notice } from '@house-edge/ui/forms'
import { marked } from '@house-edge/ui/language'
import { Breadcrumbs, EmptyState, Flow, PageHeader, Section } from '@house-edge/ui/page'
import type { VisitPage } from '@house-edge/publishing'
import {
  averageFacts,
  averageWords,
  ExperiencePanel,
  readerName,
  type ExperienceTotal,
  type findTotal,
  type listExperiences,
  writeCursor,
} from '@house-edge/readers/experiences'
import { LiveExperiences } from '@house-edge/readers/islands'
import { type listVotes, VoteForm } from '@house-edge/readers/voting'
import { Island } from '@house-edge/serving/islands'
import { reviewWords } from '@house-edge/reviews/rendering'
import type { findCasino } from '@house-edge/reviews/casino'
import { readerWords } from '@house-edge/readers/words'
import { FrameView } from '../../../../frame/frame-view.tsx'
import type { Framed } from '../../../../questions/framed.ts'
import { titled } from '../../../../site-metadata.ts'
import { findDocumentPath, here, routes } from '../../../../routes.ts'

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
  head: ({ casino }) => ({ title: titled(readerWords().sections.allExperiences.title(casino.name)) }),
  view: ({ settings, casino, list, total, votes, after, backend }, above) => {
    const { documentId, uid, name, status } = casino
    const path = here(routes.experiences, { uid })
    const said = readerWords().sections.allExperiences
    const last = list?.shown.at(-1)
    return (
      <FrameView path={path} settings={settings} above={above}>
        <Breadcrumbs
          trail={[
            { href: here(routes.reviews), text: reviewWords().subjects.casino_review.title },
            { href: here(routes.review, { uid }), text: name },
          ]}
          current={said.short}
        />
        <PageHeader title={said.title(name)} lead={said.lead}>
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
          <Section title={total ? said.together : said.played}>
            <Average total={total} />
            <p>
              <ButtonLink href={here(routes.accountExperience, { uid })}>{said.tell}</ButtonLink>
            </p>
            <p>
              {marked(said.rules, (part) => (
                <Link href={findDocumentPath('page', 'experience-rules') ?? here(routes.home)}>{part}</Link>
              ))}
            </p>
          </Section>
          <Section title={after === undefined ? said.latest : said.older}>
            {!list && (
              <Notice tone="error">
                <p>{said.unknown}</p>
              </Notice>
            )}
            {list?.shown.length === 0 && <EmptyState title={said.none}>{said.beFirst}</EmptyState>}
            {list?.shown.map((experience) => (
              <ExperiencePanel key={experience.id} experience={experience}>
                <VoteForm
                  experience={experience}
                  votes={votes?.get(experience.id)}
                  place={{ casino: uid, after }}
                />
                <p>
                  <Link href={`${here(routes.complaints)}?experience=${experience.id}`}>
                    {said.report}
                    <span className="he-hidden">
                      {said.reportWhat(readerName(experience.author_name, readerWords().rating))}
                    </span>
                  </Link>
                </p>
              </ExperiencePanel>
            ))}
            {list?.hasMore && last && (
              <p>
                <Link href={`${path}?after=${encodeURIComponent(writeCursor(last))}`}>{said.older}</Link>
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
      <p>{averageWords(total, votes)}</p>
      <FactList layout="columns" facts={averageFacts(total, votes)} />
    </>
  )
}
