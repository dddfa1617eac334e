import { ErrorPage } from '@house-edge/ui/page'
import type { Metadata } from 'next'
import { SiteFrame } from '../../../frame/site-frame.tsx'

/** The same interval as the not-found page. Seconds. */
export const revalidate = 300

export const metadata: Metadata = { title: 'Service Unavailable', robots: { index: false } }

/** What visitors see when it is not known whether their session is valid. The server in front sends it with 503. */
export default function UnknownVisitorPage() {
  return (
    <SiteFrame>
      <ErrorPage
        status={503}
        description="We cannot reach our sign-in service right now, so we cannot show your account. You have not been signed out, and nothing is lost. Please try again in a minute."
      />
    </SiteFrame>
  )
}
