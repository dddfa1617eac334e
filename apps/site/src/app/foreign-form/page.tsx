import { messageFor } from '@house-edge/auth'
import { ErrorPage, SkipLink } from '@house-edge/ui/page'
import type { Metadata } from 'next'
import { HtmlPage } from '../../frame/html-page.tsx'

export const metadata: Metadata = { title: 'This form came from elsewhere', robots: { index: false } }

/** What visitors see after a form that did not come from a page of this site. Sent with 403. */
export default function ForeignFormPage() {
  return (
    <HtmlPage>
      <SkipLink />
      <main id="main" tabIndex={-1}>
        <ErrorPage
          status={403}
          title="This form came from elsewhere"
          description={messageFor('auth/cross-site')}
        />
      </main>
    </HtmlPage>
  )
}
