import { AccountPage, FlashNotice } from '@house-edge/account/views'
import type { VisitPage } from '@house-edge/publishing'
import { type Kind, kinds } from '@house-edge/readers/complaints'
import { DateText, FactList, Prose } from '@house-edge/ui'
import { Notice } from '@house-edge/ui/forms'
import { titled } from '../../../questions/titled.ts'
import { type Personal, shellOf } from '../../../visits/personal.tsx'

const texts = { 'auth/saved': 'The editors have it. Keep the address of this page, or the number.' }

const states: Readonly<Record<string, string>> = {
  open: 'The editors have it',
  closed: 'Closed: it was withdrawn',
}

/** What becomes of a complaint. `undefined`: it cannot be read now. */
export interface ComplaintShown extends Personal {
  number: string
  report: { kind: string; created_at: string; status: string; answer: string | null } | undefined
}

/** The state of a complaint, for everybody who knows its number, at `/complaints/{number}`. */
export const complaint: VisitPage<ComplaintShown> = {
  head: () => ({ title: titled('What becomes of it') }),
  view: (shown, above) => {
    const { site, flash, number, report } = shown
    return (
      <AccountPage
        shell={shellOf(shown, above)}
        title={
          <>
            Number <span>{number}</span>
          </>
        }
        path={`/complaints/${number}`}
      >
        <FlashNotice site={site} flash={flash} texts={texts} />
        {report ? (
          <>
            <FactList
              facts={[
                { label: 'About', value: kinds[report.kind as Kind] },
                { label: 'Sent', value: <DateText date={report.created_at.slice(0, 10)} /> },
                {
                  label: 'State',
                  value: states[report.status] ?? 'Answered',
                },
              ]}
            />
            {report.answer && (
              <Prose>
                <h2>Our answer</h2>
                <p>{report.answer}</p>
              </Prose>
            )}
            {report.status === 'closed' && (
              <p>What it said was deleted with the account of its sender, so nobody answers it any more.</p>
            )}
            {report.status === 'open' && (
              <p>We answer within five working days. The answer will stand here.</p>
            )}
          </>
        ) : (
          <Notice tone="error">
            <p>That cannot be shown just now. Nothing is lost. Load the page again in a minute.</p>
          </Notice>
        )}
      </AccountPage>
    )
  },
}
