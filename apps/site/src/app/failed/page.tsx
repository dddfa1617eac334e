import { ErrorPage, SkipLink } from '@house-edge/ui/page'
import type { Metadata } from 'next'
import { referencePlace } from '../../absence/reference-place.ts'

export const metadata: Metadata = { title: 'Internal Server Error', robots: { index: false } }

/** What visitors see when a page fails. Sent with 500 in place of the framework's empty shell. */
export default function FailedPage() {
  return (
    <>
      <SkipLink />
      <main id="main" tabIndex={-1}>
        <ErrorPage status={500} reference={referencePlace} />
      </main>
    </>
  )
}
