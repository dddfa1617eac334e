import { ErrorPage } from '@house-edge/ui/page'
import type { Metadata } from 'next'
import { SiteFrame } from '../../frame/site-frame.tsx'

/** The same interval as the not-found page. Seconds. */
export const revalidate = 300

export const metadata: Metadata = { title: 'Too Many Questions', robots: { index: false } }

/** What is shown to a network that has asked more questions in a minute than the site answers one. The server in front sends it with 429. */
export default function TooManyPage() {
  return (
    <SiteFrame>
      <ErrorPage
        status={429}
        title="Too Many Questions"
        description="More was asked from your network in the last minute than we answer at once. Wait a minute, then ask again. All other pages are open."
      />
    </SiteFrame>
  )
}
