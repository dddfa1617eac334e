import { ErrorPage } from '@house-edge/ui/page'
import type { Metadata } from 'next'
import { SiteFrame } from '../../../frame/site-frame.tsx'
import { words } from '../../../words/words.ts'

/** The same interval as the not-found page. Seconds. */
export const revalidate = 300

export const generateMetadata = (): Metadata => ({
  title: words().absence.titles.unavailable,
  robots: { index: false },
})

/** What visitors see when it is not known whether their session is valid. The server in front sends it with 503. */
export default function UnknownVisitorPage() {
  return (
    <SiteFrame>
      <ErrorPage status={503} description={words().absence.unknownVisitor} />
    </SiteFrame>
  )
}
