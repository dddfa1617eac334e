import { AccountPage, FlashNotice } from '@house-edge/account/views'
import type { VisitPage } from '@house-edge/publishing'
import { type Kind, kindWords, lastDayToAnswer } from '@house-edge/readers/complaints'
import type { Savable } from '@house-edge/readers/saving'
import { DateText, type Fact, FactList, Link, Prose } from '@house-edge/ui'
import { Notice } from '@house-edge/ui/forms'
import { marked } from '@house-edge/ui/language'
import { readerWords } from '@house-edge/readers/words'
import { titled } from '../../../site-metadata.ts'
import { here, routes } from '../../../routes.ts'
import { type Personal, shellOf } from '../../../visits/personal.tsx'

/** What becomes of a complaint. `undefined`: it cannot be read now. */
export interface ComplaintShown extends Personal {
  number: string
  /** What was sent, in the browser that sent it, for some minutes: whoever knows the number is told nothing of it. */
  sent:
    | { about: Pick<Savable, 'kind' | 'title' | 'href'> | 'another' | undefined; details: string }
    | undefined
  report: { kind: string; created_at: string; status: string; answer: string | null } | undefined
}

/** The state of a complaint, for everybody who knows its number, at `/complaints/{number}`. */
export const complaint: VisitPage<ComplaintShown> = {
  head: () => ({ title: titled(readerWords().sections.complaints.outcome) }),
  view: (shown, above) => {
    const { site, flash, number, report, sent } = shown
    const said = readerWords().sections.complaints
    const states: Readonly<Record<string, string>> = { open: said.open, closed: said.closed }
    return (
      <AccountPage
        shell={shellOf(shown, above)}
        title={marked(said.number(number), (part) => (
          <span dir="ltr">{part}</span>
        ))}
        path={here(routes.complaint, { number })}
      >
        <FlashNotice site={site} flash={flash} texts={{ 'auth/saved': said.received }} />
        {report ? (
          <>
            <FactList
              facts={[
                ...casinoFacts(sent?.about),
                { label: said.aboutLabel, value: kindWords(report.kind as Kind) },
                { label: said.sent, value: <DateText date={report.created_at.slice(0, 10)} /> },
                { label: said.state, value: states[report.status] ?? said.answered },
              ]}
            />
            {sent && (
              <Prose>
                <h2>{said.wrote}</h2>
                <p lang="" dir="auto">
                  {sent.details}
                </p>
                <p>{said.wroteNote}</p>
              </Prose>
            )}
            {report.answer && (
              <Prose>
                <h2>{said.answer}</h2>
                <p lang="" dir="auto">
                  {report.answer}
                </p>
              </Prose>
            )}
            {report.status === 'closed' && <p>{said.closedText}</p>}
            {report.status === 'open' && (
              <Prose>
                <h2>{said.next}</h2>
                <p>
                  {marked(said.openText, () => (
                    <DateText date={lastDayToAnswer(report.created_at)} />
                  ))}
                </p>
              </Prose>
            )}
          </>
        ) : (
          <Notice tone="error">
            <p>{said.unknown}</p>
          </Notice>
        )}
      </AccountPage>
    )
  },
}

/** An article is told of by its form alone: what is wrong with it stands below. */
function casinoFacts(about: NonNullable<ComplaintShown['sent']>['about']): readonly Fact[] {
  const { casinoLabel, otherLabel } = readerWords().sections.complaints
  if (about === 'another') return [{ label: casinoLabel, value: otherLabel }]
  if (about?.kind !== 'review') return []
  return [{ label: casinoLabel, value: <Link href={about.href}>{about.title}</Link> }]
}
