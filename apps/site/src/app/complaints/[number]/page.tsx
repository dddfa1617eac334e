import { DateText, FactList, Prose } from '@house-edge/ui'
import { Notice } from '@house-edge/ui/forms'
import { cookies } from 'next/headers'
import { notFound } from 'next/navigation'
import { AccountPage, FlashNotice } from '../../../account/account-pages.tsx'
import { pendingFlash } from '@house-edge/account/next'
import { visitorBackend } from '../../../backend.ts'
import { type Kind, kinds } from '@house-edge/readers/complaints'
import { siteLog } from '../../../logging/log.ts'

/** Rendered for one visitor, never cached. */
export const dynamic = 'force-dynamic'

export const metadata = { title: 'What becomes of it' }

const texts = { 'auth/saved': 'The editors have it. Keep the address of this page, or the number.' }

const states: Readonly<Record<string, string>> = {
  open: 'The editors have it',
  closed: 'Closed: it was withdrawn',
}

/** The state of a complaint, for everybody who knows its number, at `/complaints/{number}`. */
export default async function ComplaintPage({ params }: { params: Promise<{ number: string }> }) {
  const { number } = await params
  const backend = await visitorBackend(await cookies())
  const [flash, { data, error }] = await Promise.all([
    pendingFlash(),
    backend.rpc('report_status', { asked: number }),
  ])
  if (error) siteLog().warn('complaint', { code: error.code })
  const [report] = data ?? []
  if (data && !report) notFound()
  return (
    <AccountPage
      title={
        <>
          Number <span>{number}</span>
        </>
      }
      path={`/complaints/${number}`}
    >
      <FlashNotice flash={flash} texts={texts} />
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
          {report.status === 'open' && <p>We answer within five working days. The answer will stand here.</p>}
        </>
      ) : (
        <Notice tone="error">
          <p>That cannot be shown just now. Nothing is lost. Load the page again in a minute.</p>
        </Notice>
      )}
    </AccountPage>
  )
}
