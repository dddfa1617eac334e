'use client'

import '@house-edge/ui/styles.css'
import { ErrorPage } from '@house-edge/ui/page'
import { PageBeforeFailure } from '@house-edge/routing/react'
import { defaultTag } from '../default-tag.ts'

/** What visitors see when even the layout fails. */
export default function FailedSite({ error }: { error: Error & { digest?: string } }) {
  return (
    <html lang={defaultTag}>
      <head>
        <title>Internal Server Error</title>
      </head>
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
