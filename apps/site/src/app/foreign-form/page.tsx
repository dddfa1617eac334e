import { ErrorPage, SkipLink } from '@house-edge/ui/page'
import type { Metadata } from 'next'
import { HtmlPage } from '../../frame/html-page.tsx'
import { words } from '../../words/words.ts'

export const generateMetadata = (): Metadata => ({
  title: words().absence.titles.foreignForm,
  robots: { index: false },
})

/** What visitors see after a form that did not come from a page of this site. Sent with 403. */
export default function ForeignFormPage() {
  return (
    <HtmlPage>
      <SkipLink />
      <main id="main" tabIndex={-1}>
        <ErrorPage
          status={403}
          title={words().absence.titles.foreignForm}
          description={words().absence.foreignForm}
        />
      </main>
    </HtmlPage>
  )
}
