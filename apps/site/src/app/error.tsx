'use client'

import { isBot } from '@house-edge/routing'
import { ErrorPage } from '@house-edge/ui/page'

/** What visitors see when a page fails. The digest leads us to the failure in the records. */
export default function FailedPage({ error }: { error: Error & { digest?: string } }) {
  // Machines are told the status and are shown no error page (ledger R169).
  if (typeof navigator !== 'undefined' && isBot(navigator.userAgent)) return null
  return (
    <main id="main" tabIndex={-1}>
      <ErrorPage status={500} reference={error.digest} />
    </main>
  )
}
