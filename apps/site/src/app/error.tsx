'use client'

import { ErrorPage } from '@house-edge/ui/page'
import { defaultTag } from '../default-tag.ts'
import { PageBeforeFailure } from '@house-edge/routing/react'

/** What visitors see when a page fails. The digest identifies the failure in the log. */
export default function FailedPage({ error }: { error: Error & { digest?: string } }) {
  return (
    <html lang={defaultTag}>
      <body>
        <PageBeforeFailure>
          <main id="main" tabIndex={-1}>
            <ErrorPage status={500} reference={error.digest} />
          </main>
        </PageBeforeFailure>
      </body>
    </html>
  )
}
