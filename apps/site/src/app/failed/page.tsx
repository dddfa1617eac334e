import { ErrorPage, SkipLink } from '@house-edge/ui/page'
import type { Metadata } from 'next'
import { words } from '../../words/words.ts'
import { HtmlPage } from '../../frame/html-page.tsx'
import { referencePlace } from '../../absence/status-pages.ts'

export const generateMetadata = (): Metadata => ({
  title: words().absence.titles.failed,
  robots: { index: false },
})

/** What visitors see when a page fails. Sent with 500 in place of the framework's empty shell. */
export default function FailedPage() {
  return (
    <HtmlPage>
      <SkipLink />
      <main id="main" tabIndex={-1}>
        <ErrorPage status={500} reference={referencePlace} />
      </main>
    </HtmlPage>
  )
}
