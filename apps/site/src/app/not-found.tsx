import { ErrorPage } from '@house-edge/ui/page'
import type { Metadata } from 'next'
import { words } from '../words/words.ts'
import { WaysOn } from '../absence/ways-on.tsx'
import { SiteFrame } from '../frame/site-frame.tsx'

/** Pages are dropped when something is published; this interval covers lost webhooks. Seconds. */
export const revalidate = 300

export const generateMetadata = (): Metadata => ({
  title: words().absence.titles.missing,
  robots: { index: false },
})

/** What visitors see at an address that has nothing. */
export default function NotFoundPage() {
  return (
    <SiteFrame>
      <ErrorPage status={404}>
        <WaysOn />
      </ErrorPage>
    </SiteFrame>
  )
}
