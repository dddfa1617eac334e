'use client'

import { ErrorPage } from '@house-edge/ui/page'
import { LastPageForMachines } from '../absence/last-page.island.tsx'

/** What visitors see when a page fails. The digest leads us to the failure in the records. */
export default function FailedPage({ error }: { error: Error & { digest?: string } }) {
  return (
    <LastPageForMachines>
      <main id="main" tabIndex={-1}>
        <ErrorPage status={500} reference={error.digest} />
      </main>
    </LastPageForMachines>
  )
}
