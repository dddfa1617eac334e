'use client'

import { ErrorPage } from '@house-edge/ui/page'
import { defaultTag } from '../default-tag.ts'
import { LastPageForMachines } from '../absence/last-page.island.tsx'

/** What visitors see when a page fails. The digest identifies the failure in the log. */
export default function FailedPage({ error }: { error: Error & { digest?: string } }) {
  return (
    <html lang={defaultTag}>
      <body>
        <LastPageForMachines>
          <main id="main" tabIndex={-1}>
            <ErrorPage status={500} reference={error.digest} />
          </main>
        </LastPageForMachines>
      </body>
    </html>
  )
}
