import { ErrorPage, SkipLink } from '@house-edge/ui/page'
import type { Metadata } from 'next'
import { HtmlPage } from '../../frame/html-page.tsx'

export const metadata: Metadata = { title: 'This address cannot be read', robots: { index: false } }

/** What visitors see at an address that cannot be decoded. Sent with 400. */
export default function MalformedPage() {
  return (
    <HtmlPage>
      <SkipLink />
      <main id="main" tabIndex={-1}>
        <ErrorPage
          status={400}
          title="This address cannot be read"
          description="Part of it is damaged, as happens when a link is copied incompletely. Please check how it is written."
        />
      </main>
    </HtmlPage>
  )
}
