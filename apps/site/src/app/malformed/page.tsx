import { ErrorPage, SkipLink } from '@house-edge/ui/page'
import type { Metadata } from 'next'
import { HtmlPage } from '../../frame/html-page.tsx'
import { words } from '../../words/words.ts'

export const generateMetadata = (): Metadata => ({
  title: words().absence.titles.malformed,
  robots: { index: false },
})

/** What visitors see at an address that cannot be decoded. Sent with 400. */
export default function MalformedPage() {
  return (
    <HtmlPage>
      <SkipLink />
      <main id="main" tabIndex={-1}>
        <ErrorPage
          status={400}
          title={words().absence.titles.malformed}
          description={words().absence.malformed}
        />
      </main>
    </HtmlPage>
  )
}
