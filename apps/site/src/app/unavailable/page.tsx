import { ErrorPage } from '@house-edge/ui/page'
import type { Metadata } from 'next'
import { words } from '../../words/words.ts'
import { SiteFrame } from '../../frame/site-frame.tsx'

/** The same interval as the not-found page. Seconds. */
export const revalidate = 300

export const generateMetadata = (): Metadata => ({
  title: words().absence.titles.unavailable,
  robots: { index: false },
})

/**
 * What visitors see when it is not known whether a page exists. The server in front sends it with 503. The content
 * service is unreachable then, so the last rendered version of this page stays in use.
 */
export default function UnavailablePage() {
  return (
    <SiteFrame>
      <ErrorPage status={503} />
    </SiteFrame>
  )
}
